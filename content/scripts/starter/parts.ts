import { readJson } from './sources.ts';

/** A category of a menu, as in `content/menus/`. */
export interface CategorySource {
  id: number;
  name: string;
  siteTitle: string;
  keywords: string;
  description: string;
}

/** One vertical of the bundle's `data_content`. */
export interface VerticalPart {
  menu: object[];
  list: object[];
  list_type: Record<string, number[]>;
  list_tags: Record<string, { name: string; data: number[] }>;
}

/** The fields that the items of all verticals share. */
interface ItemBase {
  id: number;
  title: string;
  categories: readonly CategorySource[];
  createTime: number;
}

/** Returns the categories of a vertical, and a function that finds one by name and throws if there is none. */
export async function readMenu(vertical: string) {
  const categories = await readJson<CategorySource[]>(`menus/${vertical}.json`);
  const byName = new Map(categories.map((category) => [category.name, category]));
  return {
    categories,
    named(name: string, usedBy: string): CategorySource {
      const category = byName.get(name);
      if (!category) throw new Error(`${usedBy}: there is no category "${name}" in menus/${vertical}.json.`);
      return category;
    },
  };
}

/** Returns a menu entry of the bundle. */
export function assembleCategory(
  { id, name, siteTitle, keywords, description }: CategorySource,
  verticalId: number,
) {
  return {
    content_type_id: id,
    content_type_name: name,
    img: '',
    img_active: '',
    img_main: '',
    router: '',
    data_type_menu: verticalId,
    data_type_menu_id: 0,
    keywords,
    description,
    site_title: siteTitle,
    children: [],
  };
}

/**
 * Returns an item of the bundle with every field of the format. Fields that the vertical does not use are empty.
 */
export function assembleItem<Own extends object>({ id, title, categories, createTime }: ItemBase, own: Own) {
  const [primary] = categories;
  const blank = {
    id,
    create_time: createTime,
    content_type_arr: categories.map((category) => ({
      content_type_id: category.id,
      content_type_name: category.name,
      router: '',
    })),
    content_type_id: primary?.id ?? 0,
    content_type_name: primary?.name ?? '',
    router: '',
    title,
    img: '',
    img_pc: '',
    video: '',
    author: '',
    time: '',
    intro: '',
    keywords: '',
    description: '',
    short_title: '',
    img_desc: '',
    structure_data_type: '',
    price: '',
    price_original: '',
    from: '',
    discount: '',
    rate: '',
    content_rating: '',
    downloads: '',
    screenshot: [],
    reviews_num: '',
    reviews: '',
    game_url_remote: '',
    game_url_remote_to_type: '',
    details: '',
    rich_text: '',
    faq: '',
    site_data_arr: { rate: '', like: 0, step: 0, collect: 0, play: 1, open_num: 0 },
  };
  return { ...blank, ...own };
}

/** Returns the ids of each category's items, in list order. */
export function idsByCategory(
  categories: readonly CategorySource[],
  items: readonly { id: number; categories: readonly CategorySource[] }[],
): Record<string, number[]> {
  return Object.fromEntries(
    categories.map((category) => [
      category.id,
      items.filter((item) => item.categories.includes(category)).map(({ id }) => id),
    ]),
  );
}

/**
 * Returns the tags in alphabetical order, each with its items in list order. The key of a tag has straight apostrophes,
 * because it is part of the address of the tag's list. The name that visitors read has typographic ones.
 */
export function tagsOf(items: readonly { id: number; tags: readonly string[] }[]): VerticalPart['list_tags'] {
  const names = [...new Set(items.flatMap(({ tags }) => tags))].sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        name: name.replaceAll("'", '’'),
        data: items.filter(({ tags }) => tags.includes(name)).map(({ id }) => id),
      },
    ]),
  );
}
