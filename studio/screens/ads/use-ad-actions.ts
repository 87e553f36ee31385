import { useCallback, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useConfirm } from '../../access/confirm-provider.tsx';
import { useUndoStep } from '../../draft/undo-step.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { AdAnswer } from './save-ad.server.ts';

type Values = Readonly<Record<string, string | number>>;

export interface AdActions {
  /**
   * Sends an action. `isProtected` says that only owners may run the action, after they have proved their identity.
   * `text` is shown in a toast, with an undo, when the action is saved. Resolves when the action has ended: to `false`
   * if the operator cancelled the proof, otherwise to `true`.
   */
  send: (values: Values, options: { isProtected: boolean; text: string }) => Promise<boolean>;
  /** The answer to the last action, if it saved the form of an entry. */
  saveAnswer: AdAnswer | undefined;
  isBusy: boolean;
}

/** Sends actions on ad entries to the draft. `onSaved` receives the entry to open. */
export function useAdActions(isOwner: boolean, onSaved: (id: number | null) => void): AdActions {
  const t = useMessages('ads');
  const { data, state, submit } = useFetcher<AdAnswer>();
  const answer = state === 'idle' ? data : undefined;
  const undo = useUndoStep();
  const confirm = useConfirm();
  const [isForm, setForm] = useState(false);
  const sent = useRef<{ values: Values; isProtected: boolean; text: string } | null>(null);
  const send = useCallback<AdActions['send']>(
    async (values, { isProtected, text }) => {
      if (isProtected && isOwner && !(await confirm())) return false;
      sent.current = { values, isProtected, text };
      setForm(values.intent === 'save');
      const action = isProtected && isOwner ? '/ads/save-script' : '/ads/save';
      await submit(values, { method: 'post', action });
      return true;
    },
    [confirm, isOwner, submit],
  );
  useOnAnswer(answer, (result) => {
    const last = sent.current;
    if (result.outcome === 'saved') {
      const { draft } = result;
      showToast({ text: last?.text ?? '', undo: () => undo(draft) });
      onSaved(result.id);
    } else if (result.outcome === 'forbidden' && isOwner && last && !last.isProtected) {
      // Only the server knows whether the HTML contains a frame or loads content from another host. If so, the action
      // is sent again with a proof of identity.
      void send(last.values, { isProtected: true, text: last.text });
    } else if (result.outcome !== 'refused' && result.outcome !== 'unchanged') {
      showToast({ text: t('action.failed', { outcome: failureOf(result.outcome) }) });
    }
  });
  return { send, saveAnswer: isForm ? answer : undefined, isBusy: state !== 'idle' };
}

function failureOf(
  outcome: AdAnswer['outcome'],
): 'conflict' | 'forbidden' | 'full' | 'gone' | 'large' | 'other' {
  if (outcome === 'too-large') return 'large';
  if (outcome === 'conflict' || outcome === 'forbidden' || outcome === 'full' || outcome === 'gone')
    return outcome;
  return 'other';
}
