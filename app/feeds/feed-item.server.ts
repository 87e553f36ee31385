import type { MenuCategory } from '#app/changes/category-names.server.ts';
import type { JsonObject, JsonValue } from '#app/lib/json.ts';
import { isHttpsAddress } from '#app/domain/address-forms.ts';
import type { VerticalRules } from '#app/bundle/registry.ts';
import { sanitiseHtml } from '#app/text/sanitise.server.ts';
import { cutText, itemTextLimits } from '#app/bundle/text-limits.ts';
import { cleanAddress, cleanLine, cleanText, escapeLines } from './clean-text.server.ts';
import type { FeedItem } from './define-feed.ts';
import { categoriesField, readItemField, writeCategories } from './delivered-fields.ts';

/** An accepted entry with sanitised texts. */
export interface CleanItem extends Omit<
  FeedItem,
  'playUrl' | 'price' | 'sections' | 'html' | 'author' | 'originUrl' | 'fields' | 'screenshots' | 'tags'
> {
  providerId: string;
  /** Empty for items that are not played. */
  playUrl: string;
  /** Location of the entry in the feed, for messages. */
  place: string;
  /** The sections of the item as HTML. */
  details: string;
  /** The full text of the item as sanitised HTML, or "" if the text is not imported. */
  richText: string;
  author: string;
  tags: readonly string[];
  from: string;
  discount: string;
  screenshots: readonly string[];
  /** Address of the original of an item that is not played, otherwise "". */
  originUrl: string;
}

/** Sanitises the texts and addresses of a feed item. */
export function cleanItem(item: FeedItem, providerId: string, place: string): CleanItem {
  const { title, intro, sections, keywords, categories, image, publishedAt, ext } = item;
  const {
    playUrl = '',
    html = '',
    htmlBase = '',
    author = '',
    originUrl = '',
    fields = {},
    screenshots = [],
    tags = [],
  } = item;
  const cover = cleanAddress(image);
  return {
    providerId,
    place,
    title: cutText(cleanLine(title), itemTextLimits.title),
    intro: cutText(cleanText(intro), itemTextLimits.intro),
    details: sections.map(writeSection).join(''),
    richText: sanitiseHtml(html, { pictures: false, base: htmlBase }).trim(),
    author: cutText(cleanLine(author), itemTextLimits.author),
    from: cutText(cleanLine(fields.from ?? ''), itemTextLimits.from),
    discount: cutText(cleanLine(fields.discount ?? ''), itemTextLimits.discount),
    originUrl,
    keywords: cutText(cleanLine(keywords), itemTextLimits.keywords),
    categories: [...new Set(categories.map(cleanLine).filter(Boolean))],
    tags: [...new Set(tags.map(cleanLine).filter(Boolean))],
    image: isHttpsAddress(cover) ? cover : '',
    screenshots: [...new Set(screenshots.map(cleanAddress))].filter(isHttpsAddress),
    playUrl: cleanAddress(playUrl),
    ...(item.score !== undefined && { score: item.score }),
    publishedAt,
    ext,
  };
}

function writeSection({ heading, text }: { heading: string; text: string }): string {
  const paragraphs = cleanText(text).split(/\n{2,}/);
  if (paragraphs[0] === '') return '';
  return `<h2>${escapeLines(heading)}</h2>${paragraphs.map((lines) => `<p>${escapeLines(lines)}</p>`).join('')}`;
}

/**
 * Creates a new item in the form of the bundle (spec ITEM-2), without sample figures and stars. It receives its id when
 * it is stored.
 */
export function createItem(
  item: CleanItem,
  provider: string,
  categories: readonly MenuCategory[],
  rules: VerticalRules,
  now: number,
): JsonObject {
  const price = rules.isPlayed ? '0' : '';
  return {
    id: 0,
    create_time: Math.min(item.publishedAt ?? now, now),
    ...writeCategories(categories),
    router: '',
    title: item.title,
    img: item.image,
    img_pc: '',
    video: '',
    author: item.author,
    time: '',
    intro: item.intro,
    keywords: item.keywords,
    description: '',
    short_title: '',
    img_desc: '',
    structure_data_type: rules.structuredDataTypes[0] ?? '',
    price,
    price_original: price,
    from: item.from,
    discount: item.discount,
    rate: '',
    content_rating: '',
    downloads: '',
    screenshot: [...item.screenshots],
    reviews_num: '',
    reviews: '',
    game_url_remote: item.playUrl,
    game_url_remote_to_type: rules.isPlayed ? 'iframe' : '',
    details: item.details,
    rich_text: item.richText,
    faq: '',
    site_data_arr: { rate: '', like: 0, step: 0, collect: 0, play: 1, open_num: 0 },
    ext: { provider, provider_id: item.providerId, ...item.ext },
  };
}

/** Returns the feed's values for an item, by field of the bundle. Fields that the feed leaves empty are missing. */
export function offeredValues(
  item: CleanItem,
  categories: readonly MenuCategory[],
): ReadonlyMap<string, JsonValue> {
  const texts = {
    title: item.title,
    img: item.image,
    intro: item.intro,
    keywords: item.keywords,
    game_url_remote: item.playUrl,
    details: item.details,
    author: item.author,
    from: item.from,
    discount: item.discount,
    rich_text: item.richText,
  };
  const values = new Map<string, JsonValue>(Object.entries(texts).filter(([, value]) => value !== ''));
  if (item.screenshots.length > 0) values.set('screenshot', [...item.screenshots]);
  values.set(categoriesField, readItemField(writeCategories(categories), categoriesField));
  for (const [name, value] of Object.entries(item.ext)) values.set(`ext.${name}`, value);
  return values;
}
