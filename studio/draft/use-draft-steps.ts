import { useCallback, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../ui/toast.tsx';
import { useOnAnswer } from '../ui/use-on-answer.ts';
import { useDraft } from './draft-state.ts';

type Step = 'redo' | 'undo';

/**
 * Returns a function that undoes or redoes the last step of the current draft. A toast reports the result. The function
 * is the same in each rendering.
 */
export function useDraftSteps(): (step: Step) => void {
  const { current } = useDraft();
  const t = useMessages('draft');
  const { submit, data } = useFetcher<{ outcome: string }>();
  const requested = useRef<Step>('undo');
  useOnAnswer(data, ({ outcome }) => {
    if (outcome === 'saved') showToast({ text: t('step.done', { step: requested.current }) });
    else showToast({ text: t(outcome === 'not-found' ? 'undo.gone' : 'step.outdated') });
  });
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);
  return useCallback(
    (step) => {
      if (!latest.current) return;
      const { id, revision } = latest.current;
      requested.current = step;
      void submit({ intent: step, id, revision }, { method: 'post', action: '/draft' });
    },
    [submit],
  );
}
