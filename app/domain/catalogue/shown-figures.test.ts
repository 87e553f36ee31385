import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeItem } from '#test/support/items.ts';
import type { SiteInfo } from '../site.ts';
import type { Figures } from './item.ts';
import { shownFigures, withoutFew } from './shown-figures.ts';

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
          stars: 4.5,
          storeRating: 4.2,
          reviewsCount: '1,204',
          downloads: '10,000+',
        });
      }),
    );
  });

  it('are only those of visitors if the figures of the bundle are samples', () => {
    fc.assert(
      fc.property(counts, counts, (figures, more) => {
        const shown = shownFigures(site('sample'), makeItem({ id: 1, figures, ...rated }), added(more));
        expect(shown).toEqual({ ...more, stars: 0, storeRating: 0, reviewsCount: '', downloads: '' });
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

describe('figures without few', () => {
  const few = { ...none, stars: 4.5, storeRating: 4.2, reviewsCount: '9', downloads: '10,000+' };

  it('have no counts below the minimum', () => {
    expect(withoutFew({ ...few, likes: 5, dislikes: 4, collections: 9, opens: 9 }, 10)).toEqual({
      ...none,
      stars: 4.5,
      storeRating: 0,
      reviewsCount: '',
      downloads: '10,000+',
    });
  });

  it('keep all counts from the minimum on, likes and dislikes together', () => {
    const many = { ...few, likes: 9, dislikes: 1, collections: 10, opens: 11, reviewsCount: '1,204' };
    expect(withoutFew(many, 10)).toEqual(many);
    expect(withoutFew({ ...few, likes: 1 }, 0)).toEqual({ ...few, likes: 1 });
  });

  it.each(['', '1.2K', '2M+'])('keep a rating whose number of reviews is the text %j', (reviewsCount) => {
    expect(withoutFew({ ...few, reviewsCount }, 10)).toMatchObject({ storeRating: 4.2, reviewsCount });
  });
});
