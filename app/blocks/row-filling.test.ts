import { describe, expect, it } from 'vitest';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { Listing, PageContext } from '#app/pages/layouts/block.server.ts';
import { ShownItems } from '#app/pages/layouts/shown-items.server.ts';
import { english } from '#test/support/english.ts';
import { makeCatalogue, makeCategory, makeItem } from '#test/support/items.ts';
import { fillLastRow, fillWithLink } from './row-filling.server.ts';

const categories = [makeCategory({ id: 1 }), makeCategory({ id: 2 })];
const vertical = { prefix: 'g', id: 2, scope: 'second-vertical' } as const;

/** Returns a catalogue with items of two categories, and a tag for the first items of each category. */
function portal(first: number, second: number, tagged = 0) {
  const items = Array.from({ length: first + second }, (_, index) =>
    makeItem({ id: index + 1, categoryIds: [index < first ? 1 : 2], categoryId: index < first ? 1 : 2 }),
  );
  const inTag = [...items.slice(0, tagged), ...items.slice(first, first + tagged)];
  const tags = [{ name: 'Hot', itemIds: inTag.map(({ id }) => id) }];
  const catalogue = makeCatalogue(items, { categories, tags });
  return { catalogue, items, tag: catalogue.tags.get('hot')! };
}

function fill(
  { catalogue }: ReturnType<typeof portal>,
  listed: readonly Item[],
  {
    categoryId,
    ...more
  }: Partial<Listing> & { categoryId?: number; isOn?: boolean; pageCount?: number } = {},
) {
  const shown = new ShownItems();
  shown.add(listed);
  const category = categoryId === undefined ? undefined : catalogue.categoryById.get(categoryId);
  const context = {
    ...english,
    snapshot: { settings: { languages: ['en'] } },
    section: english.sectionMessages(vertical),
    catalogue,
    vertical,
    shown,
    category,
  } as unknown as PageContext;
  const page = { entries: listed, total: listed.length, number: 1, pageCount: more.pageCount ?? 1 };
  const listing = { title: '', address: '', page, ...more } as Listing;
  return fillLastRow(context, listing, { isOn: more.isOn ?? true, rows: 12, cardOf: ({ id }) => id });
}

describe('the last row of a list', () => {
  it('is filled with the name and items of a neighbouring category', () => {
    const site = portal(5, 9);
    const { groups, end } = fill(site, site.items.slice(0, 5), { categoryId: 1 });
    expect(groups.map(({ name, href, cards }) => [name, href, cards.length])).toEqual([
      ['Category 2', '/g/cate/2', 6],
    ]);
    expect(end).toBeNull();
  });

  it('ends with a link to all items if neighbours have too few', () => {
    const site = portal(5, 2);
    const { groups, end } = fill(site, site.items.slice(0, 5), { categoryId: 1 });
    expect(groups).toHaveLength(1);
    expect(end).toEqual({ label: 'All riddles', href: '/g/cate/type/', cells: 8 });
  });

  it('ends with a link to a random item in the list of all items', () => {
    const site = portal(5, 2);
    expect(fill(site, site.items)).toEqual({
      groups: [],
      end: { label: 'Surprise me', href: '/g/details', cells: 7 },
    });
  });

  it('is not filled with items of the list’s own tag from other pages', () => {
    const site = portal(20, 20, 10);
    const { groups } = fill(site, site.items.slice(0, 3), { tag: site.tag });
    const tagged = new Set(site.tag.items.map(({ id }) => id));
    expect(groups.flatMap(({ cards }) => cards)).toHaveLength(8);
    expect(groups.flatMap(({ cards }) => cards).filter((id) => tagged.has(id))).toEqual([]);
  });

  it('is unchanged if it is full, if further pages follow, and if the setting is off', () => {
    const site = portal(12, 12);
    const nothing = { groups: [], end: null };
    expect(fill(site, site.items.slice(0, 12), { categoryId: 1 })).toEqual(nothing);
    expect(fill(site, site.items.slice(0, 5), { categoryId: 1, isOn: false })).toEqual(nothing);
    expect(fill(site, [], { categoryId: 1 })).toEqual(nothing);
    expect(fill(site, site.items.slice(0, 5), { categoryId: 1, pageCount: 2 }).groups).toEqual([]);
  });

  it('can be filled with a link only', () => {
    const link = { label: 'On', href: '/on' };
    expect(fillWithLink(13, 12, link).end).toEqual({ ...link, cells: 13 });
    expect(fillWithLink(24, 12, link).end).toBeNull();
  });
});
