import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useUndo } from '../../changes/undo-provider.tsx';
import { sendFile } from '../../ui/send-file.ts';
import { showToast } from '../../ui/toast.tsx';
import type { NamedLanguage } from './holder.ts';
import type { ImportAnswer } from './import-answer.ts';

/** The result that the dialog shows. The dialog closes after an import. */
export type ImportResult =
  | Exclude<ImportAnswer, { outcome: 'imported' }>
  | { outcome: 'failed'; fault: 'large' | 'network' };

/** Sends a file of translations, first to compare it with the site, then to import it. */
export function useImport(language: NamedLanguage, onImported: () => void) {
  const t = useMessages('translations');
  const { undo } = useUndo();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [progress, setProgress] = useState<number | null>(null);

  async function send(sent: File, isApplied: boolean) {
    setProgress(0);
    const query = new URLSearchParams({
      language: language.tag,
      name: sent.name,
      apply: String(isApplied),
    });
    const received = await sendFile(`/translations/import?${query.toString()}`, sent, setProgress);
    setProgress(null);
    if (received?.status !== 200) {
      setResult({ outcome: 'failed', fault: received?.status === 413 ? 'large' : 'network' });
      return;
    }
    const answer = received.body as ImportAnswer;
    if (answer.outcome !== 'imported') {
      setResult(answer);
      return;
    }
    const { version, changed } = answer.report;
    if (version !== null) {
      showToast({ text: t('import.done', { count: changed }), undo: () => undo(version) });
    }
    void revalidate();
    onImported();
  }

  return {
    file,
    result,
    /** Share of the file that has been sent, from 0 to 1. `null` if no file is being sent. */
    progress,
    compare(chosen: File) {
      setFile(chosen);
      void send(chosen, false);
    },
    /** Imports the file that was compared last. */
    apply() {
      if (file) void send(file, true);
    },
  };
}
