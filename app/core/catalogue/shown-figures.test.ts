import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeItem } from '#test/support/items.ts';
import type { SiteInfo } from '#app/core/settings/site.ts';
import type { Figures } from './item.ts';
import { popularity, shownFigures } from './shown-figures.ts';

const none: Figures = { likes: 0, dislikes: 0, collections: 0, opens: 0 };
const site = (figures: SiteInfo['figures']) => ({ info: { figures } as SiteInfo });
const added = (figures: Partial<Figures>) => ({ get: () => ({ ...none, ...figures }) });
const count = fc.nat(2_000_000);
const counts = fc.record({ likes: count, dislikes: count, collections: count, opens: count });
const rated = { stars: '4.5', rate: '4.2', reviewsCount: '1,204', downloads: '10,000+' };

describe('shown figures', () => {
  it('are the sum of real figures and what visitors added', () => {
    fc.assert(
      fc.property(counts, counts, (figures, more) => {
        const shown = shownFigures(site('real'), makeItem({ id: 1, figures, ...rated }), added(more));
        expect(shown).toEqual({
          likes: figures.likes + more.likes,
          dislikes: figures.dislikes + more.dislikes,
          collections: figures.collections + more.collections,
          opens: figures.opens + more.opens,
          stars: '4.5',
          storeRating: '4.2',
          reviewsCount: '1,204',
          downloads: '10,000+',
        });
      }),
    );
  });

  it('are only what visitors added where the figures are samples', () => {
    fc.assert(
      fc.property(counts, counts, (figures, more) => {
        const shown = shownFigures(site('sample'), makeItem({ id: 1, figures, ...rated }), added(more));
        expect(shown).toEqual({ ...more, stars: '', storeRating: '', reviewsCount: '', downloads: '' });
      }),
    );
  });

  it('of a feed item are real whatever the bundle says', () => {
    const item = makeItem({ id: 1, figures: { ...none, likes: 2 }, ...rated, isFromFeed: true });
    expect(shownFigures(site('sample'), item, added({ likes: 3 }))).toMatchObject({
      likes: 5,
      downloads: '10,000+',
    });
  });
});

describe('popularity', () => {
  it('adds real openings up', () => {
    const item = makeItem({ id: 1, figures: { ...none, opens: 40 } });
    expect(popularity(site('real'), item, added({ opens: 2 }))).toBe(42);
  });

  it('orders by samples until there are real openings, which then come first', () => {
    fc.assert(
      fc.property(count, count, count, count, (a, b, realA, realB) => {
        const of = (opens: number, real: number) =>
          popularity(
            site('sample'),
            makeItem({ id: 1, figures: { ...none, opens } }),
            added({ opens: real }),
          );
        const expected = Math.sign(realA - realB) || Math.sign(a - b);
        expect(Math.sign(of(a, realA) - of(b, realB))).toBe(expected);
      }),
    );
  });
});
