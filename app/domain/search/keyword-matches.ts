import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../catalogue/item.ts';
import { foldName, isUnspaced, withoutArticles } from './fold-name.ts';
import { stemOfName } from './stem-of.ts';

/** Maximum number of items whose keywords are read. More items would take more than a few milliseconds. */
export const maxItemsRead = 2_000;
/** Shorter words are often parts of unrelated keywords. */
const minLetters = 3;

/**
 * Returns the items whose keywords contain a text as whole words, in catalogue order. Forms of a word count as the same
 * word (see `stemOf`). Returns none in a catalogue of more than 2,000 items.
 */
export function itemsWithKeyword(catalogue: Catalogue, text: string): Item[] {
  const { openItems, language } = catalogue;
  const stem = stemOfName(text, language);
  const isShort = stem.length < minLetters && !isUnspaced(stem);
  if (isShort || openItems.length > maxItemsRead) return [];
  return openItems.filter(({ keywords }) => containsWords(stemOfName(keywords, language), stem));
}

/**
 * Maximum length of a keyword that has to be a whole word. A longer keyword may be the beginning of a word, because
 * visitors often type only a part of a long word.
 */
const maxShort = 4;

/**
 * Whether a keyword occurs at the beginning of a word in the title or intro of an item: “war” in “warship”, but not in
 * “forward”. With `'whole'`, a keyword of at most four characters has to be a whole word.
 */
export function hasWordsOf(
  { title, intro }: Item,
  keyword: string,
  language: string | undefined,
  fit: 'beginning' | 'whole' = 'beginning',
): boolean {
  const text = `${title}\n${intro}`;
  if (fit === 'whole' && keyword.length <= maxShort) {
    return containsWords(stemOfName(text, language), stemOfName(keyword, language));
  }
  const fold = (written: string) => withoutArticles(foldName(written, language));
  return beginsWord(fold(text), fold(keyword));
}

/**
 * Whether a text contains `words` as whole words. Scripts without spaces need no boundary. Both arguments must be
 * stems.
 */
export function containsWords(text: string, words: string): boolean {
  return hasMatch(text, words, (end) => !isInWord(text[end]));
}

/** Whether a text contains `words` at the beginning of a word. Both arguments must be folded. */
function beginsWord(text: string, words: string): boolean {
  return hasMatch(text, words, () => true);
}

/**
 * Whether a text contains `words` at the beginning of a word, such that `isEnd` accepts the index at which they end.
 * Scripts without spaces need no boundary.
 */
function hasMatch(text: string, words: string, isEnd: (at: number) => boolean): boolean {
  if (words === '') return false;
  const needsBoundary = !isUnspaced(words);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!needsBoundary || (!isInWord(text[at - 1]) && isEnd(at + words.length))) return true;
  }
  return false;
}

function isInWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character);
}
