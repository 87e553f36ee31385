import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCatalogue, makeItem } from '#test/support/items.ts';
import { catalogueAt } from './catalogue-at.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { listFiltered, listNewIn, tagsInCategory, topRelated } from './catalogue/cached-lists.ts';
import { listDynamic, listRelated } from './catalogue/lists.ts';

const moment = fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined });
const items = fc
  .array(fc.record({ startsAt: moment, endsAt: moment, category: fc.integer({ min: 1, max: 3 }) }))
  .map((list) =>
    list.map(({ startsAt, endsAt, category }, index) =>
      makeItem({
        id: index + 1,
        categoryIds: [category],
        categoryId: category,
        createTime: (index * 7) % 5,
        ...(startsAt !== undefined && { startsAt }),
        ...(endsAt !== undefined && { endsAt }),
      }),
    ),
  );

const idsOf = (list: readonly { id: number }[] | null | undefined) => list?.map(({ id }) => id);

/**
 * Returns the parts of a catalogue that concern only the current items. `itemById` and `changesAt` concern all items.
 */
const listsOf = (catalogue: Catalogue) => {
  const { itemById: _itemById, changesAt: _changesAt, ...lists } = catalogue;
  return lists;
};

describe('the lists of a moment', () => {
  it('equal those of a catalogue with only the current items', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 21 }), fc.nat({ max: 5 }), (list, now, gone) => {
        const tags = [{ name: 'Hot', itemIds: list.filter(({ id }) => id % 2 === 0).map(({ id }) => id) }];
        const whole = makeCatalogue(list, { tags });
        const unavailable = new Map([[2, new Map([[gone, { playUrl: '', since: 1 }]])]]);
        const standing = list.filter(
          ({ id, startsAt = 0, endsAt = 99 }) => startsAt <= now && now < endsAt && id !== gone,
        );
        const plain = makeCatalogue(standing, { tags, categories: whole.categories });
        const at = catalogueAt(whole, now, unavailable);
        expect(listsOf(at)).toEqual(listsOf(plain));
        for (const category of whole.categoryById.keys()) {
          expect(idsOf(listNewIn(at, category).slice(0, 99))).toEqual(
            idsOf(listNewIn(plain, category).slice(0, 99)),
          );
          const filter = { categoryId: category, tag: 'hot' };
          expect(idsOf(listFiltered(at, filter)?.slice(0, 99))).toEqual(idsOf(listDynamic(plain, filter)));
          expect(tagsInCategory(at, category).map(({ count }) => count)).toEqual(
            tagsInCategory(plain, category).map(({ count }) => count),
          );
        }
        for (const item of list) {
          expect(at.itemById.get(item.id)).toBe(item);
          if (standing.includes(item))
            expect(idsOf(topRelated(at, item, 100))).toEqual(idsOf(listRelated(plain, item, 100)));
        }
      }),
    );
  });

  it('stay as they are until the next item begins or ends', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 21 }), (list, now) => {
        const whole = makeCatalogue(list);
        const { changesAt, items: shown } = catalogueAt(whole, now);
        expect(changesAt).toBeGreaterThan(now);
        for (let later = now; later < Math.min(changesAt, 25); later += 1) {
          expect(catalogueAt(whole, later).items).toEqual(shown);
        }
      }),
    );
  });

  it('contain an unavailable item again when it has another address', () => {
    const whole = makeCatalogue([makeItem({ id: 1, playUrl: 'https://games.example/new' })]);
    const unavailableAt = (playUrl: string) => new Map([[2, new Map([[1, { playUrl, since: 1 }]])]]);
    expect(catalogueAt(whole, 5, unavailableAt('https://games.example/old')).items).toHaveLength(1);
    expect(catalogueAt(whole, 5, unavailableAt('https://games.example/new')).items).toEqual([]);
  });

  it('are the same object while they have the same items', () => {
    const whole = makeCatalogue([makeItem({ id: 1 }), makeItem({ id: 2, endsAt: 9 })]);
    const unavailable = new Map([[2, new Map([[1, { playUrl: '', since: 1 }]])]]);
    const at = catalogueAt(whole, 5, unavailable);
    expect(catalogueAt(whole, 8, unavailable)).toBe(at);
    expect(catalogueAt(whole, 9, unavailable)).not.toBe(at);
    expect(catalogueAt(whole, 5)).not.toBe(at);
  });

  it('are the catalogue itself if nothing begins or ends', () => {
    const whole = makeCatalogue([makeItem({ id: 1 })]);
    expect(catalogueAt(whole, 5)).toBe(whole);
  });
});
