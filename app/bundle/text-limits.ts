/*
 * Maximum lengths of a bundle's texts, in UTF-16 units. Pages repeat titles and names many times, and lists contain
 * introductions, so long texts would make many pages large. The limits of feeds are lower.
 */

/** Longest name of an ad entry, in characters. */
export const adNameLimit = 100;

/** Texts of an item, by their names in the bundle. */
export const itemTextLimits = {
  title: 300,
  short_title: 300,
  content_type_name: 300,
  author: 300,
  from: 300,
  discount: 300,
  img_desc: 1000,
  structure_data_type: 100,
  content_rating: 100,
  downloads: 100,
  reviews_num: 100,
  keywords: 5000,
  description: 5000,
  intro: 50_000,
  details: 200_000,
  rich_text: 500_000,
} as const;

/** Texts of a menu entry. */
export const categoryTextLimits = {
  content_type_name: 300,
  site_title: 300,
  keywords: 5000,
  description: 5000,
} as const;

/** Texts of the site info. */
export const infoTextLimits = { title: 300, keywords: 5000, description: 5000 } as const;

export const addressLimit = 2000;
export const tagNameLimit = 300;
export const answerLimit = 20_000;

/** Cuts a text that is too long and appends an ellipsis. Never splits a surrogate pair. */
export function cutText(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
