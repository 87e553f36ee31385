import {
  dynamicListAddress,
  itemAddress,
  playAddress,
  searchAddress,
} from '#app/domain/catalogue/addresses.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Category } from '#app/domain/catalogue/category.ts';

const perPage = 24;

/** Returns `count` addresses of every page kind of games. They are different if the catalogue has enough pages. */
export function listAddresses(catalogue: Catalogue, count: number): Record<string, string[]> {
  const { items, categories, itemsByCategory, openItems } = catalogue;
  const all = [...catalogue.categoryById.values()];
  const parents = categories.filter(({ children }) => children.length > 0);
  const leaves = all.filter(({ children }) => children.length === 0);
  const tags = [...catalogue.tags.values()];
  const many = (make: (index: number) => string) => Array.from({ length: count }, (_, index) => make(index));
  const shareOf = (index: number) => index / count;
  const itemAt = (index: number) => at(openItems, index * 7919);
  const category = (list: readonly Category[], index: number, share: number, sort?: string) => {
    const { id } = at(list, index);
    const address = sort ? `/g/cate/${id}?sort=${sort}` : `/g/cate/${id}`;
    return pageAt(address, itemsByCategory.get(id)?.length ?? 0, share);
  };
  const anyCategory = (sort?: string) => many((index) => category(all, index, shareOf(index), sort));
  const tagged = (index: number, type?: number) =>
    dynamicListAddress(catalogue, { ...(type !== undefined && { type }), tag: at(tags, index).name });
  const word = (index: number) =>
    at(items, index * 104_729)
      .title.split(' ')
      .at(-(index % 2)) ?? '';
  return {
    home: many(() => '/'),
    'category, no descendants': many((index) => category(leaves, index, 0)),
    'category with descendants': many((index) => category(parents, index, 0)),
    'category, any page': anyCategory(),
    'category, new': anyCategory('new'),
    'category, popular': anyCategory('popular'),
    'category, rating': anyCategory('rating'),
    'all items, any page': many((index) =>
      pageAt(dynamicListAddress(catalogue, {}), items.length, shareOf(index)),
    ),
    'tag, any page': many((index) => pageAt(tagged(index), at(tags, index).items.length, shareOf(index))),
    'tag in a category': many((index) => tagged(index, at(all, Math.floor(index / tags.length)).id)),
    details: many((index) => itemAddress(itemAt(index))),
    play: many((index) => playAddress(itemAt(index))),
    'bare details': many(() => '/g/details'),
    mygames: many(() => '/g/mygames'),
    'api/items, 100 ids': many((index) => {
      const ids = Array.from({ length: 100 }, (_, offset) => itemAt(index + offset).id);
      return `/api/items?vertical=g&ids=${ids.join()}`;
    }),
    sitemap: many(() => '/sitemap.xml'),
    'sitemap file': many(() => '/sitemap.xml?file=1'),
    search: many((index) => searchAddress(catalogue, word(index))),
  };
}

/** Returns the address of the page at a share of a list, from 0 for the first page to 1 for the last. */
function pageAt(address: string, itemCount: number, share: number): string {
  const page = Math.ceil((itemCount / perPage) * share);
  if (page <= 1) return address;
  return `${address}${address.includes('?') ? '&' : '?'}page=${page}`;
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined)
    throw new RangeError('The generated catalogue has no item or category for this page');
  return found;
}
