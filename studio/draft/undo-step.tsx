import { createContext, useCallback, useContext, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../ui/toast.tsx';
import { useOnAnswer } from '../ui/use-on-answer.ts';

/** A draft right after one of its steps. */
export interface DraftStep {
  id: number;
  revision: number;
}

const UndoStepContext = createContext<(step: DraftStep) => void>(() => {});

/**
 * Returns a function that undoes a step of the draft, for the toast of that step. It works on every screen. If the
 * draft has changed since the step, nothing is undone, and a toast says so.
 */
export function useUndoStep(): (step: DraftStep) => void {
  return useContext(UndoStepContext);
}

/** Provides `useUndoStep`. It is mounted outside the screens, because a toast can outlive its screen. */
export function UndoStepProvider({ children }: { children: ReactNode }) {
  const t = useMessages('draft');
  const { submit, data } = useFetcher<{ outcome: string }>();
  useOnAnswer(data, ({ outcome }) => {
    if (outcome === 'outdated') showToast({ text: t('undo.outdated') });
    if (outcome === 'not-found') showToast({ text: t('undo.gone') });
  });
  const undo = useCallback(
    ({ id, revision }: DraftStep) =>
      void submit({ intent: 'undo', id, revision }, { method: 'post', action: '/draft' }),
    [submit],
  );
  return <UndoStepContext value={undo}>{children}</UndoStepContext>;
}
