import type { Catalogue, Tag, TranslatedNames } from './catalogue.ts';
import { walkCategories, type Category } from './category.ts';
import type { Item } from './item.ts';

/** Number of items processed between two steps. */
const itemsPerStep = 5_000;

/** The texts of a catalogue in another language that are not in its items. */
export interface CatalogueTexts {
  /** The categories of the catalogue, with their texts in the language. */
  categories: readonly Category[];
  categoryTexts: TranslatedNames['categories'];
  /** Names of tags by key. */
  tagNames: ReadonlyMap<string, string>;
}

/**
 * Returns a catalogue in another language, in steps. Its lists contain the same entries in the same order, translated
 * where a translation exists. Returns the original catalogue if nothing is translated.
 */
export function* translateCatalogue<Fields>(
  original: Catalogue<Fields>,
  language: string,
  { categories, categoryTexts, tagNames }: CatalogueTexts,
): Generator<void, Catalogue<Fields>> {
  const inLanguage = (item: Item<Fields>): Item<Fields> => item.translations?.get(language) ?? item;
  const items: Item<Fields>[] = [];
  let isTranslated = categories !== original.categories || tagNames.size > 0;
  for (const [index, item] of original.items.entries()) {
    if (index % itemsPerStep === itemsPerStep - 1) yield;
    const translated = inLanguage(item);
    isTranslated ||= translated !== item;
    items.push(translated);
  }
  if (!isTranslated) return original;
  const itemById = new Map<number, Item<Fields>>();
  for (const [index, item] of items.entries()) {
    if (index % itemsPerStep === itemsPerStep - 1) yield;
    itemById.set(item.id, item);
  }
  const itemsByCategory = new Map<number, readonly Item<Fields>[]>();
  for (const [id, list] of original.itemsByCategory) {
    yield;
    itemsByCategory.set(id, list.map(inLanguage));
  }
  const tags = new Map<string, Tag<Fields>>();
  for (const [key, tag] of original.tags) {
    yield;
    tags.set(key, { ...tag, name: tagNames.get(key) ?? tag.name, items: tag.items.map(inLanguage) });
  }
  const walked = [...walkCategories(categories)];
  return {
    ...original,
    language,
    isTranslated: true,
    translatedNames: { categories: categoryTexts, tags: new Set(tagNames.keys()) },
    items,
    categories,
    itemById,
    categoryById: new Map(walked.map(({ category }) => [category.id, category])),
    ancestorsById: new Map(walked.map(({ category, ancestors }) => [category.id, ancestors])),
    itemsByCategory,
    tags,
    newest: original.newest.map(inLanguage),
    openItems: original.openItems.map(inLanguage),
  };
}
