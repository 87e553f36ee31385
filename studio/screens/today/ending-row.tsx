import { Hourglass } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import type { EndingItems } from './attention.server.ts';
import { AttentionRow } from './attention-row.tsx';

/** The coupons and offers of a section that end soon. Each leads to its form, where the end can be changed. */
export function EndingRow({ ending, now }: { ending: EndingItems; now: number }) {
  const t = useMessages('today');
  const { prefix, section, count, first } = ending;
  return (
    <AttentionRow
      icon={<Hourglass aria-hidden className="size-4.5" />}
      title={t('ending.title', { count, section })}
      text={
        <span className="flex flex-col">
          {first.map(({ id, title, endsAt }) => (
            <span key={id}>
              <TextLink href={`/content/${prefix}/${id}`}>{title}</TextLink> <Time value={endsAt} now={now} />
            </span>
          ))}
          {count > first.length && t('ending.more', { count: count - first.length })}
        </span>
      }
    />
  );
}
