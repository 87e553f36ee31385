import { useCallback } from 'react';
import { useFetcher, useSubmit } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { FeedAnswer } from './change-feeds.server.ts';

/**
 * The key of the fetcher for actions on feeds. All screens share the fetcher, so a screen also receives the answer to
 * an action that a toast of an earlier screen sent.
 */
const fetcherKey = 'feed action';

/**
 * Returns the function that sends an action on feeds. A toast can call the function after the component that showed the
 * toast was unmounted. The screen that uses `useFeedAction` reports the effect.
 */
export function useSendFeedAction(): (fields: Record<string, string | number>) => void {
  const submit = useSubmit();
  return useCallback(
    (fields) => void submit(fields, { method: 'post', action: '/feeds', navigate: false, fetcherKey }),
    [submit],
  );
}

/** Sends actions on feeds. A toast reports the effect, with an undo if the effect can be undone. */
export function useFeedAction() {
  const t = useMessages('feeds');
  const { data, state } = useFetcher<FeedAnswer>({ key: fetcherKey });
  const send = useSendFeedAction();
  const report = useReportFeedEffect();
  useOnAnswer(data, (answer) => {
    if ('name' in answer) report(answer);
    else if (answer.outcome === 'refused')
      showToast({ text: t('fault.field', { fault: answer.fault.fault }) });
    else showToast({ text: t('done.gone') });
  });
  return { send, data, isBusy: state !== 'idle' };
}

type FeedEffect = Extract<FeedAnswer, { name: string }>;

/**
 * Returns a function that reports an effect in a toast, with an undo if there is one. `text` replaces the usual text.
 */
export function useReportFeedEffect(): (effect: FeedEffect, text?: string) => void {
  const t = useMessages('feeds');
  const send = useSendFeedAction();
  return (effect, text) => {
    const { outcome, name } = effect;
    const inverse = inverseOf(effect);
    showToast({
      text: text ?? t('done.feed', { outcome, name }),
      ...(inverse && { undo: () => send(inverse) }),
    });
  };
}

/** Returns the fields of the action that undoes an effect, or `null`. */
function inverseOf(effect: FeedEffect): Record<string, string | number> | null {
  const { id } = effect;
  switch (effect.outcome) {
    case 'saved':
    case 'undone':
      return { intent: 'undo', id, revision: effect.revision };
    case 'paused':
      return { intent: 'resume', id };
    case 'resumed':
      return { intent: 'pause', id };
    case 'removed':
      return { intent: 'restore', id };
    default:
      return null;
  }
}
