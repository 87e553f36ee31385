import { isJsonObject, type JsonObject, type JsonValue } from '#app/core/bundle/json-source.server.ts';
import { isHttpsAddress } from '#app/core/bundle/address-forms.ts';
import type { VerticalRules } from '#app/core/bundle/registry.ts';
import { sanitiseHtml } from '#app/core/bundle/sanitise.server.ts';
import { cleanAddress, cleanLine, cleanText, escapeLines } from './clean-text.server.ts';
import type { FeedItem } from './define-feed.ts';
import type { MenuCategory } from './map-categories.server.ts';

/** An accepted entry, its texts clean. */
export interface CleanItem extends Omit<
  FeedItem,
  'playUrl' | 'price' | 'sections' | 'html' | 'author' | 'originUrl' | 'fields' | 'screenshots'
> {
  providerId: string;
  /** "" for what is not played. */
  playUrl: string;
  /** Where it stands, for messages. */
  place: string;
  /** HTML of its sections. */
  details: string;
  /** Its whole text as clean HTML, "" when it is not taken over. */
  richText: string;
  author: string;
  from: string;
  discount: string;
  screenshots: readonly string[];
  /** Address of the original of what is not played, else "". */
  originUrl: string;
}

/** Cleans the texts and addresses of a feed item. */
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
  } = item;
  const cover = cleanAddress(image);
  return {
    providerId,
    place,
    title: cleanLine(title),
    intro: cleanText(intro),
    details: sections.map(writeSection).join(''),
    richText: sanitiseHtml(html, { pictures: false, base: htmlBase }).trim(),
    author: cleanLine(author),
    from: cleanLine(fields.from ?? ''),
    discount: cleanLine(fields.discount ?? ''),
    originUrl,
    keywords: cleanLine(keywords),
    categories: [...new Set(categories.map(cleanLine).filter(Boolean))],
    image: isHttpsAddress(cover) ? cover : '',
    screenshots: [...new Set(screenshots.map(cleanAddress))].filter(isHttpsAddress),
    playUrl: cleanAddress(playUrl),
    publishedAt,
    ext,
  };
}

function writeSection({ heading, text }: { heading: string; text: string }): string {
  const paragraphs = cleanText(text).split(/\n{2,}/);
  if (paragraphs[0] === '') return '';
  return `<h2>${escapeLines(heading)}</h2>${paragraphs.map((lines) => `<p>${escapeLines(lines)}</p>`).join('')}`;
}

/** A new item as the bundle holds it (READINGS 1): no sample figures, no stars; its id comes when it is stored. */
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
    ...describeCategories(categories),
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

/**
 * A stored item with what the feed says now. What the feed leaves empty and everything it does not speak of (id, time,
 * figures, whether the operator hid it, FAQ, override) stays.
 */
export function updateItem(
  stored: JsonObject,
  item: CleanItem,
  categories: readonly MenuCategory[],
): JsonObject {
  const said = {
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
  const filled = Object.entries(said).filter(([, value]) => value !== '');
  return {
    ...stored,
    ...describeCategories(categories),
    ...Object.fromEntries(filled),
    ...(item.screenshots.length > 0 && { screenshot: [...item.screenshots] }),
    ext: { ...(isJsonObject(stored.ext) ? stored.ext : {}), ...item.ext },
  };
}

function describeCategories(categories: readonly MenuCategory[]): Record<string, JsonValue> {
  const [first] = categories;
  return {
    content_type_arr: categories.map(({ id, name }) => ({
      content_type_id: id,
      content_type_name: name,
      router: '',
    })),
    content_type_id: first?.id ?? 0,
    content_type_name: first?.name ?? '',
  };
}
