import { Star } from 'lucide-react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { Section } from '#app/ui/section.tsx';
import type { appBlocks } from '../blocks.server.ts';

/** Reviews of an app from other sites. */
export function AppReviews({ data }: { data: BlockData<(typeof appBlocks)['appReviews']> }) {
  return (
    <Section title={data.title}>
      {data.rate && (
        <p className="mb-4 flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-4xl font-semibold">{data.rate}</span>
          <span className="text-soft">of 5{data.count && `, ${data.count} reviews`}</span>
        </p>
      )}
      <ul className="grid gap-4 @2xl:grid-cols-2 @6xl:grid-cols-3">
        {data.reviews.map((review) => (
          <li key={review.author + review.dateTime + review.text} className="panel">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="font-bold">{review.author || 'Anonymous'}</span>
              {review.date && (
                <time dateTime={review.dateTime} className="text-sm text-faint">
                  {review.date}
                </time>
              )}
            </p>
            {review.rate && (
              <p className="mt-1 flex items-center gap-1 text-sm font-bold">
                <Star aria-hidden className="size-4 fill-current text-accent-mark" />
                {review.rate}
                <span className="sr-only"> of 5 stars</span>
              </p>
            )}
            <p className="mt-2 text-[15px] break-words whitespace-pre-line text-soft">{review.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
