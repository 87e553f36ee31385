import type { Faq, Item, PlayMode, Review, TranslatedItem } from '#app/domain/catalogue/item.ts';
import type { ItemFault } from '#app/domain/catalogue/left-out-item.ts';
import { describeValue, FaultList } from './fault.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json-source.server.ts';
import type { VerticalRules } from './registry.ts';
import { addSchemaFaults } from './schema-faults.server.ts';
import { sanitiseHtml } from '#app/text/sanitise.server.ts';
import { cutText, itemTextLimits } from './text-limits.ts';
import { itemTextsOf } from './translations/fields.server.ts';
import { readTranslation, translateValue } from './translations/translation.server.ts';

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

/** A stored item whose data is invalid. */
export class FaultyItem {
  readonly title: string;
  readonly fault: ItemFault;

  constructor(title: string, fault: ItemFault) {
    this.title = cutText(title, shownTitle);
    this.fault = fault;
  }
}

/** Length of a faulty item's title in messages, in UTF-16 units. */
const shownTitle = 80;

/**
 * Decodes an item of the bundle with its translations. Returns `null` if the operator has hidden it, and its first fault
 * if the vertical's schema rejects its `ext`.
 */
export function decodeItem<Fields>(
  verticalId: number,
  value: JsonValue,
  rules: VerticalRules<Fields>,
  changedAt = 0,
): Item<Fields> | FaultyItem | null {
  if (!isJsonObject(value)) {
    return new FaultyItem('', { path: '', problem: describeValue(value), allowed: 'an object' });
  }
  if (isJsonObject(value.ext) && value.ext.hidden === true) return null;
  const item = decodeTexts(verticalId, value, rules, changedAt);
  if (item instanceof FaultyItem || !isJsonObject(value.translations)) return item;
  const translations = decodeTranslations(value, item, rules);
  return translations.size === 0 ? item : { ...item, translations };
}

/** Decodes an item in each language of its translations. A translation that the schema of `ext` rejects is left out. */
function decodeTranslations<Fields>(
  original: JsonObject,
  item: Item<Fields>,
  rules: VerticalRules<Fields>,
): Map<string, TranslatedItem<Fields>> {
  const { translations } = original;
  const items = new Map<string, TranslatedItem<Fields>>();
  const fields = itemTextsOf(rules);
  for (const [language, entry] of Object.entries(isJsonObject(translations) ? translations : {})) {
    const translated = translateValue(original, readTranslation(entry), fields);
    if (!translated) continue;
    const { details, rich_text: richText } = translated.value;
    const withoutHtml = { ...translated.value, details: '', rich_text: '' };
    const decoded = decodeTexts(item.verticalId, withoutHtml, rules, item.changedAt);
    if (decoded instanceof FaultyItem) continue;
    const isShared = (field: 'details' | 'ext' | 'faq' | 'rich_text') =>
      translated.value[field] === original[field];
    const { isComplete } = translated;
    const inLanguage: TranslatedItem<Fields> = {
      ...decoded,
      categoryIds: item.categoryIds,
      screenshots: item.screenshots,
      reviews: item.reviews,
      figures: item.figures,
      ...(isShared('faq') && { faq: item.faq }),
      details: item.details,
      richText: item.richText,
      ...(isShared('ext') && { fields: item.fields }),
      translations: items,
      translation: { language, isComplete, originalTitle: item.title },
    };
    if (!isShared('details')) cleanLater(inLanguage, 'details', textOf(details));
    if (!isShared('rich_text')) cleanLater(inLanguage, 'richText', textOf(richText));
    items.set(language, inLanguage);
  }
  return items;
}

/** Cleans the HTML of an item when its own page first reads it, because cleaning takes most of the time. */
function cleanLater(item: Item, field: 'details' | 'richText', html: string): void {
  const limit = itemTextLimits[field === 'details' ? 'details' : 'rich_text'];
  let clean: string | undefined;
  Object.defineProperty(item, field, {
    enumerable: true,
    get: () => (clean ??= sanitiseHtml(cutText(html, limit))),
  });
}

function decodeTexts<Fields>(
  verticalId: number,
  value: JsonObject,
  rules: VerticalRules<Fields>,
  changedAt: number,
): Item<Fields> | FaultyItem {
  const own = verticalExt(value.ext);
  const parsed = rules.extSchema.safeParse(own);
  if (!parsed.success) return new FaultyItem(textOf(value.title), firstFault(own, rules));
  const fields = parsed.data;
  const categoryIds = decodeCategories(value.content_type_arr);
  const [first = 0] = categoryIds;
  const primary = integerOf(value.content_type_id);
  const figures = isJsonObject(value.site_data_arr) ? value.site_data_arr : {};
  return {
    verticalId,
    prefix: rules.prefix,
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
    ...(textOf(value.img_share) !== '' && { imageShared: textOf(value.img_share) }),
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
    fields,
    ...rules.traitsOf?.(fields),
  };
}

/** Returns a text of the item, cut to its limit: stores of earlier versions may hold longer texts. */
function limited(item: JsonObject, field: keyof typeof itemTextLimits): string {
  return cutText(textOf(item[field]), itemTextLimits[field]);
}

/** Returns the first fault that an import would report. */
function firstFault(ext: JsonObject, { extSchema }: VerticalRules): ItemFault {
  const faults = new FaultList();
  addSchemaFaults(faults, ['ext'], extSchema, ext);
  const [first] = faults.toArray();
  return first ?? { path: 'ext', problem: describeValue(ext), allowed: 'the fields of the section' };
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
