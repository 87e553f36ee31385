import type { TranslationImport } from '#app/translations/import-translations.server.ts';
import type { TextChange } from '#app/translations/text-unit.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import type { NamedLanguage } from './holder.ts';

/** Lists the changes that importing a file would make. */
export function ImportChanges({
  report: { changed, stale, kept, empty },
  changes,
  language,
}: {
  report: TranslationImport;
  changes: readonly TextChange[];
  language: NamedLanguage;
}) {
  const t = useMessages('translations');
  const notes = [
    ...(stale > 0 ? [t('import.stale', { count: stale })] : []),
    ...(kept > 0 ? [t('import.kept', { count: kept })] : []),
    ...(empty > 0 ? [t('import.empty', { count: empty })] : []),
  ];
  return (
    <>
      <Banner kind={changed === 0 ? 'info' : 'success'} title={t('import.changed', { count: changed })}>
        {notes.join(' ')}
      </Banner>
      {changes.length > 0 && (
        <ul
          aria-label={t('import.changes')}
          className="max-h-80 overflow-auto rounded-row border border-divider"
        >
          {changes.map(({ key, original, before, after }) => (
            <li key={key} className="border-b border-divider px-4 py-2.5 text-secondary last:border-0">
              <p dir="auto" className="wrap-anywhere text-ink">
                {original}
              </p>
              <div lang={language.tag} className="mt-1 flex flex-col gap-1 wrap-anywhere">
                {before !== '' && before !== after && (
                  <del dir="auto" className="self-start rounded-tag bg-danger-soft px-1.5 text-danger">
                    {before}
                  </del>
                )}
                <ins
                  dir="auto"
                  className="self-start rounded-tag bg-success-soft px-1.5 text-success no-underline"
                >
                  {after}
                </ins>
              </div>
              <code dir="ltr" className="mt-1 block font-mono text-small wrap-anywhere text-faint">
                {key}
              </code>
            </li>
          ))}
          {changed > changes.length && (
            <li className="px-4 py-2.5 text-secondary text-muted">
              {t('import.more', { count: changed - changes.length })}
            </li>
          )}
        </ul>
      )}
    </>
  );
}
