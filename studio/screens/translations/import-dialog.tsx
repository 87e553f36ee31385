import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileField } from '../../ui/file-field.tsx';
import type { NamedLanguage } from './holder.ts';
import { ImportChanges } from './import-changes.tsx';
import { useImport, type ImportResult } from './use-import.ts';

/** Compares a file of translations with the site, shows the differences and faults, and imports it. */
export function ImportDialog({ language, onClose }: { language: NamedLanguage; onClose: () => void }) {
  const t = useMessages('translations');
  const { compare, apply, file, progress, result } = useImport(language, onClose);
  const canApply = result?.outcome === 'compared' && result.report.changed > 0;
  return (
    <Dialog
      title={t('import.title', { language: language.name })}
      isOpen
      isWide
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {t('dialog.close')}
          </Button>
          {canApply && (
            <Button kind="primary" isBusy={progress !== null} onPress={apply}>
              {t('import.apply', { count: result.report.changed })}
            </Button>
          )}
        </>
      }
    >
      <p>{t('import.text')}</p>
      <FileField
        label={t('import.file')}
        text={
          file && (
            <p dir="auto" className="font-semibold text-ink">
              {file.name}
            </p>
          )
        }
        button={t('import.choose')}
        types={['.xlf', '.xliff', '.csv', '.json']}
        progress={progress === null ? null : { label: t('import.reading'), share: progress }}
        onFiles={([chosen]) => {
          if (chosen) compare(chosen);
        }}
        className="p-4"
      />
      {result && <Result result={result} language={language} />}
    </Dialog>
  );
}

/** Shows what the file would change, or why it cannot be imported. */
function Result({ result, language }: { result: ImportResult; language: NamedLanguage }) {
  const t = useMessages('translations');
  switch (result.outcome) {
    case 'failed':
      return <Banner>{t('import.failed', { fault: result.fault })}</Banner>;
    case 'unreadable':
      return (
        <Banner title={t('import.unreadable')}>
          {t('import.fault', { fault: result.fault, reason: result.reason })}
        </Banner>
      );
    case 'refused':
      return (
        <Banner title={t('import.refused', { count: result.total })}>
          <ul className="max-h-60 overflow-auto text-secondary">
            {result.faults.map(({ place, key, problem }) => (
              <li key={`${place} ${key}`} dir="auto" className="py-1 wrap-anywhere">
                {t('import.refusedText', { place, key, problem })}
              </li>
            ))}
          </ul>
        </Banner>
      );
    case 'compared':
      return <ImportChanges report={result.report} changes={result.changes} language={language} />;
  }
}
