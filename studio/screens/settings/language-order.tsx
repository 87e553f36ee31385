import { Languages, X } from 'lucide-react';
import { useState } from 'react';
import { readTags } from '#app/changes/language-tags.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import type { FieldProps } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { LanguageQuestion, type LanguageChange } from './language-question.tsx';
import type { LanguageOption } from './language-list.ts';
import { moveEntries } from './move-entries.ts';
import { OrderedList } from './ordered-list.tsx';
import type { SettingState } from './use-setting.ts';

/** The languages of the site: the first is the main language. */
export function LanguageOrder({
  help,
  options,
  state,
  isDisabled,
  ...field
}: FieldProps & { options: readonly LanguageOption[]; state: SettingState; isDisabled: boolean }) {
  const t = useMessages('settings');
  const [change, setChange] = useState<LanguageChange | null>(null);
  const tags = readTags(state.text);
  const [main] = tags;
  const named = tags.map(
    (tag): LanguageOption =>
      options.find(({ id }) => id === tag) ?? { id: tag, label: tag, isBuiltIn: false },
  );
  const save = (next: readonly string[]) => state.save(next.join(', '));
  const reorder = (next: readonly string[]) => {
    const language = named.find(({ id }) => id === next[0]);
    if (language && language.id !== main) setChange({ kind: 'main', language, next });
    else save(next);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <OrderedList
        {...field}
        help={
          <>
            <bdi>{help}</bdi> {t('languages.help')}
          </>
        }
        entries={named}
        isDisabled={isDisabled}
        dependencies={[state.text]}
        onMove={(moved, target) => reorder(moveEntries(tags, moved, target, (tag) => tag))}
        renderRow={(language) => (
          <LanguageRow
            language={language}
            isMain={language.id === main}
            canRemove={!isDisabled && tags.length > 1}
            onRemove={() =>
              setChange({
                kind: language.id === main ? 'removeMain' : 'remove',
                language,
                next: tags.filter((tag) => tag !== language.id),
              })
            }
          />
        )}
      >
        {!isDisabled && (
          <AddLanguage
            // The key makes the field new and empty after each added language.
            key={tags.length}
            options={options.filter(({ id }) => !tags.includes(id))}
            onAdd={(tag) => save([...tags, tag])}
          />
        )}
      </OrderedList>
      {tags.length > 1 && (
        <p className="flex items-center gap-1.5 text-secondary">
          <Languages aria-hidden className="size-4 text-muted" />
          <TextLink href="/translations">{t('languages.translations')}</TextLink>
        </p>
      )}
      {change && (
        <LanguageQuestion
          change={change}
          onConfirm={() => {
            save(change.next);
            setChange(null);
          }}
          onClose={() => setChange(null)}
        />
      )}
    </div>
  );
}

function LanguageRow({
  language: { id, label, isBuiltIn },
  isMain,
  canRemove,
  onRemove,
}: {
  language: LanguageOption;
  isMain: boolean;
  canRemove: boolean;
  onRemove: () => void;
}) {
  const t = useMessages('settings');
  return (
    <>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 py-1">
        <span className="font-semibold">{label}</span>
        <code className="font-mono text-small text-faint">{id}</code>
        {isMain && <Badge kind="accent">{t('languages.main')}</Badge>}
        {!isBuiltIn && <Badge kind="warning">{t('languages.noWords')}</Badge>}
      </span>
      <IconButton
        size="small"
        label={t('languages.remove', { language: label })}
        isDisabled={!canRemove}
        icon={<X aria-hidden className="size-4" />}
        onPress={onRemove}
      />
    </>
  );
}

/** A field that finds a language by its name or tag. */
function AddLanguage({
  options,
  onAdd,
}: {
  options: readonly LanguageOption[];
  onAdd: (tag: string) => void;
}) {
  const t = useMessages('settings');
  return (
    <ComboBox
      label={t('languages.add')}
      className="max-w-md"
      placeholder={t('languages.search')}
      options={options.map(({ id, label, isBuiltIn }) => ({
        id,
        label: t('languages.option', { language: label, tag: id }),
        ...(isBuiltIn && { help: t('languages.builtIn') }),
      }))}
      onSelectionChange={(key) => {
        if (key !== null) onAdd(String(key));
      }}
    />
  );
}
