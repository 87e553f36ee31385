import { useCallback, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useUndoStep } from '../../draft/undo-step.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { EditAnswer } from './edit-item.server.ts';

/** Values of an edit, as its form sends them. */
export type EditValues = Readonly<Record<string, string | number | boolean>>;

export interface Editing {
  /** Sends an edit. `describe` returns the text of the toast after saving. */
  edit: (values: EditValues, describe?: (saved: SavedEdit) => string) => void;
  /** Sends an edit. No toast reports that it was saved. Resolves when the edit has ended. */
  send: (values: EditValues) => Promise<void>;
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
  const { data: answer, state } = fetcher;
  const undo = useUndoStep();
  useOnAnswer(state === 'idle' ? answer : undefined, (result) => {
    if (result.outcome === 'saved' && describe.current) {
      const text = [describe.current(result)];
      if (result.kept > 0) text.push(t('bulk.kept', { count: result.kept }));
      showToast({
        text: text.join(' '),
        undo: () => undo(result.draft),
      });
    }
    if (result.outcome === 'unchanged' && describe.current) {
      showToast({
        text: result.kept > 0 ? t('bulk.kept', { count: result.kept }) : t('bulk.unchanged'),
      });
    }
    // A form that shows both values needs no toast.
    if (result.outcome === 'conflict' && !result.isShown) showToast({ text: t('edit.conflict') });
    if (result.outcome === 'too-large') showToast({ text: t('edit.tooLarge') });
    if (result.outcome === 'not-found') showToast({ text: t('edit.gone') });
  });
  const { submit } = fetcher;
  const post = useCallback(
    (values: EditValues) => submit({ ...values }, { method: 'post', action: `/content/${prefix}/${path}` }),
    [path, prefix, submit],
  );
  const edit = useCallback<Editing['edit']>(
    (values, said) => {
      describe.current = said;
      void post(values);
    },
    [post],
  );
  return { edit, send: post, answer, isBusy: state !== 'idle' };
}
