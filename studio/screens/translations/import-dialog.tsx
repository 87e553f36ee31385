import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useRevalidator } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useUndo } from '../../changes/undo-provider.tsx';
import { sendFile } from '../../pictures/send-picture.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { NamedLanguage } from './holder.ts';
import type { ImportAnswer } from './import-answer.ts';
import { ImportChanges } from './import-changes.tsx';

type Answer = ImportAnswer | { outcome: 'failed'; fault: 'large' | 'network' };

/** Compares a file of translations with the site, shows the differences and faults, and imports it. */
export function ImportDialog({ language, onClose }: { language: NamedLanguage; onClose: () => void }) {
  const t = useMessages('translations');
  const { undo } = useUndo();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [progress, setProgress] = useState<number | null>(null);

  async function send(chosen: File, isApplied: boolean) {
    setFile(chosen);
    setProgress(0);
    const query = new URLSearchParams({
      language: language.tag,
      name: chosen.name,
      apply: String(isApplied),
    });
    const received = await sendFile(`/translations/import?${query.toString()}`, chosen, setProgress);
    setProgress(null);
    if (received?.status !== 200) {
      setAnswer({ outcome: 'failed', fault: received?.status === 413 ? 'large' : 'network' });
      return;
    }
    const next = received.body as ImportAnswer;
    if (next.outcome !== 'imported') {
      setAnswer(next);
      return;
    }
    const { version, changed } = next.report;
    if (version !== null) {
      showToast({ text: t('import.done', { count: changed }), undo: () => undo(version) });
    }
    void revalidate();
    onClose();
  }

  const canApply = file !== null && answer?.outcome === 'compared' && answer.report.changed > 0;
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
            <Button kind="primary" isBusy={progress !== null} onPress={() => void send(file, true)}>
              {t('import.apply', { count: answer.report.changed })}
            </Button>
          )}
        </>
      }
    >
      <p>{t('import.text')}</p>
      <FileDrop
        label={t('import.file')}
        onFiles={([chosen]) => {
          if (chosen && progress === null) void send(chosen, false);
        }}
        className="flex min-h-20 flex-col items-start justify-center gap-2 rounded-row p-4"
      >
        {progress === null ? (
          <>
            {file && (
              <p dir="auto" className="font-semibold text-ink">
                {file.name}
              </p>
            )}
            <FileTrigger
              acceptedFileTypes={['.xlf', '.xliff', '.csv', '.json']}
              onSelect={(files) => {
                if (files?.[0]) void send(files[0], false);
              }}
            >
              <Button size="small" icon={<FileUp aria-hidden className="size-4" />}>
                {t('import.choose')}
              </Button>
            </FileTrigger>
          </>
        ) : (
          <ProgressLine label={t('import.reading')} share={progress < 1 ? progress : null} />
        )}
      </FileDrop>
      {answer?.outcome === 'failed' && <Banner>{t('import.failed', { fault: answer.fault })}</Banner>}
      {answer?.outcome === 'unreadable' && (
        <Banner title={t('import.unreadable')}>
          {t('import.fault', { fault: answer.fault, reason: answer.reason })}
        </Banner>
      )}
      {answer?.outcome === 'refused' && (
        <Banner title={t('import.refused', { count: answer.total })}>
          <ul className="max-h-60 overflow-auto text-secondary">
            {answer.faults.map(({ place, key, problem }) => (
              <li key={`${place} ${key}`} dir="auto" className="py-1 wrap-anywhere">
                {t('import.refusedText', { place, key, problem })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {answer?.outcome === 'compared' && (
        <ImportChanges report={answer.report} changes={answer.changes} language={language} />
      )}
    </Dialog>
  );
}
