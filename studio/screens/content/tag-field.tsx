import { useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { AddChoice } from './add-choice.tsx';
import { useEdit } from './use-edit.ts';

/** Number of tags up to which the form shows all of them as buttons. A site may have thousands. */
const mostButtons = 40;

/** The tags of an item. */
export function TagField({
  prefix,
  itemId,
  tags,
  options,
  isReadOnly,
}: {
  prefix: string;
  itemId: number;
  /** The keys of the item's tags. */
  tags: readonly string[];
  options: readonly { key: string; name: string }[];
  isReadOnly: boolean;
}) {
  const t = useMessages('content');
  const { edit } = useEdit(prefix, { key: `${prefix} ${itemId} move` });
  const selection = JSON.stringify({ ids: String(itemId) });
  const save = (tag: string, isAdded: boolean) => edit({ intent: 'tag', tag, isAdded, selection });
  const isLong = options.length > mostButtons;
  /** Tags whose buttons stay, so that a tag that is removed keeps the focus and can be added again. */
  const [kept, setKept] = useState<readonly string[]>([]);
  const hasButton = ({ key }: { key: string }) => !isLong || tags.includes(key) || kept.includes(key);
  return (
    <fieldset aria-label={t('field.tags')} className="flex min-w-0 flex-col gap-2">
      <span className="text-secondary font-semibold">{t('field.tags')}</span>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {options.filter(hasButton).map(({ key, name }) => (
          <ToggleButton
            key={key}
            isDisabled={isReadOnly}
            isSelected={tags.includes(key)}
            onChange={(isAdded) => {
              setKept([...kept.filter((one) => one !== key), key]);
              save(key, isAdded);
            }}
            className="touch-target h-8 cursor-pointer rounded-control border border-line bg-surface px-3 font-semibold text-muted data-hovered:bg-hover data-selected:border-accent data-selected:bg-accent-soft data-selected:text-accent"
          >
            {name}
          </ToggleButton>
        ))}
      </div>
      {isLong && !isReadOnly && (
        <AddChoice
          label={t('tag.add')}
          options={options
            .filter((option) => !hasButton(option))
            .map(({ key, name }) => ({ id: key, label: name }))}
          onAdd={(key) => save(key, true)}
        />
      )}
    </fieldset>
  );
}
