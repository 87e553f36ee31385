import { Rss, TriangleAlert } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import type { ShownFeed } from './feeds.server.ts';
import { FeedState } from './feed-state.tsx';
import { useFeedWords } from './use-feed-words.ts';

/** A feed in the list: its state, its last run, the next one, and the run that waits for approval. */
export function FeedRow({ feed, now }: { feed: ShownFeed; now: number }) {
  const t = useMessages('feeds');
  const { describeRun, describeSchedule } = useFeedWords();
  const { id, name, provider, schedule, nextRunAt, lastRun, waiting, unpaid } = feed;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-divider px-5 py-4 last:border-0">
      <span className="grid size-10 shrink-0 place-items-center rounded-row bg-sunken text-muted">
        <Rss aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          <TextLink href={`/feeds/${id}`}>{name}</TextLink>
          <FeedState feed={feed} />
        </p>
        <p className="text-secondary text-muted">
          {provider} · {describeSchedule(schedule)}
          {nextRunAt !== null && nextRunAt > now && (
            <>
              {' · '}
              {t('feed.next')} <Time value={nextRunAt} now={now} />
            </>
          )}
        </p>
        <p className="text-secondary break-words text-faint">
          {lastRun === null ? (
            t('feed.never')
          ) : (
            <>
              <Time value={lastRun.startedAt} now={now} />: {describeRun(lastRun)}
            </>
          )}
        </p>
        {unpaid.map((line) => (
          <p
            key={line}
            className="flex items-start gap-1.5 text-secondary font-semibold break-words text-warning"
          >
            <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            {line}
          </p>
        ))}
      </div>
      {waiting && <LinkButton href={`/feeds/runs/${waiting.id}`}>{t('feed.review')}</LinkButton>}
    </li>
  );
}
