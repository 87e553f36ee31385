import { describe, expect, it } from 'vitest';
import type { Item } from '#app/core/catalogue/item.ts';
import { makeCatalogue, makeCategory, makeItem } from '#test/support/items.ts';
import { findNeighbouringItems } from './neighbouring-items.ts';

const categories = [
  makeCategory({ id: 1, children: [makeCategory({ id: 11 })] }),
  makeCategory({ id: 2 }),
  makeCategory({ id: 3 }),
  makeCategory({ id: 4, router: '/elsewhere' }),
];
let lastId = 0;
const inCategories = (count: number, ...categoryIds: number[]) =>
  Array.from({ length: count }, () =>
    makeItem({ id: (lastId += 1), categoryIds, categoryId: categoryIds[0] ?? 0 }),
  );

function find(items: readonly Item[], ownId: number, count: number, shown: readonly Item[] = []) {
  const catalogue = makeCatalogue([...items], { categories });
  const entries = catalogue.itemsByCategory.get(ownId) ?? [];
  const found = findNeighbouringItems({
    catalogue,
    verticalId: 2,
    own: catalogue.categoryById.get(ownId),
    entries,
    isShown: (item) => entries.includes(item) || shown.includes(item),
    count,
  });
  return found && { id: found.category.id, items: found.items };
}

describe('neighbouring items', () => {
  it('come from the category that shares most items, without those of the list', () => {
    const own = [...inCategories(2, 1, 3), ...inCategories(1, 1, 2)];
    const third = inCategories(3, 3);
    const found = find([...own, ...inCategories(3, 2), ...third], 1, 3);
    expect(found?.id).toBe(3);
    expect(new Set(found?.items.map(({ id }) => id))).toEqual(new Set(third.map(({ id }) => id)));
  });

  it('come from the next category of the menu where none shares items, after the last from the first', () => {
    const items = [...inCategories(2, 1), ...inCategories(2, 2), ...inCategories(2, 3)];
    expect(find(items, 1, 2)?.id).toBe(2);
    expect(find(items, 3, 2)?.id).toBe(1);
  });

  it('never come from a category below the own one, one that leads elsewhere, or one with too few', () => {
    const items = [
      ...inCategories(1, 1),
      ...inCategories(5, 11),
      ...inCategories(5, 4),
      ...inCategories(1, 2),
    ];
    expect(find(items, 1, 2)).toBeNull();
  });

  it('leave out what the page shows already', () => {
    const second = inCategories(3, 2);
    const items = [...inCategories(1, 1), ...second];
    expect(find(items, 1, 2, second.slice(0, 1))?.items).not.toContain(second[0]);
    expect(find(items, 1, 2, second.slice(0, 2))).toBeNull();
  });
});
