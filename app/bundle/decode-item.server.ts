import type { Faq, Item, PlayMode, Review } from '#app/domain/catalogue/item.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json-source.server.ts';
import type { VerticalRules } from './registry.ts';
import { sanitiseHtml } from '#app/text/sanitise.server.ts';
import { cutText, itemTextLimits } from './text-limits.ts';

/** Keys of `ext` that the platform reads itself. They are removed before the vertical's schema checks `ext`. */
export const platformExtKeys = ['hidden', 'provider', 'provider_id'] as const;

/** Returns `ext` as the vertical's schema receives it. */
export function verticalExt(ext: JsonValue | undefined): JsonObject {
  if (!isJsonObject(ext)) return {};
  if (!platformExtKeys.some((key) => Object.hasOwn(ext, key))) return ext;
  const own = Object.entries(ext).filter(([key]) => !(platformExtKeys as readonly string[]).includes(key));
  return Object.fromEntries(own);
}

/** Returns the feed that an item comes from; both texts are empty if it comes from no feed (spec FEED-2). */
export function feedOrigin(ext: JsonValue | undefined): { provider: string; providerId: string } {
  const { provider, provider_id: providerId } = isJsonObject(ext) ? ext : {};
  if (
    typeof provider !== 'string' ||
    typeof providerId !== 'string' ||
    provider === '' ||
    providerId === ''
  ) {
    return { provider: '', providerId: '' };
  }
  return { provider, providerId };
}

/** Decodes an item of the bundle. Returns `null` if the operator has hidden it. */
export function decodeItem(
  verticalId: number,
  value: JsonValue,
  rules: VerticalRules,
  changedAt = 0,
): Item | null {
  if (!isJsonObject(value)) return null;
  if (isJsonObject(value.ext) && value.ext.hidden === true) return null;
  const categoryIds = decodeCategories(value.content_type_arr);
  const [first = 0] = categoryIds;
  const primary = integerOf(value.content_type_id);
  const figures = isJsonObject(value.site_data_arr) ? value.site_data_arr : {};
  const ext = decodeExt(value.ext, rules);
  return {
    verticalId,
    id: integerOf(value.id),
    createTime: integerOf(value.create_time),
    changedAt,
    categoryIds,
    categoryId: categoryIds.includes(primary) ? primary : first,
    router: textOf(value.router),
    title: limited(value, 'title'),
    shortTitle: limited(value, 'short_title'),
    image: textOf(value.img),
    imageDesktop: textOf(value.img_pc),
    imageAlt: limited(value, 'img_desc'),
    video: textOf(value.video),
    author: limited(value, 'author'),
    time: textOf(value.time),
    intro: limited(value, 'intro'),
    keywords: limited(value, 'keywords'),
    description: limited(value, 'description'),
    structuredDataType: limited(value, 'structure_data_type'),
    price: textOf(value.price),
    priceOriginal: textOf(value.price_original),
    from: limited(value, 'from'),
    discount: limited(value, 'discount'),
    rate: textOf(value.rate),
    contentRating: limited(value, 'content_rating'),
    downloads: limited(value, 'downloads'),
    screenshots: mapList(value.screenshot, textOf),
    reviewsCount: limited(value, 'reviews_num'),
    reviews: mapList(value.reviews, decodeReview),
    playUrl: textOf(value.game_url_remote),
    playMode: decodePlayMode(value.game_url_remote_to_type),
    details: sanitiseHtml(limited(value, 'details')),
    richText: sanitiseHtml(limited(value, 'rich_text')),
    faq: mapList(value.faq, decodeFaq),
    stars: textOf(figures.rate),
    figures: {
      likes: integerOf(figures.like),
      dislikes: integerOf(figures.step),
      collections: integerOf(figures.collect),
      opens: integerOf(figures.open_num),
    },
    ...(feedOrigin(value.ext).provider !== '' && { isFromFeed: true }),
    ext,
    ...rules.traitsOf?.(ext),
  };
}

/** Returns a text of the item, cut to its limit: stores of earlier versions may hold longer texts. */
function limited(item: JsonObject, field: keyof typeof itemTextLimits): string {
  return cutText(textOf(item[field]), itemTextLimits[field]);
}

function decodeExt(ext: JsonValue | undefined, rules: VerticalRules): Readonly<Record<string, unknown>> {
  const own = verticalExt(ext);
  const result = rules.extSchema.safeParse(own);
  return result.success && isRecord(result.data) ? result.data : own;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function decodeCategories(list: JsonValue | undefined): number[] {
  const ids = listOf(list).map((entry) => integerOf(isJsonObject(entry) ? entry.content_type_id : 0));
  return [...new Set(ids)];
}

function decodePlayMode(type: JsonValue | undefined): PlayMode {
  if (type === '_blank') return 'new-tab';
  return type === 'game' ? 'play-page' : 'iframe';
}

function decodeReview(review: JsonValue): Review {
  const { author, rate, text, time } = isJsonObject(review) ? review : {};
  return { author: textOf(author), rate: textOf(rate), text: textOf(text), time: textOf(time) };
}

function decodeFaq(entry: JsonValue): Faq {
  const { question, answer } = isJsonObject(entry) ? entry : {};
  return { question: textOf(question), answer: textOf(answer) };
}

/** Returns the value if it is text, otherwise "". */
export function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the value if it is an integer, otherwise 0. */
export function integerOf(value: JsonValue | undefined): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value + 0 : 0;
}

/**
 * One empty list that all items share. Most lists of items are empty, and the garbage collector visits each list
 * object.
 */
const nothing: readonly never[] = Object.freeze([]);

function mapList<T>(value: JsonValue | undefined, map: (entry: JsonValue) => T): readonly T[] {
  const list = listOf(value);
  return list.length === 0 ? nothing : list.map(map);
}

/** Returns the value if it is a list, otherwise an empty one. */
export function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}
