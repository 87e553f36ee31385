import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../ui/toast.tsx';
import { useDraft } from './draft-state.ts';
import { editTurns } from './edit-turns.ts';
import { forgetShownDraft, latestDraft, noteDraft, type SteppedDraft } from './noted-draft.ts';
import { postEdit, type UnansweredEdit } from './post-edit.ts';

/** The id of a draft, and its revision right after one of its steps. */
export interface DraftStep {
  id: number;
  revision: number;
}

type Step = 'redo' | 'undo';

interface DraftSteps {
  undoStep: (step: DraftStep) => void;
  stepDraft: (step: Step) => void;
}

const DraftStepsContext = createContext<DraftSteps>({ undoStep: () => {}, stepDraft: () => {} });

/**
 * Returns a function that undoes a step of the draft, for the toast of that step. It works on every screen. If the
 * draft has changed since the step, nothing is undone, and a toast says so.
 */
export function useUndoStep(): (step: DraftStep) => void {
  return useContext(DraftStepsContext).undoStep;
}

/**
 * Returns a function that undoes or redoes the last step of the current draft. A toast reports the result. The function
 * is the same in each rendering.
 */
export function useDraftSteps(): (step: Step) => void {
  return useContext(DraftStepsContext).stepDraft;
}

/** The answer to an undo or a redo. `places` names the pages, items and settings that the step changes. */
type StepAnswer =
  | { outcome: 'saved'; draft: SteppedDraft; places: string }
  | { outcome: 'not-found' | 'outdated' | 'too-large' }
  | UnansweredEdit;

/** The texts of the toasts. */
type StepTexts = Partial<Record<Exclude<StepAnswer['outcome'], 'saved'>, string>> & {
  saved?: (places: string) => string;
};

/**
 * Provides `useUndoStep` and `useDraftSteps`. It is mounted outside the screens, because a toast can outlive its
 * screen.
 */
export function UndoStepProvider({ children }: { children: ReactNode }) {
  const t = useMessages('draft');
  const { current } = useDraft();
  const { revalidate } = useRevalidator();
  const shown = useRef(current);
  useEffect(() => {
    shown.current = current;
    forgetShownDraft(current);
  }, [current]);
  const send = useCallback(
    async (intent: Step, { id, revision }: DraftStep, { saved, ...failures }: StepTexts) => {
      const answer = await postEdit<StepAnswer>('/draft', { intent, id, revision });
      if (answer.outcome === 'saved') noteDraft(answer.draft);
      const text = answer.outcome === 'saved' ? saved?.(answer.places) : failures[answer.outcome];
      if (text !== undefined) showToast({ text });
      if (answer.outcome !== 'failed') await revalidate();
    },
    [revalidate],
  );
  const steps = useMemo((): DraftSteps => {
    const failures = { failed: t('step.failed'), 'not-found': t('undo.gone') };
    return {
      undoStep: (step) =>
        void editTurns.alone(() => send('undo', step, { ...failures, outdated: t('undo.outdated') })),
      stepDraft: (step) =>
        void editTurns.alone(async () => {
          const draft = latestDraft(shown.current);
          const isPossible = step === 'undo' ? draft?.canUndo : draft?.canRedo;
          if (!draft || isPossible !== true) return;
          await send(step, draft, {
            ...failures,
            saved: (places) => t('step.done', { step, places }),
            outdated: t('step.outdated'),
          });
        }),
    };
  }, [send, t]);
  return <DraftStepsContext value={steps}>{children}</DraftStepsContext>;
}
