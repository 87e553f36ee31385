import { buildCatalogue, type Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Category } from '#app/domain/catalogue/category.ts';
import type { Item } from '#app/domain/catalogue/item.ts';

/** Returns a game with the given fields. Most other fields are empty. Without `categoryIds`, it is in category 1. */
export function makeItem(fields: Partial<Item> & { id: number }): Item {
  return {
    verticalId: 2,
    prefix: 'g',
    createTime: 0,
    changedAt: 0,
    categoryIds: [1],
    categoryId: 1,
    router: '',
    title: `Item ${fields.id}`,
    shortTitle: '',
    image: '',
    imageDesktop: '',
    imageAlt: '',
    video: '',
    author: '',
    time: '',
    intro: '',
    keywords: '',
    description: '',
    structuredDataType: '',
    price: '0',
    priceOriginal: '0',
    from: '',
    discount: '',
    rate: '',
    contentRating: '',
    downloads: '',
    screenshots: [],
    reviewsCount: '',
    reviews: [],
    playUrl: '',
    playMode: 'iframe',
    details: '',
    richText: '',
    faq: [],
    stars: '',
    figures: { likes: 0, dislikes: 0, collections: 0, opens: 0 },
    fields: {},
    ...fields,
  };
}

/** Returns a category with the given fields. All other fields except the names are empty. */
export function makeCategory(fields: Partial<Category> & { id: number }): Category {
  return {
    name: `Category ${fields.id}`,
    iconName: fields.name ?? `Category ${fields.id}`,
    image: '',
    imageActive: '',
    imageMain: '',
    router: '',
    target: null,
    keywords: '',
    description: '',
    siteTitle: '',
    children: [],
    ...fields,
  };
}

/**
 * Returns a catalogue of the given items. If no categories are given, one is created for each category id of the items.
 */
export function makeCatalogue(
  items: readonly Item[],
  parts: {
    categories?: readonly Category[];
    orders?: ReadonlyMap<number, readonly number[]>;
    tags?: readonly { name: string; itemIds: readonly number[] }[];
  } = {},
): Catalogue {
  const ids = new Set(items.flatMap((item) => item.categoryIds));
  return buildCatalogue({
    verticalId: 2,
    prefix: 'g',
    items,
    categories: parts.categories ?? [...ids].map((id) => makeCategory({ id })),
    orders: parts.orders ?? new Map(),
    tags: parts.tags ?? [],
  });
}
