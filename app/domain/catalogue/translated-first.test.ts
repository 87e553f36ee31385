import { describe, expect, it } from 'vitest';
import { makeCatalogue, makeItem } from '#test/support/items.ts';
import { listCategory, topRelated } from './cached-lists.ts';
import type { Item } from './item.ts';
import { seededRandom } from './random.ts';
import { finish } from './steps.ts';
import { pickItems } from './translated-first.ts';

const translation = { language: 'de', isComplete: true, originalTitle: '' };
const figures = (opens: number) => ({ likes: 0, dislikes: 0, collections: 0, opens });
const openings = { now: 0, cachedFor: 0, popularityOf: (item: Item) => item.figures.opens };
const idsOf = (list: readonly Item[]) => list.map(({ id }) => id);

const original = makeCatalogue([
  makeItem({ id: 1, figures: figures(2), stars: '4.0' }),
  makeItem({ id: 2, figures: figures(5), stars: '4.0' }),
  makeItem({ id: 3, figures: figures(2), stars: '4.0', translation }),
  makeItem({ id: 4, figures: figures(2), stars: '3.0', translation }),
  makeItem({ id: 5, figures: figures(5), stars: '4.0', translation: { ...translation, isComplete: false } }),
]);
const translated = { ...original, isTranslated: true };
const [first] = original.items as [Item];

describe('translated items', () => {
  it('come first among equals', () => {
    const ordered = (catalogue: typeof original, order: 'default' | 'new' | 'popular' | 'rating') => {
      const list = finish(listCategory(catalogue, first.categoryId, order, openings));
      return idsOf(list.slice(0, list.length));
    };
    const [default_, newest] = [ordered(original, 'default'), ordered(original, 'new')];
    expect(ordered(original, 'popular')).toEqual([2, 5, 1, 3, 4]);
    expect(ordered(translated, 'popular')).toEqual([2, 5, 3, 4, 1]);
    expect(ordered(original, 'rating')).toEqual([1, 2, 3, 5, 4]);
    expect(ordered(translated, 'rating')).toEqual([3, 1, 2, 5, 4]);
    expect(idsOf(topRelated(original, first, 9))).toEqual([2, 3, 4, 5]);
    expect(idsOf(topRelated(translated, first, 9))).toEqual([3, 4, 2, 5]);
    expect(ordered(translated, 'default')).toEqual(default_);
    expect(ordered(translated, 'new')).toEqual(newest);
  });

  it('come first in random items', () => {
    const pick = (catalogue: typeof original, seed: string) =>
      idsOf(pickItems(catalogue, catalogue.items, { except: first, count: 2, random: seededRandom(seed) }));
    const seeds = Array.from({ length: 50 }, (_, index) => `seed ${index}`);
    for (const seed of seeds) {
      expect(new Set(pick(translated, seed))).toEqual(new Set([3, 4]));
      expect(pick(translated, seed)).toEqual(pick(translated, seed));
    }
    expect(seeds.some((seed) => pick(original, seed).includes(2))).toBe(true);
  });
});
