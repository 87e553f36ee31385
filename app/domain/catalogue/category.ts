/** The home page or a category of another vertical. */
export interface CategoryTarget {
  /** Route name of the vertical. */
  prefix: string;
  /** 0 means the vertical's home page. */
  categoryId: number;
}

/** One node of a vertical's menu tree (spec CAT-1, CAT-5). */
export interface Category {
  id: number;
  name: string;
  /**
   * The name by which a drawn icon is chosen if there is no picture. It does not change when the category is renamed.
   */
  iconName: string;
  image: string;
  imageActive: string;
  imageMain: string;
  router: string;
  /** The page of another vertical that the entry links to. `null` if it links to its own page. */
  target: CategoryTarget | null;
  keywords: string;
  description: string;
  siteTitle: string;
  children: readonly Category[];
}

/** Yields every category of a tree depth first, with its ancestors. The ancestors begin at the root. */
export function* walkCategories(
  categories: readonly Category[],
  ancestors: readonly Category[] = [],
): Generator<{ category: Category; ancestors: readonly Category[] }> {
  for (const category of categories) {
    yield { category, ancestors };
    yield* walkCategories(category.children, [...ancestors, category]);
  }
}
