import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../catalogue/item.ts';
import { foldName, isUnspaced } from './fold-name.ts';
import { withoutNoun } from './named-list.ts';
import { stemOf } from './stem-of.ts';

/** The keywords of more items are not read. It would take more than a few milliseconds. */
const maxItems = 2_000;
/** Shorter words are parts of unrelated keywords. */
const minLetters = 3;

/**
 * Returns the items among whose keywords a text occurs as whole words, in catalogue order. Singular and plural count as
 * one word. If there are none, searches for the text without the words for the section (`nouns`). Returns none in a
 * catalogue of more than 2,000 items.
 */
export function itemsWithKeyword(catalogue: Catalogue, text: string, nouns: readonly string[]): Item[] {
  if (catalogue.openItems.length > maxItems) return [];
  const found = itemsWith(catalogue, text);
  const plain = withoutNoun(text, nouns);
  return found.length > 0 || plain === text ? found : itemsWith(catalogue, plain);
}

function itemsWith({ openItems, language }: Catalogue, text: string): Item[] {
  const word = stemOf(foldName(text, language));
  if (word.length < minLetters && !isUnspaced(word)) return [];
  return openItems.filter(({ keywords }) => contains(foldName(keywords, language), word));
}

function contains(text: string, word: string): boolean {
  const needsBoundary = !isUnspaced(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const next = text[end] === 's' ? text[end + 1] : text[end];
    if (!needsBoundary || (!isInWord(text[at - 1]) && !isInWord(next))) return true;
  }
  return false;
}

function isInWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character);
}
