import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useStepToast } from '../../draft/use-step-toast.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { RedirectResult } from './redirect-row.ts';
import { useRedirectFault } from './use-redirect-fault.ts';

/** Largest file, in bytes. The largest body of a request is 2 MB. */
const largest = 1_500_000;

/** Imports redirects from a CSV file, and shows the added and the refused lines. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('redirects');
  const describe = useRedirectFault();
  const fetcher = useFetcher<RedirectResult>();
  const [isTooLarge, setTooLarge] = useState(false);
  const result = fetcher.state === 'idle' ? fetcher.data : undefined;
  const report = result?.report;
  useStepToast(result, t('done.imported'));
  const choose = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    setTooLarge(file.size > largest);
    if (file.size > largest) return;
    await fetcher.submit({ intent: 'import', csv: await file.text() }, { method: 'post' });
  };
  return (
    <Dialog
      title={t('import.title')}
      isOpen
      onClose={onClose}
      actions={
        <Button kind="quiet" onPress={onClose}>
          {report ? t('import.done') : t('form.cancel')}
        </Button>
      }
    >
      <p>{t('import.text')}</p>
      <pre className="overflow-x-auto rounded-control bg-sunken px-3 py-2 font-mono text-small text-ink">
        {t('import.example')}
      </pre>
      {isTooLarge && <Banner>{t('import.tooLarge')}</Banner>}
      {result?.outcome === 'unreadable' && <Banner>{t('import.unreadable')}</Banner>}
      {result?.outcome === 'too-large' && <Banner>{t('fault.tooLarge')}</Banner>}
      {report && result?.outcome === 'saved' && (
        <Banner kind={report.refused.length > 0 ? 'warning' : 'success'}>
          {t('import.report', {
            added: report.added,
            changed: report.changed,
            refused: report.refused.length,
          })}
        </Banner>
      )}
      {report && report.refused.length > 0 && (
        <ul className="max-h-48 overflow-auto text-secondary">
          {report.refused.map(({ line, from, fault }) => (
            <li key={line} className="py-1">
              {t('import.refused', { line, from, reason: describe(fault) })}
            </li>
          ))}
        </ul>
      )}
      <FileTrigger
        acceptedFileTypes={['text/csv', '.csv', '.tsv', '.txt']}
        onSelect={(files) => void choose(files)}
      >
        <Button icon={<FileUp aria-hidden className="size-4" />} isBusy={fetcher.state !== 'idle'}>
          {t('import.choose')}
        </Button>
      </FileTrigger>
    </Dialog>
  );
}
