import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../../ui/toast.tsx';
import type { FeedOutcomeOfAction } from './change-feeds.server.ts';

/** Sends actions on feeds from any screen. A toast reports the effect; those of a pause and of a removal can undo it. */
export function useFeedAction() {
  const t = useMessages('feeds');
  const { submit, data, state } = useFetcher<FeedOutcomeOfAction>();
  useEffect(() => {
    if (!data) return;
    if (!('name' in data)) {
      if (data.outcome === 'refused') showToast({ text: t('fault.field', { fault: data.fault.fault }) });
      else showToast({ text: t('done.gone') });
    } else {
      const { outcome, id, name } = data;
      const inverse = inverseOf(outcome);
      showToast({
        text: t('done.feed', { outcome, name }),
        ...(inverse && {
          undo: () => void submit({ intent: inverse, id }, { method: 'post', action: '/feeds' }),
        }),
      });
    }
  }, [data, submit, t]);
  return {
    send: (fields: Record<string, string | number>) =>
      void submit(fields, { method: 'post', action: '/feeds' }),
    data,
    isBusy: state !== 'idle',
  };
}

/** Returns the action that undoes an effect, or `null` if there is none. */
function inverseOf(outcome: FeedOutcomeOfAction['outcome']): 'pause' | 'resume' | 'restore' | null {
  switch (outcome) {
    case 'paused':
      return 'resume';
    case 'resumed':
      return 'pause';
    case 'removed':
      return 'restore';
    default:
      return null;
  }
}
