import { Rss } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Time } from '../../ui/time.tsx';
import { AttentionRow } from './attention-row.tsx';

/** A feed whose last run failed. */
export function FeedRow({ provider, startedAt, now }: { provider: string; startedAt: number; now: number }) {
  const t = useMessages('today');
  return (
    <AttentionRow
      icon={<Rss aria-hidden className="size-4.5" />}
      title={t('feed.title', { provider })}
      text={
        <>
          {t('feed.text')} <Time value={startedAt} now={now} />
        </>
      }
    />
  );
}
