/** One node of a vertical's menu tree (spec CAT-1, CAT-5). */
export interface Category {
  id: number;
  name: string;
  image: string;
  imageActive: string;
  imageMain: string;
  router: string;
  /** Vertical id that the entry links to. If it is 0 or the vertical's own id, the entry links to itself. */
  targetVerticalId: number;
  /** Category id in the target vertical. 0 means its home. */
  targetCategoryId: number;
  keywords: string;
  description: string;
  siteTitle: string;
  children: readonly Category[];
}

/** Walks a tree depth first: every category with its ancestors, root first. */
export function* walkCategories(
  categories: readonly Category[],
  ancestors: readonly Category[] = [],
): Generator<{ category: Category; ancestors: readonly Category[] }> {
  for (const category of categories) {
    yield { category, ancestors };
    yield* walkCategories(category.children, [...ancestors, category]);
  }
}
