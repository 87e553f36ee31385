import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { useUndoStep } from '../../draft/undo-step.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { PageEditResult, PageFault } from './own-page.ts';

/** An edit of the list of pages that a component sends. */
export interface PageEditing {
  isBusy: boolean;
  /** The fields of the edit that is being sent. */
  sent: FormData | undefined;
  /** Why the last edit was refused. */
  fault: PageFault | undefined;
  /** The outcome of an edit that was neither saved nor refused. */
  problem: 'conflict' | 'too-large' | undefined;
  /** Sends an edit. `onSaved` returns the text of the toast. */
  send: (fields: Record<string, string>, onSaved?: (result: SavedPage) => string) => void;
}

type SavedPage = Extract<PageEditResult, { outcome: 'saved' }>;

/** Sends edits of the list of pages, and offers to undo them. */
export function usePageEdit(action: string): PageEditing {
  const fetcher = useFetcher<PageEditResult>();
  const undo = useUndoStep();
  const waiting = useRef<((result: SavedPage) => string) | null>(null);
  const result = fetcher.state === 'idle' ? fetcher.data : undefined;
  useOnAnswer(result, (answer) => {
    if (answer.outcome === 'saved' && waiting.current) {
      const { draft } = answer;
      showToast({ text: waiting.current(answer), ...(draft && { undo: () => undo(draft) }) });
    }
    waiting.current = null;
  });
  return {
    isBusy: fetcher.state !== 'idle',
    sent: fetcher.formData,
    fault: result?.outcome === 'refused' ? result.fault : undefined,
    problem: result?.outcome === 'conflict' || result?.outcome === 'too-large' ? result.outcome : undefined,
    send(fields, onSaved) {
      waiting.current = onSaved ?? null;
      void fetcher.submit(fields, { method: 'post', action });
    },
  };
}
