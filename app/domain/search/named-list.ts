import type { Tag } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/category.ts';
import type { Vertical } from '../vertical.ts';
import { foldName } from './fold-name.ts';
import { stemOf } from './stem-of.ts';

/**
 * Returns the category or tag that a keyword names. In a section of games, “puzzle”, “puzzles” and “puzzle games” all
 * name “Puzzle”. `listLike` returns the list with the most similar name.
 */
export function namedList(
  keyword: string,
  noun: Vertical['noun'],
  listLike: (text: string) => Category | Tag | null,
): Category | Tag | null {
  const plain = withoutNoun(keyword, noun);
  for (const name of new Set([keyword, plain])) {
    const list = name === '' ? null : listLike(name);
    if (list && stemOf(foldName(withoutNoun(list.name, noun))) === stemOf(foldName(plain))) return list;
  }
  return null;
}

/** Removes the section's noun from the end of a name, unless it is the whole name. */
export function withoutNoun(name: string, { one, many }: Vertical['noun']): string {
  const noun = [many, one].find((word) => foldName(name).endsWith(` ${foldName(word)}`));
  if (noun === undefined) return name;
  return name.split(' ').slice(0, -noun.split(' ').length).join(' ');
}
