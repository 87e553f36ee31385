import type { Tag } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/category.ts';
import { foldName, isUnspaced } from './fold-name.ts';
import { stemOf } from './stem-of.ts';

/**
 * Returns the category or tag that a keyword names. In a section of games, “puzzle”, “puzzles” and “puzzle games” all
 * name “Puzzle”. `nouns` are the words for the section and its items. `listLike` returns the list with the most similar
 * name.
 */
export function namedList(
  keyword: string,
  nouns: readonly string[],
  listLike: (text: string) => Category | Tag | null,
): Category | Tag | null {
  const plain = withoutNoun(keyword, nouns);
  for (const name of new Set([keyword, plain])) {
    const list = name === '' ? null : listLike(name);
    if (list && stemOf(foldName(withoutNoun(list.name, nouns))) === stemOf(foldName(plain))) return list;
  }
  return null;
}

/** Words that connect the noun of a section with a topic, as in “jeux de sport”, folded. */
const links = new Set(
  'de des du la le les di del della da do das dos el of for with fur mit para con pour avec dla z ze'.split(
    ' ',
  ),
);
const elidedLink = /^[dl]['’]/i;

/**
 * Removes a noun of the section from the end or the beginning of a name, unless it is the whole name: “puzzle games” and
 * “jeux de sport” become “puzzle” and “sport”.
 */
export function withoutNoun(name: string, nouns: readonly string[]): string {
  const words = name.split(' ');
  const isNoun = (part: readonly string[], noun: string) => foldName(part.join(' ')) === foldName(noun);
  for (const noun of nouns) {
    const count = noun.split(' ').length;
    if (words.length > count && isNoun(words.slice(-count), noun)) return words.slice(0, -count).join(' ');
    if (words.length > count && isNoun(words.slice(0, count), noun)) return withoutLink(words.slice(count));
    if (isUnspaced(noun) && name.length > noun.length && foldName(name).endsWith(foldName(noun))) {
      return name.slice(0, -noun.length);
    }
  }
  return name;
}

function withoutLink(words: readonly string[]): string {
  const start = words.findIndex((word, index) => index === words.length - 1 || !links.has(foldName(word)));
  return words.slice(start).join(' ').replace(elidedLink, '');
}
