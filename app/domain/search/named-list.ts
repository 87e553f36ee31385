import type { Tag } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/category.ts';
import { stemOfName } from './stem-of.ts';
import { isLink, topicOf, type SearchWords } from './topic.ts';

/**
 * Returns the category or tag that a keyword names. In a section of games, “puzzle”, “puzzles”, “puzzle games” and
 * “free puzzle games” all name “Puzzle”. `listLike` returns the list with the most similar name.
 */
export function namedList(
  keyword: string,
  words: SearchWords,
  listLike: (text: string) => Category | Tag | null,
): Category | Tag | null {
  // A list can be named after words that usually have no topic, such as “New” and “Credit cards”.
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
    topicOf(name, { ...words, fillers: [] })
      .split(' ')
      .filter((word) => !isLink(word))
      .map((word) => stemOfName(word))
      .join(' ');
  return isSameStem(stemOfName(a), stemOfName(b)) || isSameStem(plain(a), plain(b));
}

/** Endings such as those of “Gutscheine” and “kupony”. Shorter names are beginnings of unrelated words. */
const lengths = { name: 5, ending: 2 };

function isSameStem(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (a === b) return a !== '';
  return (
    shorter.length >= lengths.name &&
    longer.length - shorter.length <= lengths.ending &&
    longer.startsWith(shorter)
  );
}
