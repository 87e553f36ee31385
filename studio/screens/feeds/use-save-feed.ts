import { useFetcher, useNavigate } from 'react-router';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { FeedAnswer } from './change-feeds.server.ts';
import { useReportFeedEffect } from './use-feed-action.ts';

/** Saves the form of a feed. A toast reports the effect, and a new feed is opened. */
export function useSaveFeed(onSaved: () => void) {
  const navigate = useNavigate();
  const report = useReportFeedEffect();
  const { submit, data, state } = useFetcher<FeedAnswer>();
  useOnAnswer(data, (answer) => {
    if (answer.outcome !== 'added' && answer.outcome !== 'saved') return;
    report(answer);
    onSaved();
    if (answer.outcome === 'added') void navigate(`/feeds/${answer.id}`);
  });
  return {
    save: (fields: Record<string, string | number>) =>
      void submit(fields, { method: 'post', action: '/feeds' }),
    answer: data,
    isBusy: state !== 'idle',
  };
}
