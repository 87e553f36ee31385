import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../../ui/toast.tsx';
import type { FeedOutcomeOfAction } from './change-feeds.server.ts';

/** Sends actions on feeds from any screen. A toast reports the effect; those of an edit can undo it. */
export function useFeedAction() {
  const t = useMessages('feeds');
  const { submit, data, state } = useFetcher<FeedOutcomeOfAction>();
  useEffect(() => {
    if (!data) return;
    if (!('name' in data)) {
      if (data.outcome === 'refused') showToast({ text: t('fault.field', { fault: data.fault.fault }) });
      else showToast({ text: t('done.gone') });
    } else {
      const { outcome, name } = data;
      const inverse = inverseOf(data);
      showToast({
        text: t('done.feed', { outcome, name }),
        ...(inverse && {
          undo: () => void submit(inverse, { method: 'post', action: '/feeds' }),
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

type FeedEffect = Extract<FeedOutcomeOfAction, { name: string }>;

/** Returns the fields of the action that undoes an effect, or `null` if there is none. */
export function inverseOf(effect: FeedEffect): Record<string, string | number> | null {
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
