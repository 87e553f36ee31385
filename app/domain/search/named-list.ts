import type { Tag } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/category.ts';
import { stemOfName } from './stem-of.ts';
import { topicOf, wordsOfTopic, type SearchWords } from './topic.ts';

/**
 * Returns the category or tag that a keyword names. In a section of games, “puzzle”, “puzzles”, “puzzle games” and
 * “free puzzle games” all name “Puzzle”. `listLike` returns the list with the most similar name.
 */
export function namedList(
  keyword: string,
  words: SearchWords,
  listLike: (text: string) => Category | Tag | null,
): Category | Tag | null {
  // A list can be named after words that usually have no topic, such as “New”.
  const withFillers = topicOf(keyword, { ...words, fillers: [] });
  const withNouns = topicOf(keyword, { ...words, nouns: [] });
  for (const name of new Set([keyword, withFillers, withNouns, topicOf(keyword, words)])) {
    const list = name === '' ? null : listLike(name);
    if (list && isSameName(list.name, name, words)) return list;
  }
  return null;
}

/** Whether two names differ at most in their ending and in words for the section: “Cards” and “Card games”. */
function isSameName(a: string, b: string, words: SearchWords): boolean {
  const plain = (name: string) =>
    wordsOfTopic(name, { ...words, fillers: [] })
      .map((word) => stemOfName(word))
      .join(' ');
  return isSameStem(stemOfName(a), stemOfName(b)) || isSameStem(plain(a), plain(b));
}

/** Shorter names are often beginnings of unrelated words. */
const minName = 5;
/** Endings of plurals in addition to “s”, such as those of “Gutscheine” and “kupony”. */
const pluralEnding = /^(?:e|en|n|er|x|y|i)$/u;

/** Whether two stems are the same, or one is the other with the ending of a plural. */
function isSameStem(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (a === b) return a !== '';
  return (
    shorter.length >= minName && longer.startsWith(shorter) && pluralEnding.test(longer.slice(shorter.length))
  );
}
