import { useEffect, useRef } from 'react';
import { showToast } from '../ui/toast.tsx';
import { useUndoStep, type DraftStep } from './undo-step.tsx';

/** The answer to an edit. `draft` is the draft after a step that was saved. */
export interface StepAnswer {
  outcome: string;
  draft?: DraftStep | undefined;
}

/**
 * Reports each saved step in a toast with an undo. An answer that arrived before the screen was shown is not reported.
 */
export function useStepToast(answer: StepAnswer | undefined, text: string): void {
  const undo = useUndoStep();
  const reported = useRef(answer);
  useEffect(() => {
    if (!answer || reported.current === answer) return;
    reported.current = answer;
    const { draft } = answer;
    if (draft) showToast({ text, undo: () => undo(draft) });
  }, [answer, text, undo]);
}
