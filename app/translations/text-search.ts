import { foldName } from '#app/domain/search/fold-name.ts';
import { normaliseKeyword, splitWords } from '#app/domain/search/hits.ts';
import { withoutTags } from '#app/lib/plain-text.ts';

/** A text with its language, a BCP 47 tag. */
export interface SearchedText {
  text: string;
  language: string;
}

/** The passage of a text that contains a word. */
export interface Excerpt {
  before: string;
  /** The word in the spelling of the text. */
  hit: string;
  after: string;
  language: string;
}

/** Searches texts of several languages for all words that an operator typed. A word may be a part of a longer one. */
export interface TextSearch {
  words: readonly string[];
  /** Whether each word is the id or occurs in one of the texts. */
  isMatch(id: string, texts: Iterable<SearchedText>): boolean;
  /**
   * Returns the first passage of the texts that contains one of the words. Ignores words that are the id or occur in
   * the name. Returns `null` if there is no such passage.
   */
  findExcerpt(id: string, name: SearchedText, texts: Iterable<SearchedText>): Excerpt | null;
}

/** Creates a search that ignores case and diacritics by the rules of the language of each text. */
export function createTextSearch(typed: string): TextSearch {
  // A mark without a letter, such as a lone accent, folds to an empty string, which would match everywhere.
  const words = splitWords(normaliseKeyword(typed)).filter((word) => foldName(word) !== '');
  const foldedWords = new Map<string, readonly string[]>();
  const wordsIn = (language: string) => {
    const folded = foldedWords.get(language) ?? words.map((word) => foldName(word, language));
    foldedWords.set(language, folded);
    return folded;
  };
  /** Returns the indexes of the words that are neither the id nor in the texts. */
  const findMissing = (id: string, texts: Iterable<SearchedText>): ReadonlySet<number> => {
    const missing = new Set<number>();
    for (const [index, word] of words.entries()) if (word !== id) missing.add(index);
    if (missing.size === 0) return missing;
    for (const { text, language } of texts) {
      const folded = foldName(readable(text), language);
      const wanted = wordsIn(language);
      for (const index of missing) if (folded.includes(wanted[index] ?? '')) missing.delete(index);
      if (missing.size === 0) break;
    }
    return missing;
  };
  return {
    words,
    isMatch: (id, texts) => findMissing(id, texts).size === 0,
    findExcerpt(id, name, texts) {
      const missing = findMissing(id, [name]);
      if (missing.size === 0) return null;
      for (const { text, language } of texts) {
        const wanted = wordsIn(language).filter((_, index) => missing.has(index));
        for (const line of readable(text).split('\n')) {
          const folded = foldName(line, language);
          const word = wanted.find((one) => folded.includes(one));
          if (word !== undefined) return cutAround(line, word, language);
        }
      }
      return null;
    },
  };
}

/** Returns a text without the tags of HTML. A text without a closing tag is not HTML. */
function readable(text: string): string {
  return text.includes('</') ? withoutTags(text) : text;
}

/** Number of characters before and after the word. An excerpt is one line in a list. */
const [maxBefore, maxAfter] = [24, 100];

/**
 * Cuts a line around a folded word that occurs in it. Folding changes the length of a text, so the ends of the word are
 * found by folding beginnings of the line.
 */
function cutAround(line: string, word: string, language: string): Excerpt {
  const characters = [...line.normalize('NFC').trim().replaceAll(/\s+/g, ' ')];
  const contains = (from: number, to: number) =>
    foldName(characters.slice(from, to).join(''), language).includes(word);
  let [low, end] = [1, characters.length];
  while (low < end) {
    const middle = (low + end) >> 1;
    if (contains(0, middle)) end = middle;
    else low = middle + 1;
  }
  let [start, high] = [0, end - 1];
  while (start < high) {
    const middle = (start + high + 1) >> 1;
    if (contains(middle, end)) start = middle;
    else high = middle - 1;
  }
  while (/^\p{M}$/u.test(characters[end] ?? '')) end += 1;
  const join = (from: number, to: number) => characters.slice(from, to).join('');
  const isCut = start > maxBefore;
  const before = join(isCut ? start - maxBefore : 0, start);
  const after = join(end, end + maxAfter);
  return {
    before: isCut ? `…${before.slice(before.indexOf(' ') + 1)}` : before,
    hit: join(start, end),
    after: end + maxAfter < characters.length ? `${after}…` : after,
    language,
  };
}
