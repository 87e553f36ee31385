import { Rss } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Time } from '../../ui/time.tsx';
import type { ShownFeed } from '../feeds/feeds.server.ts';
import { AttentionRow } from './attention-row.tsx';

/** A stored feed that fails, delivers nothing, pays nobody, or has a run that waits for approval. */
export function StoredFeedRow({ feed, now }: { feed: ShownFeed; now: number }) {
  const t = useMessages('today');
  const { id, name, health, waiting, unpaid, lastRun } = feed;
  const isBroken = health === 'failing' || health === 'silent';
  const state = isBroken ? health : waiting ? 'waiting' : 'unpaid';
  return (
    <AttentionRow
      icon={<Rss aria-hidden className="size-4.5" />}
      title={t('storedFeed.title', { state, name })}
      text={
        <>
          {unpaid.length > 0 && <span className="block">{unpaid.join(' ')}</span>}
          {isBroken && lastRun && (
            <>
              <span className="block">{lastRun.reason}</span>
              {t('feed.lastRun')} <Time value={lastRun.startedAt} now={now} />
            </>
          )}
          {!isBroken &&
            waiting &&
            t('storedFeed.counts', {
              added: waiting.added,
              changed: waiting.changed,
              removed: waiting.removed,
            })}
        </>
      }
      action={
        <LinkButton href={state === 'waiting' && waiting ? `/feeds/runs/${waiting.id}` : `/feeds/${id}`}>
          {t('storedFeed.open', { state })}
        </LinkButton>
      }
    />
  );
}
