import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../catalogue/item.ts';
import { isUnspaced } from './fold-name.ts';
import { stemOfName } from './stem-of.ts';

/** The keywords of more items are not read. It would take more than a few milliseconds. */
export const maxItemsRead = 2_000;
/** Shorter words are parts of unrelated keywords. */
const minLetters = 3;

/**
 * Returns the items among whose keywords a text occurs as whole words, in catalogue order. Forms of a word count as one
 * (see `stemOf`). Returns none in a catalogue of more than 2,000 items.
 */
export function itemsWithKeyword(catalogue: Catalogue, text: string): Item[] {
  const { openItems, language } = catalogue;
  const stem = stemOfName(text, language);
  const isShort = stem.length < minLetters && !isUnspaced(stem);
  if (isShort || openItems.length > maxItemsRead) return [];
  return openItems.filter(({ keywords }) => containsWords(stemOfName(keywords, language), stem));
}

/** Whether a text contains other words as whole words. Scripts without spaces need no boundary. Both are stems. */
export function containsWords(text: string, words: string): boolean {
  const needsBoundary = !isUnspaced(words);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!needsBoundary || (!isInWord(text[at - 1]) && !isInWord(text[at + words.length]))) return true;
  }
  return false;
}

function isInWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character);
}
