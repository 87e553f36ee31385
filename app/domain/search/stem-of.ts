import { foldName, withoutArticles } from './fold-name.ts';

const plural = /s(?![\p{L}\p{M}\p{N}])/gu;

/**
 * Returns a folded text without the differences between forms of a word that readers ignore: the plural “s”, the Arabic
 * article, and the two kinds of apostrophe.
 */
export function stemOf(folded: string): string {
  return withoutArticles(folded).replaceAll('’', "'").replaceAll(plural, '');
}

/** Returns the stem of a name, in which case and diacritics do not matter either. */
export function stemOfName(name: string, language?: string): string {
  return stemOf(foldName(name, language));
}
