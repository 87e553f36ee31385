import type { Catalogue } from '../catalogue/catalogue.ts';
import { foldText } from './fold.ts';
import { foldForLanguage } from './fold-name.ts';
import { normaliseKeyword } from './hits.ts';
import { searcherOf } from './searcher-of.ts';
import { similarWord } from './similar-word.ts';
import { maxWords } from './suggest-index.ts';

const betweenWords = /[^\p{L}\p{M}\p{N}_]+/u;

/** Texts have so many words that shorter ones are similar to one by chance. Longer ones take long to compare. */
const lengths = { least: 5, most: 32 };

/**
 * Returns a keyword with misspelt words replaced by words of the items' texts, folded. Returns `null` if there is
 * nothing to correct. The first letter of a word counts as typed correctly, so that only a part of the words is
 * compared.
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
