import { describe, expect, it } from 'vitest';
import { votesRating } from './votes-rating.ts';

describe('votesRating', () => {
  it('is the share of likes in percent', () => {
    expect(votesRating({ likes: 17, dislikes: 3 })).toEqual({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 85,
        bestRating: 100,
        worstRating: 0,
        ratingCount: 20,
      },
    });
  });

  it.each([
    [0, 0],
    [9, 0],
    [5, 4],
  ])('does not exist for %d likes and %d dislikes', (likes, dislikes) => {
    expect(votesRating({ likes, dislikes })).toEqual({});
  });
});
