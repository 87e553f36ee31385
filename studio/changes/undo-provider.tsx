import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../ui/toast.tsx';
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
  useEffect(() => {
    if (!data) return;
    if (data.outcome === 'published') {
      const { version } = data;
      showToast({
        text: t('undo.done'),
        undo: () =>
          void submit(
            { intent: 'undo', resolutions: '[]' },
            { method: 'post', action: `/history/${version}` },
          ),
      });
    } else if (data.outcome === 'conflicts' || data.outcome === 'refused') {
      void navigate(`/history/${data.undone}`);
    } else
      showToast({ text: t('undo.failed', { outcome: data.outcome === 'missing' ? 'other' : data.outcome }) });
  }, [data, navigate, submit, t]);
  return <UndoContext value={undoing}>{children}</UndoContext>;
}
