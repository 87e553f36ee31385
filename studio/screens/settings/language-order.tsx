import { Languages, X } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import type { FieldProps } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { LanguageQuestion, type AskedLanguage } from './language-question.tsx';
import { readTags, type LanguageOption } from './language-list.ts';
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
        onMove={(moved, target) => change(moveEntries(tags, moved, target, (tag) => tag))}
        renderRow={({ id, label: name, isBuiltIn }) => (
          <>
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
          </>
        )}
      >
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
      </OrderedList>
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
