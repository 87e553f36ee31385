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

/** The state of a feed in one word. A working feed has none. */
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
