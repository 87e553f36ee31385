import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCatalogue, makeCategory, makeItem } from '#test/support/items.ts';
import {
  differingOrders,
  listDynamic,
  listNew,
  listRandom,
  listRelated,
  paginate,
  sortItems,
} from './lists.ts';
import { finish } from './steps.ts';
import { pickRandom, seededRandom } from './random.ts';

const items = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc
        .record({
          createTime: fc.integer({ min: 0, max: 4 }),
          categoryIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
        })
        .map((fields) => makeItem({ id, ...fields, categoryId: fields.categoryIds[0]! })),
    ),
  ),
);

describe('paginate', () => {
  it('cuts every list into pages that together equal the list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (list, size) => {
        const count = paginate(list, 1, size)!.pageCount;
        const pages = Array.from({ length: count }, (_, index) => paginate(list, index + 1, size)!);
        expect(pages.flatMap((page) => page.entries)).toEqual(list);
        expect(pages.every((page) => page.total === list.length)).toBe(true);
        expect(paginate(list, count + 1, size)).toBeNull();
      }),
    );
  });

  it('has a first page of an empty list and nothing before it', () => {
    expect(paginate([], 1)).toMatchObject({ entries: [], pageCount: 1, total: 0 });
    expect(paginate([1], 0)).toBeNull();
    expect(paginate([1], -1)).toBeNull();
  });
});

describe('listNew', () => {
  it('orders by createTime, then id, both descending; 0 means all', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 10 }), (list, count) => {
        const plain = [...list].sort((a, b) => b.createTime - a.createTime || b.id - a.id);
        const expected = count === 0 ? plain : plain.slice(0, count);
        expect(listNew(makeCatalogue(list), count).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }),
    );
  });
});

describe('listRelated', () => {
  it('holds exactly the other items that share a category, most shared first', () => {
    fc.assert(
      fc.property(items, (list) => {
        const catalogue = makeCatalogue(list);
        for (const item of list) {
          const shared = (other: (typeof list)[number]) =>
            other.categoryIds.filter((id) => item.categoryIds.includes(id)).length;
          const related = listRelated(catalogue, item, 0);
          const expected = list.filter((other) => other.id !== item.id && shared(other) > 0);
          expect(new Set(related)).toEqual(new Set(expected));
          const counts = related.map(shared);
          expect(counts).toEqual([...counts].sort((a, b) => b - a));
        }
      }),
    );
  });
});

describe('random picks', () => {
  it('never repeat, stay within the list and depend on the seed alone', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat({ max: 50 }), fc.string(), (list, count, seed) => {
        const picked = pickRandom(list, count, seededRandom(seed));
        expect(picked).toHaveLength(Math.min(count, list.length));
        expect(new Set(picked).size).toBe(picked.length);
        expect(picked.every((entry) => list.includes(entry))).toBe(true);
        expect(pickRandom(list, count, seededRandom(seed))).toEqual(picked);
      }),
    );
  });

  it('select every position of the list about equally often', () => {
    const counts = new Map<number, number>();
    const random = seededRandom('uniform');
    for (let round = 0; round < 6000; round++) {
      for (const entry of pickRandom([1, 2, 3, 4, 5, 6], 2, random))
        counts.set(entry, (counts.get(entry) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(count).toBeGreaterThan(1800);
    expect(listRandom(makeCatalogue([makeItem({ id: 1 })]), 0, random)).toHaveLength(1);
  });
});

describe('listDynamic', () => {
  const list = [1, 2, 3, 4].map((id) =>
    makeItem({ id, createTime: id, categoryIds: id % 2 ? [11] : [12], categoryId: id % 2 ? 11 : 12 }),
  );
  const catalogue = makeCatalogue(list, {
    categories: [makeCategory({ id: 1, children: [makeCategory({ id: 11 })] }), makeCategory({ id: 12 })],
    tags: [{ name: 'Top Now', itemIds: [4, 3, 1] }],
  });
  const ids = (filter: { categoryId?: number; tag?: string }) =>
    listDynamic(catalogue, filter)?.map(({ id }) => id);

  it('gives a category with its descendants, a tag without regard to case, or both in tag order', () => {
    expect(ids({ categoryId: 1 })).toEqual([1, 3]);
    expect(ids({ tag: 'tOP nOW' })).toEqual([4, 3, 1]);
    expect(ids({ tag: 'top now', categoryId: 1 })).toEqual([3, 1]);
  });

  it('gives everything newest first without a filter, and null for unknown ones', () => {
    expect(ids({})).toEqual([4, 3, 2, 1]);
    expect(ids({ categoryId: 99 })).toBeUndefined();
    expect(ids({ tag: 'nothing' })).toBeUndefined();
    expect(ids({ tag: 'top now', categoryId: 99 })).toBeUndefined();
  });
});

describe('buildCatalogue', () => {
  it('orders a category by list_type, then catalogue order, and a parent holds each descendant once', () => {
    const list = [1, 2, 3].map((id) =>
      makeItem({ id, categoryIds: id === 2 ? [10, 20] : [10], categoryId: 10 }),
    );
    const catalogue = makeCatalogue(list, {
      categories: [makeCategory({ id: 5, children: [makeCategory({ id: 10 }), makeCategory({ id: 20 })] })],
      orders: new Map([[10, [3]]]),
    });
    expect(catalogue.itemsByCategory.get(10)?.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(catalogue.itemsByCategory.get(5)?.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(catalogue.ancestorsById.get(20)?.map(({ id }) => id)).toEqual([5]);
  });
});

describe('sortItems', () => {
  it('orders by popularity and by stars, keeping the order of equals', () => {
    const list = [
      makeItem({ id: 1, stars: '4.0', figures: { likes: 0, dislikes: 0, collections: 0, opens: 5 } }),
      makeItem({ id: 2, stars: '', figures: { likes: 0, dislikes: 0, collections: 0, opens: 9 } }),
      makeItem({ id: 3, stars: '4.0', figures: { likes: 0, dislikes: 0, collections: 0, opens: 5 } }),
    ];
    const ids = (order: 'popular' | 'rating') =>
      sortItems({}, list, order, (item) => item.figures.opens).map(({ id }) => id);
    expect(ids('popular')).toEqual([2, 1, 3]);
    expect(ids('rating')).toEqual([1, 3, 2]);
  });
});

describe('differingOrders', () => {
  const item = fc.record({
    id: fc.integer({ min: 1, max: 99 }),
    createTime: fc.nat(2),
    opens: fc.nat(2),
    stars: fc.constantFrom('', '3.0', '4.5'),
    rate: fc.constantFrom('', '4.1'),
  });

  it('are exactly those that put the list in another order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 5 }), (entries) => {
        const list = entries.map(({ opens, ...own }) =>
          makeItem({ ...own, figures: { likes: 0, dislikes: 0, collections: 0, opens } }),
        );
        const changed = (['new', 'popular', 'rating'] as const).filter((order) =>
          sortItems({}, list, order, ({ figures }) => figures.opens).some(
            (sorted, index) => sorted !== list[index],
          ),
        );
        expect(finish(differingOrders(list, ({ figures }) => figures.opens))).toEqual([
          'default',
          ...changed,
        ]);
      }),
    );
  });
});
