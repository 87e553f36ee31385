import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import { Section } from '#app/ui/section.tsx';
import type { appBlocks } from '../blocks.server.ts';

const large = (children: ReactNode) => (
  <span className="font-display text-4xl font-semibold">{children}</span>
);
const soft = (children: ReactNode) => <span className="text-soft">{children}</span>;

/** Reviews of an app from other sites. */
export function AppReviews({ data }: { data: BlockData<(typeof appBlocks)['appReviews']> }) {
  const t = useMessages('apps');
  return (
    <Section title={data.title}>
      {data.rate > 0 && (
        <p className="mb-4 flex flex-wrap items-baseline gap-x-3">
          <span>
            {t.rich('reviews.average', {
              value: data.rate,
              rating: large,
              scale: soft,
            })}
          </span>
          {data.count && <span className="text-soft">{data.count}</span>}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-4 @2xl:grid-cols-2 @6xl:grid-cols-3">
        {data.reviews.map((review) => (
          <li key={review.author + review.dateTime + review.text} className="panel">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="font-bold">{review.author || t('reviews.anonymous')}</span>
              {review.date && (
                <time dateTime={review.dateTime} className="text-sm text-faint">
                  {review.date}
                </time>
              )}
            </p>
            {review.rate > 0 && (
              <p className="mt-1 flex items-center gap-1 text-sm font-bold">
                <Star aria-hidden className="size-4 fill-current text-accent-mark" />
                <span>{t.rich('rating.ofFive', { rating: review.rate, hidden })}</span>
              </p>
            )}
            <p className="mt-2 text-[0.9375rem] break-words whitespace-pre-line text-soft">{review.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
