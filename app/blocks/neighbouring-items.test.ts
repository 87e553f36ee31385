import { describe, expect, it } from 'vitest';
import type { Item } from '#app/domain/catalogue/item.ts';
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

function find(items: readonly Item[], ownId: number, cells: number, shown: readonly Item[] = []) {
  const catalogue = makeCatalogue([...items], { categories });
  const entries = catalogue.itemsByCategory.get(ownId) ?? [];
  const groups = findNeighbouringItems({
    catalogue,
    own: catalogue.categoryById.get(ownId),
    entries,
    isWanted: (item) => !entries.includes(item) && !shown.includes(item),
    cells,
  });
  return groups.map(({ category, items: found }) => [category.id, found.length]);
}

describe('neighbouring items', () => {
  it('come from the category that shares the most items, without those of the list', () => {
    const own = [...inCategories(2, 1, 3), ...inCategories(1, 1, 2)];
    expect(find([...own, ...inCategories(3, 2), ...inCategories(3, 3)], 1, 4)).toEqual([[3, 3]]);
  });

  it('come from the next category of the menu if none shares items, and from the first after the last', () => {
    const items = [...inCategories(2, 1), ...inCategories(2, 2), ...inCategories(2, 3)];
    expect(find(items, 1, 3)).toEqual([[2, 2]]);
    expect(find(items, 3, 3)).toEqual([[1, 2]]);
  });

  it('come from one category that fills all cells rather than from a nearer one with too few', () => {
    const items = [...inCategories(1, 1), ...inCategories(2, 2), ...inCategories(9, 3)];
    expect(find(items, 1, 6)).toEqual([[3, 5]]);
  });

  it('come from several categories if none has enough, the one with the most items first', () => {
    const items = [...inCategories(1, 1), ...inCategories(2, 2), ...inCategories(4, 3)];
    expect(find(items, 1, 8)).toEqual([
      [3, 4],
      [2, 2],
    ]);
    expect(find(items, 1, 20)).toEqual([
      [3, 4],
      [2, 2],
    ]);
  });

  it('leave the last cell to the name of a category', () => {
    const items = [...inCategories(1, 1), ...inCategories(4, 2), ...inCategories(3, 3)];
    expect(find(items, 1, 1)).toEqual([[2, 0]]);
    expect(find(items, 1, 6)).toEqual([
      [2, 4],
      [3, 0],
    ]);
  });

  it('appear on the page once, even if they are in several categories', () => {
    const items = [...inCategories(1, 1), ...inCategories(3, 2, 3), ...inCategories(1, 3)];
    expect(find(items, 1, 12)).toEqual([[3, 4]]);
  });

  it('never come from a subcategory, a link category or a category without other items', () => {
    const items = [...inCategories(1, 1), ...inCategories(5, 11), ...inCategories(5, 4)];
    expect(find(items, 1, 2)).toEqual([]);
  });

  it('leave out items that the page already shows', () => {
    const second = inCategories(3, 2);
    const items = [...inCategories(1, 1), ...second];
    expect(find(items, 1, 3, second.slice(0, 1))).toEqual([[2, 2]]);
    expect(find(items, 1, 3, second)).toEqual([]);
  });
});
