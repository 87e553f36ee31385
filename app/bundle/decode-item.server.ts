import { phrase } from '#app/lib/phrase.ts';
import type {
  Faq,
  Item,
  PlayMode,
  Review,
  TranslatedItem,
  TranslatedItems,
} from '#app/domain/catalogue/item.ts';
import type { ItemFault } from '#app/domain/catalogue/left-out-item.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { categoryIdOf } from './category-id.ts';
import { createFault, describeValue, FaultList } from './fault.ts';
import {
  asInteger,
  asList,
  asObject,
  asText,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '#app/lib/json.ts';
import { withLazyFields } from './lazy-fields.server.ts';
import type { VerticalRules } from './registry.ts';
import { addSchemaFaults } from './schema-faults.server.ts';
import { sanitiseHtml } from '#app/text/sanitise.server.ts';
import { cutText, itemTextLimits } from './text-limits.ts';
import { itemTextsOf } from './translations/fields.server.ts';
import { missingTexts, readTranslation, translateValue } from './translations/translation.server.ts';

/** Keys of `ext` that the platform reads itself. They are removed before the vertical's schema checks `ext`. */
export const platformExtKeys = ['hidden', 'provider', 'provider_id'] as const;

/** Returns `ext` as the vertical's schema receives it. */
export function verticalExt(ext: JsonValue | undefined): JsonObject {
  if (!isJsonObject(ext)) return {};
  if (!platformExtKeys.some((key) => Object.hasOwn(ext, key))) return ext;
  const own = Object.entries(ext).filter(([key]) => !(platformExtKeys as readonly string[]).includes(key));
  return Object.fromEntries(own);
}

/** Returns the feed that an item comes from; both texts are empty if it is not from a feed (spec FEED-2). */
export function feedOrigin(ext: JsonValue | undefined): { provider: string; providerId: string } {
  const { provider, provider_id: providerId } = asObject(ext);
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
 * Decodes an item of the bundle with its translations. Returns `null` if the operator has hidden the item, and a
 * `FaultyItem` with the first fault if the vertical's schema rejects `ext`.
 */
export function decodeItem<Fields>(
  verticalId: number,
  value: JsonValue,
  rules: VerticalRules<Fields>,
  changedAt = 0,
): Item<Fields> | FaultyItem | null {
  if (!isJsonObject(value)) {
    return new FaultyItem('', createFault('', describeValue(value), phrase('an object')));
  }
  if (isJsonObject(value.ext) && value.ext.hidden === true) return null;
  const own = verticalExt(value.ext);
  const parsed = rules.extSchema.safeParse(own);
  if (!parsed.success) return new FaultyItem(asText(value.title), firstFault(own, rules));
  const item: Item<Fields> = {
    ...decodeTexts(verticalId, value, rules, changedAt, parsed.data),
    details: cleanHtml(value.details, 'details'),
    richText: cleanHtml(value.rich_text, 'rich_text'),
    fields: parsed.data,
  };
  if (isJsonObject(value.translations)) {
    item.translations = translateLater(value, value.translations, item, rules);
  }
  return item;
}

/**
 * Returns the translations of an item. Each is decoded when its language is first needed, because a site may offer only
 * some languages of its bundle.
 */
function translateLater<Fields>(
  original: JsonObject,
  translations: JsonObject,
  item: Item<Fields>,
  rules: VerticalRules<Fields>,
): TranslatedItems<Fields> {
  const decoded = new Map<string, TranslatedItem<Fields> | undefined>();
  const later: TranslatedItems<Fields> = {
    get(language) {
      const entry = ownValue(translations, language);
      if (entry === undefined || decoded.has(language)) return decoded.get(language);
      const translated = translateItem(original, { language, entry }, item, rules);
      if (translated) translated.translations = later;
      decoded.set(language, translated);
      return translated;
    },
    has(language, path) {
      const entry = ownValue(translations, language);
      return isJsonObject(entry) && asText(ownValue(entry, path)).trim() !== '';
    },
    missing(language) {
      const translation = readTranslation(ownValue(translations, language));
      return missingTexts(original, translation, itemTextsOf(rules));
    },
  };
  return later;
}

/** Returns an item in a language, or `undefined` if none of its texts is translated. */
function translateItem<Fields>(
  original: JsonObject,
  { language, entry }: { language: string; entry: JsonValue },
  item: Item<Fields>,
  rules: VerticalRules<Fields>,
): TranslatedItem<Fields> | undefined {
  const translated = translateValue(original, readTranslation(entry), itemTextsOf(rules));
  if (!translated) return undefined;
  const { value, isComplete } = translated;
  const { details, ext, rich_text: richText } = value;
  const isShared = (field: 'details' | 'ext' | 'faq' | 'rich_text') => value[field] === original[field];
  const inLanguage = {
    ...decodeTexts(item.verticalId, value, rules, item.changedAt, item.fields),
    categoryIds: item.categoryIds,
    screenshots: item.screenshots,
    reviews: item.reviews,
    figures: item.figures,
    ...(isShared('faq') && { faq: item.faq }),
    translation: { language, isComplete, originalTitle: item.title },
  };
  return withLazyFields(inLanguage, item, {
    ...(!isShared('details') && { details: cleanLater(details, 'details') }),
    ...(!isShared('rich_text') && { richText: cleanLater(richText, 'rich_text') }),
    ...(!isShared('ext') && { fields: parseLater(ext, item.fields, rules) }),
  });
}

// The next two functions are at the top level, so that the closures that they return hold only their parameters in
// memory.

function cleanLater(html: JsonValue | undefined, field: 'details' | 'rich_text'): () => string {
  return () => cleanHtml(html, field);
}

/**
 * Returns a function that parses the translated fields. If the schema rejects them, it returns the fields of the
 * original.
 */
function parseLater<Fields>(
  ext: JsonValue | undefined,
  original: Fields,
  { extSchema }: VerticalRules<Fields>,
): () => Fields {
  return () => extSchema.safeParse(verticalExt(ext)).data ?? original;
}

function cleanHtml(html: JsonValue | undefined, field: 'details' | 'rich_text'): string {
  return sanitiseHtml(cutText(asText(html), itemTextLimits[field]));
}

/** Decodes everything except HTML and the fields of the vertical. `fields` are only used to derive the traits. */
function decodeTexts<Fields>(
  verticalId: number,
  value: JsonObject,
  rules: VerticalRules<Fields>,
  changedAt: number,
  fields: Fields,
): Omit<Item<Fields>, 'details' | 'richText' | 'fields'> {
  const categoryIds = decodeCategories(value.content_type_arr);
  const [first = 0] = categoryIds;
  const primary = asInteger(value.content_type_id);
  const figures = asObject(value.site_data_arr);
  return {
    verticalId,
    prefix: rules.prefix,
    id: asInteger(value.id),
    createTime: asInteger(value.create_time),
    changedAt,
    categoryIds,
    categoryId: categoryIds.includes(primary) ? primary : first,
    router: asText(value.router),
    title: limited(value, 'title'),
    shortTitle: limited(value, 'short_title'),
    image: asText(value.img),
    imageDesktop: asText(value.img_pc),
    ...(asText(value.img_share) !== '' && { imageShared: asText(value.img_share) }),
    imageAlt: limited(value, 'img_desc'),
    video: asText(value.video),
    author: limited(value, 'author'),
    time: asText(value.time),
    intro: limited(value, 'intro'),
    keywords: limited(value, 'keywords'),
    description: limited(value, 'description'),
    structuredDataType: limited(value, 'structure_data_type'),
    price: asText(value.price),
    priceOriginal: asText(value.price_original),
    from: limited(value, 'from'),
    discount: limited(value, 'discount'),
    rate: asText(value.rate),
    contentRating: limited(value, 'content_rating'),
    downloads: limited(value, 'downloads'),
    screenshots: mapList(value.screenshot, asText),
    reviewsCount: limited(value, 'reviews_num'),
    reviews: mapList(value.reviews, decodeReview),
    playUrl: asText(value.game_url_remote),
    playMode: decodePlayMode(value.game_url_remote_to_type),
    faq: mapList(value.faq, decodeFaq),
    stars: asText(figures.rate),
    figures: {
      likes: asInteger(figures.like),
      dislikes: asInteger(figures.step),
      collections: asInteger(figures.collect),
      opens: asInteger(figures.open_num),
    },
    ...(feedOrigin(value.ext).provider !== '' && { isFromFeed: true }),
    ...rules.traitsOf?.(fields),
  };
}

/** Returns a text of the item, cut to its limit: stores of earlier versions may hold longer texts. */
function limited(item: JsonObject, field: keyof typeof itemTextLimits): string {
  return cutText(asText(item[field]), itemTextLimits[field]);
}

/** Returns the first fault that an import would report. */
function firstFault(ext: JsonObject, { extSchema }: VerticalRules): ItemFault {
  const faults = new FaultList();
  addSchemaFaults(faults, ['ext'], extSchema, ext);
  const [first] = faults.toArray();
  return first ?? createFault('ext', describeValue(ext), phrase('the fields of the section'));
}

function decodeCategories(list: JsonValue | undefined): number[] {
  const ids = asList(list).map(categoryIdOf);
  return [...new Set(ids)];
}

function decodePlayMode(type: JsonValue | undefined): PlayMode {
  if (type === '_blank') return 'new-tab';
  return type === 'game' ? 'play-page' : 'iframe';
}

function decodeReview(review: JsonValue): Review {
  const { author, rate, text, time } = asObject(review);
  return { author: asText(author), rate: asText(rate), text: asText(text), time: asText(time) };
}

function decodeFaq(entry: JsonValue): Faq {
  const { question, answer } = asObject(entry);
  return { question: asText(question), answer: asText(answer) };
}

/**
 * An empty list that all items share. Most lists of items are empty, and the garbage collector would visit each
 * separate list.
 */
const nothing: readonly never[] = Object.freeze([]);

function mapList<T>(value: JsonValue | undefined, map: (entry: JsonValue) => T): readonly T[] {
  const list = asList(value);
  return list.length === 0 ? nothing : list.map(map);
}
