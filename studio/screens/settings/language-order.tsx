import { CircleAlert, GripVertical, Languages, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { fieldClasses, type FieldProps } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { LanguageQuestion, type AskedLanguage } from './language-question.tsx';
import { moveTags, readTags, type LanguageOption } from './language-list.ts';
import type { SettingState } from './use-setting.ts';

/** The languages of the site: the first is the main language. They are moved by pointer, touch or keyboard. */
export function LanguageOrder({
  label,
  help,
  error,
  published,
  options,
  state,
  isDisabled,
}: FieldProps & { options: readonly LanguageOption[]; state: SettingState; isDisabled: boolean }) {
  const t = useMessages('settings');
  const [asked, setAsked] = useState<AskedLanguage | null>(null);
  const [adding, setAdding] = useState(0);
  const tags = readTags(state.text);
  const named = tags.map(
    (tag): LanguageOption =>
      options.find(({ id }) => id === tag) ?? { id: tag, label: tag, isBuiltIn: false },
  );
  const save = (next: readonly string[]) => state.save(next.join(', '));
  const change = (next: readonly string[]) => {
    const [first] = next;
    const main = named.find(({ id }) => id === first);
    if (main && first !== tags[0]) setAsked({ kind: 'main', language: main, next });
    else save(next);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) =>
      named.filter(({ id }) => keys.has(id)).map(({ label: name }) => ({ 'text/plain': name })),
    onReorder: ({ keys, target }) =>
      change(moveTags(tags, keys, { id: target.key, isBefore: target.dropPosition === 'before' })),
  });
  return (
    <div className={fieldClasses({ published })}>
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-secondary font-semibold">{label}</p>
        {published && (
          <Button
            onPress={published.restore}
            className="inline-flex cursor-pointer items-center gap-1 rounded-tag text-small font-semibold text-accent data-hovered:underline"
          >
            <RotateCcw aria-hidden className="size-3" />
            {t('sections.restore')}
          </Button>
        )}
      </div>
      <GridList
        aria-label={label}
        items={named}
        dependencies={[tags.length, isDisabled]}
        dragAndDropHooks={dragAndDropHooks}
        className="flex max-w-md flex-col rounded-row border border-line p-1 data-drop-target:border-accent"
      >
        {({ id, label: name, isBuiltIn }) => (
          <GridListItem
            id={id}
            textValue={name}
            className="flex min-h-11 items-center gap-2 rounded-control px-1.5 outline-offset-[-2px] data-dragging:opacity-50 data-hovered:bg-hover"
          >
            <Button
              slot="drag"
              className="grid size-8 cursor-grab place-items-center rounded-tag text-faint data-disabled:opacity-45"
            >
              <GripVertical aria-hidden className="size-4" />
            </Button>
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 py-1">
              <span className="font-semibold">{name}</span>
              <code className="font-mono text-small text-faint">{id}</code>
              {id === tags[0] && <Badge kind="accent">{t('languages.main')}</Badge>}
              {!isBuiltIn && <Badge kind="warning">{t('languages.noWords')}</Badge>}
            </span>
            <IconButton
              size="small"
              label={t('languages.remove', { language: name })}
              isDisabled={isDisabled || tags.length === 1}
              icon={<X aria-hidden className="size-4" />}
              onPress={() =>
                setAsked({
                  kind: id === tags[0] ? 'removeMain' : 'remove',
                  language: { id, label: name, isBuiltIn },
                  next: tags.filter((tag) => tag !== id),
                })
              }
            />
          </GridListItem>
        )}
      </GridList>
      {!isDisabled && (
        <ComboBox
          key={adding}
          label={t('languages.add')}
          className="max-w-md"
          placeholder={t('languages.search')}
          options={options
            .filter(({ id }) => !tags.includes(id))
            .map(({ id, label: name, isBuiltIn }) => ({
              id,
              label: t('languages.option', { language: name, tag: id }),
              ...(isBuiltIn && { help: t('languages.builtIn') }),
            }))}
          onSelectionChange={(key) => {
            if (key === null) return;
            save([...tags, String(key)]);
            // The field is empty again for the next language.
            setAdding(adding + 1);
          }}
        />
      )}
      {error !== undefined && (
        <p className="flex items-start gap-1.5 text-secondary font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {error}
        </p>
      )}
      <p className="text-secondary text-faint">
        <bdi>{help}</bdi> {t('languages.help')}
      </p>
      {tags.length > 1 && (
        <p className="flex items-center gap-1.5 text-secondary">
          <Languages aria-hidden className="size-4 text-muted" />
          <TextLink href="/translations">{t('languages.translations')}</TextLink>
        </p>
      )}
      {asked && (
        <LanguageQuestion
          asked={asked}
          onConfirm={() => {
            save(asked.next);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
