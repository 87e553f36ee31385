import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../ui/toast.tsx';
import { useOnAnswer } from '../ui/use-on-answer.ts';
import type { UndoOutcome } from './undo-outcome.ts';

/** Undoes changes from every screen. */
export interface Undoing {
  undo: (version: number) => void;
  isBusy: boolean;
}

const UndoContext = createContext<Undoing>({ undo: () => {}, isBusy: false });

/**
 * Returns a function that undoes a change. A toast reports the undo and can undo it. If later changes touched the same
 * fields, the function opens the history, where the operator resolves the conflicts.
 */
export function useUndo(): Undoing {
  return useContext(UndoContext);
}

/** Provides `useUndo`. It is mounted outside the screens, because a toast can outlive its screen. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const t = useMessages('changes');
  const navigate = useNavigate();
  const { submit, data, state } = useFetcher<UndoOutcome>();
  const undoing = useMemo(
    (): Undoing => ({
      undo: (version) =>
        void submit({ intent: 'undo', resolutions: '[]' }, { method: 'post', action: `/history/${version}` }),
      isBusy: state !== 'idle',
    }),
    [submit, state],
  );
  useOnAnswer(data, (answer) => {
    if (answer.outcome === 'published') {
      const { version } = answer;
      showToast({ text: t('undo.done'), undo: () => undoing.undo(version) });
    } else if (answer.outcome === 'conflicts' || answer.outcome === 'refused') {
      void navigate(`/history/${answer.undone}`);
    } else {
      const outcome = answer.outcome === 'missing' ? 'other' : answer.outcome;
      showToast({ text: t('undo.failed', { outcome }) });
    }
  });
  return <UndoContext value={undoing}>{children}</UndoContext>;
}
