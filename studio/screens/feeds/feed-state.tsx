import { useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import type { ShownFeed } from './feeds.server.ts';

const kinds = {
  paused: 'neutral',
  failing: 'danger',
  silent: 'danger',
  running: 'accent',
  waiting: 'warning',
} as const;

/**
 * Badges for the states of a feed: paused, failing, silent, running, or with a run that waits for approval. Renders
 * nothing for a feed in none of these states.
 */
export function FeedState({ feed: { health, lastRun, waiting } }: { feed: ShownFeed }) {
  const t = useMessages('feeds');
  const states = [
    ...(health === 'ok' ? [] : [health]),
    ...(lastRun?.outcome === 'running' ? (['running'] as const) : []),
    ...(waiting ? (['waiting'] as const) : []),
  ];
  return states.map((state) => (
    <Badge key={state} kind={kinds[state]}>
      {t('feed.state', { state })}
    </Badge>
  ));
}
