import { categoryAddress, dynamicListAddress } from '#app/domain/catalogue/addresses.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Sliceable } from '#app/domain/catalogue/sliceable.ts';
import type { Category } from '#app/domain/catalogue/category.ts';
import { listFiltered, type ItemList } from '#app/domain/catalogue/cached-lists.ts';
import type { PageContext } from './block.server.ts';
import { maxShown } from './shown-items.server.ts';

/**
 * Source of a block's items: an enabled vertical, limited to a category and a tag if the block's settings name them.
 */
export interface ItemSource<Fields = unknown> {
  verticalId: number;
  catalogue: Catalogue<Fields>;
  category: Category | null;
  /** All items in the order of the category, tag or catalogue. The block's `itemCount` is not applied yet. */
  items: ItemList<Fields>;
  /** Address of the list that contains all these items. */
  address: string;
}

/**
 * Finds the source of a block's items by data type, category index and tag (spec LAY-4, LAY-5). Returns `null` if the
 * vertical of the data type is disabled, or if the category or tag does not exist.
 */
export function findItemSource(
  context: PageContext,
  settings: { dataType: number; categoryIndex: number; tag?: string },
): ItemSource | null {
  const verticalId = settings.dataType === 0 ? context.verticalId : settings.dataType;
  const catalogue = context.snapshot.catalogues.get(verticalId);
  return catalogue ? sourceIn(context, catalogue, settings) : null;
}

/** Like `findItemSource`, for blocks that only show items of the page's own vertical. */
export function findOwnSource<Fields>(
  context: PageContext<Fields>,
  settings: { categoryIndex: number; tag?: string },
): ItemSource<Fields> | null {
  return sourceIn(context, context.catalogue, settings);
}

function sourceIn<Fields>(
  context: PageContext,
  catalogue: Catalogue<Fields>,
  settings: { categoryIndex: number; tag?: string },
): ItemSource<Fields> | null {
  const { verticalId } = catalogue;
  if (!context.menu.some((entry) => entry.id === verticalId)) return null;
  context.endAt(catalogue.changesAt);
  const category = settings.categoryIndex === -1 ? null : catalogue.categories[settings.categoryIndex];
  const tag = settings.tag ? catalogue.tags.get(settings.tag.toLowerCase()) : null;
  if (category === undefined || tag === undefined) return null;
  const inCategory = category ? (catalogue.itemsByCategory.get(category.id) ?? []) : catalogue.items;
  const source = { verticalId, catalogue, category };
  if (!tag) {
    const address = category ? categoryAddress(category, catalogue) : dynamicListAddress(catalogue, {});
    return { ...source, items: inCategory, address };
  }
  const filter = { ...(category && { categoryId: category.id }), tag: tag.key };
  return {
    ...source,
    items: listFiltered(catalogue, filter) ?? [],
    address: dynamicListAddress(catalogue, { ...(category && { type: category.id }), tag: tag.addressName }),
  };
}

/**
 * Returns the first entries of a list that contains something other than items, such as categories. `itemCount` is the
 * block's setting: 0 selects all, and the maximum is 100 (spec LAY-6).
 */
export function cutItems<T>(items: Sliceable<T>, itemCount: number): readonly T[] {
  return items.slice(0, maxShown(itemCount));
}
