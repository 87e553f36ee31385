import { useCallback, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useUndoStep } from '../../draft/undo-step.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { EditAnswer } from './edit-item.server.ts';

/** Values of an edit, as its form sends them. */
export type EditValues = Readonly<Record<string, string | number | boolean>>;

export interface Editing {
  /** Sends an edit. `describe` returns the text of the toast after saving. */
  edit: (values: EditValues, describe?: (saved: SavedEdit) => string) => void;
  answer: EditAnswer | undefined;
  isBusy: boolean;
}

export type SavedEdit = Extract<EditAnswer, { outcome: 'saved' }>;

/** Sends edits of a section's items to the draft, and reports them with an undo. */
export function useEdit(
  prefix: string,
  { key, path = 'edit' }: { key?: string; path?: string } = {},
): Editing {
  const t = useMessages('content');
  const fetcher = useFetcher<EditAnswer>(key === undefined ? undefined : { key });
  const describe = useRef<((saved: SavedEdit) => string) | undefined>(undefined);
  const reported = useRef<EditAnswer | undefined>(undefined);
  const { data: answer, state } = fetcher;
  const undo = useUndoStep();
  useEffect(() => {
    if (state !== 'idle' || !answer || reported.current === answer) return;
    reported.current = answer;
    if (answer.outcome === 'saved' && describe.current) {
      const text = [describe.current(answer)];
      if (answer.kept > 0) text.push(t('bulk.kept', { count: answer.kept }));
      showToast({
        text: text.join(' '),
        undo: () => undo(answer.draft),
      });
    }
    if (answer.outcome === 'unchanged' && describe.current) {
      showToast({
        text: answer.kept > 0 ? t('bulk.kept', { count: answer.kept }) : t('bulk.unchanged'),
      });
    }
    // A form that shows both values needs no toast.
    if (answer.outcome === 'conflict' && !answer.isShown) showToast({ text: t('edit.conflict') });
    if (answer.outcome === 'too-large') showToast({ text: t('edit.tooLarge') });
    if (answer.outcome === 'not-found') showToast({ text: t('edit.gone') });
  }, [answer, state, t, undo]);
  const { submit } = fetcher;
  const edit = useCallback<Editing['edit']>(
    (values, said) => {
      describe.current = said;
      void submit({ ...values }, { method: 'post', action: `/content/${prefix}/${path}` });
    },
    [path, prefix, submit],
  );
  return { edit, answer, isBusy: state !== 'idle' };
}
