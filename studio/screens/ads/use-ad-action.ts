import { useCallback, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useConfirm } from '../../access/confirm-provider.tsx';
import { useUndoStep } from '../../draft/undo-step.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { AdAnswer } from './save-ad.server.ts';

type Values = Readonly<Record<string, string | number>>;

export interface AdActing {
  /**
   * Sends an action. `isProtected`: the action saves a script, so the operator first has to prove their identity.
   * `text` is shown with an undo when it is saved.
   */
  act: (values: Values, options: { isProtected: boolean; text: string }) => void;
  answer: AdAnswer | undefined;
  isBusy: boolean;
}

/** Sends actions on ad entries to the draft. `onSaved` receives the entry to open. */
export function useAdAction(isOwner: boolean, onSaved: (id: number | null) => void): AdActing {
  const t = useMessages('ads');
  const { data, state, submit } = useFetcher<AdAnswer>();
  const answer = state === 'idle' ? data : undefined;
  const undo = useUndoStep();
  const confirm = useConfirm();
  const words = useRef('');
  const sent = useRef<{ values: Values; isProtected: boolean } | null>(null);
  const send = useCallback(
    async (values: Values, isProtected: boolean) => {
      if (isProtected && isOwner && !(await confirm())) return;
      sent.current = { values, isProtected };
      const action = isProtected && isOwner ? '/ads/save-script' : '/ads/save';
      await submit(values, { method: 'post', action });
    },
    [confirm, isOwner, submit],
  );
  useOnAnswer(answer, (result) => {
    const last = sent.current;
    if (result.outcome === 'saved') {
      const { draft } = result;
      showToast({
        text: words.current,
        undo: () => undo(draft),
      });
      onSaved(result.id);
    } else if (result.outcome === 'forbidden' && isOwner && last && !last.isProtected) {
      // Only the server knows that the HTML contains a frame of another host.
      void send(last.values, true);
    } else if (result.outcome !== 'refused' && result.outcome !== 'unchanged') {
      showToast({ text: t('action.failed', { outcome: failureOf(result.outcome) }) });
    }
  });
  const act = useCallback<AdActing['act']>(
    (values, { isProtected, text }) => {
      words.current = text;
      void send(values, isProtected);
    },
    [send],
  );
  return { act, answer, isBusy: state !== 'idle' };
}

function failureOf(
  outcome: AdAnswer['outcome'],
): 'conflict' | 'forbidden' | 'full' | 'gone' | 'large' | 'other' {
  if (outcome === 'too-large') return 'large';
  if (outcome === 'conflict' || outcome === 'forbidden' || outcome === 'full' || outcome === 'gone')
    return outcome;
  return 'other';
}
