import type { Catalogue } from '../catalogue/catalogue.ts';
import { foldText } from './fold.ts';
import { foldForLanguage } from './fold-name.ts';
import { normaliseKeyword } from './hits.ts';
import { searcherOf } from './searcher-of.ts';
import { similarWord } from './similar-word.ts';

/** Number of words of a keyword that are corrected. */
const maxWords = 8;
/** Texts have so many words that shorter ones are similar to one by chance. */
const minLength = 5;

/**
 * Returns a keyword with misspelt words replaced by words of the items' texts, folded. Returns `null` if there is
 * nothing to correct. The first letter of a word counts as typed correctly, so that only a part of the words is
 * compared.
 */
export function correctByTexts(catalogue: Catalogue, keyword: string): string | null {
  const typed = foldText(foldForLanguage(normaliseKeyword(keyword), catalogue.language)).split(' ');
  if (typed.length > maxWords) return null;
  const searcher = searcherOf(catalogue);
  const corrected = typed.map((word) =>
    word.length < minLength ? word : (similarWord(word, searcher.wordsWith(word.slice(0, 1))) ?? word),
  );
  return corrected.some((word, index) => word !== typed[index]) ? corrected.join(' ') : null;
}
