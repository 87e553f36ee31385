import type { Catalogue, Tag } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/category.ts';
import type { Item } from '../catalogue/item.ts';
import { containsWords, maxItemsRead } from './keyword-matches.ts';
import { defaultLimit } from './modes.ts';
import { namedList } from './named-list.ts';
import { stemOfName } from './stem-of.ts';
import { wordsOfTopic, type SearchWords } from './topic.ts';

/** Longer topics are usually titles or sentences. Each word costs up to two searches for a category or tag. */
const maxWords = 4;

interface PartsOptions {
  words: SearchWords;
  listLike: (text: string) => Category | Tag | null;
}

/** The items that fit the most words of a topic, in catalogue order, at most 100. */
export interface PartMatches {
  items: readonly Item[];
  /** Whether at least one part names a category or tag. */
  hasLists: boolean;
  /** Whether the items fit every part. */
  isComplete: boolean;
}

/**
 * Finds the items for a keyword of several parts, such as “car racing games”. Each part is a category or tag, or a word
 * in the title or keywords of an item. Catalogues of more than 2,000 items are searched for categories and tags only.
 * Returns `null` if the topic of the keyword has fewer than two or more than four words, or if no item fits any part.
 */
export function matchParts(catalogue: Catalogue, keyword: string, options: PartsOptions): PartMatches | null {
  const words = fewWordsOf(keyword, options.words);
  if (words.length < 2) return null;
  const parts = splitIntoParts(words, options);
  const fits = countFits(catalogue, parts);
  const best = fits.reduce((most, count) => Math.max(most, count), 0);
  if (best === 0) return null;
  return {
    items: firstItems(catalogue, (index) => fits[index] === best),
    hasLists: parts.some(({ list }) => list !== null),
    isComplete: best === words.length,
  };
}

/** Returns the first category or tag that a part of a keyword names: “Coupons” for “pizza coupon”. */
export function listOfPart(keyword: string, options: PartsOptions): Category | Tag | null {
  const parts = splitIntoParts(fewWordsOf(keyword, options.words), options);
  return parts.find(({ list }) => list !== null)?.list ?? null;
}

/** Returns the words of a keyword's topic, or none if there are more than `maxWords`. */
function fewWordsOf(keyword: string, searchWords: SearchWords): string[] {
  const words = wordsOfTopic(keyword, searchWords);
  return words.length > maxWords ? [] : words;
}

/**
 * Returns, for each item, the number of words in the parts that the item fits. It is 0 for items with a router
 * override.
 */
function countFits(catalogue: Catalogue, parts: readonly Part[]): Uint8Array {
  const { items, language, openItems } = catalogue;
  const texts = openItems.length > maxItemsRead ? null : items.map((item) => stemOfItem(item, language));
  const fits = new Uint8Array(items.length);
  for (const { text, list } of parts) {
    const isFit = new Uint8Array(items.length);
    for (const index of list ? indicesOf(catalogue, list) : []) isFit[index] = 1;
    const stem = stemOfName(text, language);
    for (const [index, read] of stem === '' ? [] : (texts?.entries() ?? [])) {
      if (containsWords(read, stem)) isFit[index] = 1;
    }
    for (let index = 0; index < fits.length; index++) {
      if (items[index]?.router === '') fits[index] = (fits[index] ?? 0) + (isFit[index] ?? 0) * wordsIn(text);
    }
  }
  return fits;
}

function wordsIn(text: string): number {
  return text.split(' ').length;
}

function stemOfItem({ title, keywords }: Item, language: string | undefined): string {
  return stemOfName(`${title}, ${keywords}`, language);
}

function indicesOf(catalogue: Catalogue, list: Category | Tag): Iterable<number> {
  return 'items' in list ? list.indices : (catalogue.indicesByCategory.get(list.id) ?? []);
}

/** Returns the first items of a catalogue that fit, as many as a search shows. */
function firstItems({ items }: Catalogue, isFit: (index: number) => boolean): Item[] {
  const found: Item[] = [];
  for (const [index, item] of items.entries()) {
    if (found.length === defaultLimit) break;
    if (isFit(index)) found.push(item);
  }
  return found;
}

/** One or two words, and the category or tag that they name. */
interface Part {
  text: string;
  list: Category | Tag | null;
}

/** Splits words into parts. Two words are one part if they name a list together. */
function splitIntoParts(words: readonly string[], options: PartsOptions): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const [first = '', second] = words.slice(at, at + 2);
    const both = second === undefined ? null : namedPart(`${first} ${second}`, options);
    parts.push(both ?? namedPart(first, options) ?? { text: first, list: null });
    at += both ? 2 : 1;
  }
  return parts;
}

function namedPart(text: string, { words, listLike }: PartsOptions): Part | null {
  const list = namedList(text, words, listLike);
  return list && { text, list };
}
