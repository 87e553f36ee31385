import type { AggregateRating } from 'schema-dts';
import type { Figures } from '#app/domain/catalogue/item.ts';

/** Minimum number of votes for a rating. With fewer votes there is no rating, even if the page shows the votes. */
const minVotes = 10;

/**
 * Returns the rating that follows from the votes that a page shows: the share of likes in percent. Returns `{}` if
 * there are too few votes. Pages never show sample figures, so these never count.
 */
export function votesRating({ likes, dislikes }: Pick<Figures, 'likes' | 'dislikes'>): {
  aggregateRating?: AggregateRating;
} {
  const votes = likes + dislikes;
  if (votes < minVotes) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round((100 * likes) / votes),
      bestRating: 100,
      worstRating: 0,
      ratingCount: votes,
    },
  };
}
