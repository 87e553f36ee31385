import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCatalogue, makeCategory, makeItem } from '#test/support/items.ts';
import { buildCatalogue, buildCatalogueInSteps, type Catalogue } from './catalogue.ts';
import type { Sliceable } from './sliceable.ts';
import type { Item } from './item.ts';
import {
  listCategory,
  listFiltered,
  listNewIn,
  tagsInCategory,
  tagsOfItem,
  topRelated,
} from './cached-lists.ts';
import { listDynamic, listRelated, sortItems, sortOrders } from './lists.ts';
import { finish } from './steps.ts';
import { pickRandom, pickRandomExcept, seededRandom } from './random.ts';
import { sortInSteps } from './sort-in-steps.ts';

const categoryIds = [1, 2, 11, 12, 21, 111];
/** Category 1 contains 11 and 12, 11 contains 111, 2 contains 21. 9 is not in the menu. */
const categories = [
  makeCategory({
    id: 1,
    children: [makeCategory({ id: 11, children: [makeCategory({ id: 111 })] }), makeCategory({ id: 12 })],
  }),
  makeCategory({ id: 2, children: [makeCategory({ id: 21 })] }),
];

const translation = { language: 'de', isComplete: true, originalTitle: '' };

const item = (id: number) =>
  fc
    .record({
      createTime: fc.integer({ min: 0, max: 4 }),
      categoryIds: fc.uniqueArray(fc.constantFrom(...categoryIds, 9), { minLength: 1, maxLength: 4 }),
      stars: fc.constantFrom('', '3.0', '4.5', '5.0', '4.2'),
      isTranslated: fc.boolean(),
      opens: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom(0, 2 ** 52)),
    })
    .map(({ opens, isTranslated, ...fields }) =>
      makeItem({
        id,
        ...fields,
        categoryId: fields.categoryIds[0]!,
        figures: { likes: 0, dislikes: 0, collections: 0, opens },
        ...(isTranslated && { translation }),
      }),
    );

const catalogues = fc
  .uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 60 })
  .chain((ids) => {
    const some = fc.uniqueArray(fc.constantFrom(0, ...ids), { maxLength: 20 });
    return fc.record({
      items: fc.tuple(...ids.map(item)),
      orders: fc.tuple(some, some),
      tags: fc.tuple(some, some),
    });
  })
  .map(({ items, orders, tags }) =>
    makeCatalogue(items, {
      categories,
      orders: new Map([
        [1, orders[0]],
        [11, orders[1]],
      ]),
      tags: [
        { name: 'Hot', itemIds: tags[0] },
        { name: 'Top Now', itemIds: tags[1] },
        { name: 'Empty', itemIds: [] },
      ],
    }),
  );

const whole = (list: Sliceable<Item> | null) => list?.slice(0, list.length).map(({ id }) => id) ?? null;
const idsOf = (list: readonly Item[] | null) => list?.map(({ id }) => id) ?? null;

/**
 * Checks a property of random catalogues, in the main language and in another one. Reads each value twice, because a
 * cached value must equal the computed one.
 */
function forCatalogues(check: (catalogue: Catalogue) => void): void {
  fc.assert(
    fc.property(catalogues, (catalogue) => {
      for (const one of [catalogue, { ...catalogue, isTranslated: true }]) {
        check(one);
        check(one);
      }
    }),
    { numRuns: 300 },
  );
}

describe('cached lists are the plain ones', () => {
  it('related items', () => {
    forCatalogues((catalogue) => {
      for (const entry of catalogue.items) {
        for (const count of [1, 3, 100]) {
          expect(idsOf(topRelated(catalogue, entry, count))).toEqual(
            idsOf(listRelated(catalogue, entry, count)),
          );
        }
      }
    });
  });

  it('related items of a large catalogue, up to the maximum that is cached', () => {
    const random = seededRandom('related');
    const items = Array.from({ length: 3000 }, (_, index) => {
      const own = pickRandom(categoryIds, 1 + Math.floor(random() * 4), random);
      return makeItem({ id: index + 1, categoryIds: own, categoryId: own[0]! });
    });
    const catalogue = makeCatalogue(items, { categories });
    for (const entry of items.slice(0, 300)) {
      expect(topRelated(catalogue, entry, 100)).toEqual(listRelated(catalogue, entry, 100));
    }
  });

  it('every order of every category', () => {
    forCatalogues((catalogue) => {
      const openings = { now: 0, cachedFor: 0, popularityOf: ({ figures }: Item) => figures.opens };
      for (const id of [...categoryIds, 77]) {
        const plain = catalogue.itemsByCategory.get(id) ?? [];
        for (const order of sortOrders) {
          const expected = sortItems(catalogue, plain, order, ({ figures }) => figures.opens);
          expect(whole(finish(listCategory(catalogue, id, order, openings)))).toEqual(idsOf(expected));
        }
        const inside = new Set(plain);
        expect(whole(listNewIn(catalogue, id))).toEqual(
          idsOf(catalogue.newest.filter((entry) => inside.has(entry))),
        );
      }
    });
  });

  it('tags, categories, both or neither', () => {
    forCatalogues((catalogue) => {
      for (const categoryId of [undefined, ...categoryIds, 77]) {
        for (const tag of [undefined, 'hot', 'tOP nOW', 'empty', 'unknown']) {
          const filter = { ...(categoryId !== undefined && { categoryId }), ...(tag && { tag }) };
          expect(whole(listFiltered(catalogue, filter))).toEqual(idsOf(listDynamic(catalogue, filter)));
        }
      }
    });
  });

  it('tags of an item and of a category', () => {
    forCatalogues((catalogue) => {
      const tags = [...catalogue.tags.values()];
      for (const entry of catalogue.items) {
        expect(tagsOfItem(catalogue, entry)).toEqual(tags.filter(({ items }) => items.includes(entry)));
      }
      for (const id of categoryIds) {
        const inside = new Set(catalogue.itemsByCategory.get(id));
        const expected = tags
          .map((tag) => ({ tag, count: tag.items.filter((entry) => inside.has(entry)).length }))
          .filter(({ count }) => count > 0);
        expect(tagsInCategory(catalogue, id)).toEqual(expected);
      }
    });
  });
});

describe('the order by openings', () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => makeItem({ id: index + 1 }));
  const first = (catalogue: Catalogue, now: number, favourite: number) => {
    const popularityOf = ({ id }: Item) => (id === favourite ? 1 : 0);
    const steps = listCategory(catalogue, 1, 'popular', { now, cachedFor: 60_000, popularityOf });
    return finish(steps).slice(0, 1)[0]?.id;
  };

  it('of a short list has the figures of the moment', () => {
    const catalogue = makeCatalogue(items(2000));
    expect([first(catalogue, 0, 7), first(catalogue, 1, 9)]).toEqual([7, 9]);
  });

  it('of a long list is cached for its time, and sorted again when the clock was set back', () => {
    const catalogue = makeCatalogue(items(2001));
    expect(first(catalogue, 100_000, 7)).toBe(7);
    expect(first(catalogue, 159_999, 9)).toBe(7);
    expect(first(catalogue, 160_000, 9)).toBe(9);
    expect(first(catalogue, 5, 3)).toBe(3);
  });
});

describe('random picks but one', () => {
  it('are as random as picks from the list without the excluded entry', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat({ max: 30 })),
        fc.nat({ max: 30 }),
        fc.nat({ max: 12 }),
        (list, except, count) => {
          const picked = pickRandomExcept(list, except, count, seededRandom('seed'));
          const others = list.filter((entry) => entry !== except);
          expect(picked).toHaveLength(Math.min(count, others.length));
          expect(new Set(picked).size).toBe(picked.length);
          expect(picked.every((entry) => others.includes(entry))).toBe(true);
        },
      ),
    );
  });

  it('select every other entry about equally often', () => {
    const counts = new Map<number, number>();
    const random = seededRandom('uniform');
    for (let round = 0; round < 6000; round++) {
      for (const entry of pickRandomExcept([1, 2, 3, 4, 5], 3, 2, random)) {
        counts.set(entry, (counts.get(entry) ?? 0) + 1);
      }
    }
    expect(new Set(counts.keys())).toEqual(new Set([1, 2, 4, 5]));
    for (const count of counts.values()) expect(Math.abs(count - 3000)).toBeLessThan(200);
  });
});

describe('work in steps', () => {
  it('sorts like a sort in one step, with equal entries in their order', () => {
    const random = seededRandom('sort');
    const list = Array.from({ length: 30_000 }, (_, index) => ({ key: Math.floor(random() * 500), index }));
    const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
    const steps = sortInSteps(list, compare);
    let count = 0;
    for (;;) {
      const { done, value } = steps.next();
      if (done) {
        expect(value).toEqual(list.toSorted(compare));
        break;
      }
      count += 1;
    }
    expect(count).toBeGreaterThan(7);
    for (const short of [[], list.slice(0, 1)])
      expect(sortInSteps(short, compare).next().value).toEqual(short);
  });

  it('builds the same catalogue and yields every few thousand items', () => {
    const items = Array.from({ length: 20_000 }, (_, index) =>
      makeItem({ id: index + 1, createTime: index % 7 }),
    );
    const parts = {
      verticalId: 2,
      prefix: 'g',
      items,
      categories: [makeCategory({ id: 1 })],
      orders: new Map(),
      tags: [],
    };
    let steps = 0;
    const building = buildCatalogueInSteps(parts);
    for (;;) {
      const { done, value } = building.next();
      if (done) {
        expect(value.newest).toEqual(buildCatalogue(parts).newest);
        break;
      }
      steps += 1;
    }
    expect(steps).toBeGreaterThan(8);
  });
});
