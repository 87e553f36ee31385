import type { Catalogue } from '../catalogue/catalogue.ts';
import { foldText } from './fold.ts';
import { foldForLanguage } from './fold-name.ts';
import { normaliseKeyword } from './hits.ts';
import { searcherOf } from './searcher-of.ts';
import { similarWord } from './similar-word.ts';
import { maxWords } from './suggest-index.ts';

const betweenWords = /[^\p{L}\p{M}\p{N}_]+/u;

/**
 * Lengths of the words that are corrected. A shorter word often resembles some word of the texts by chance, and a
 * longer word takes long to compare.
 */
const lengths = { least: 5, most: 32 };

/**
 * Returns the folded keyword with its misspelt words replaced by words of the items' texts. Returns `null` if there is
 * nothing to correct, or if the keyword has more than `maxWords` words. Assumes that the first letter of a word is
 * correct, so that the word is compared only with words that begin with this letter.
 */
export function correctByTexts(catalogue: Catalogue, keyword: string): string | null {
  const folded = foldText(foldForLanguage(normaliseKeyword(keyword), catalogue.language));
  const typed = folded.split(betweenWords).filter((word) => word !== '');
  if (typed.length > maxWords) return null;
  const searcher = searcherOf(catalogue);
  const corrected = typed.map((word) => {
    if (word.length < lengths.least || word.length > lengths.most) return word;
    return similarWord(word, searcher.wordsStartingWith(word.slice(0, 1))) ?? word;
  });
  return corrected.some((word, index) => word !== typed[index]) ? corrected.join(' ') : null;
}
