import { createPhraseFinder } from './find-phrase.ts';
import flagged from './flagged-words.json' with { type: 'json' };

/** Names of games, toys, films and companies. A title with one of them often infringes a trademark. */
export const trademarks: readonly string[] = flagged.trademarks;

const findPhrase = createPhraseFinder(flagged.adult);
const ageLabel = /(?<!\d)1[68]\s?\+/;

/**
 * Finds a word for contents that are not for all ages, such as gambling, or a label such as `18+`. Ad networks restrict
 * or refuse such contents.
 */
export function findAdultWord(text: string): string | undefined {
  return findPhrase(text) ?? ageLabel.exec(text)?.[0];
}

/** Lowest age rating that ad networks treat as unsuitable for children. */
const adultAge = 16;

/** Whether an age rating, such as `PEGI 16` or `Mature 17+`, excludes younger visitors. */
export function isAdultRating(rating: string): boolean {
  const ages = [...rating.matchAll(/\d{1,2}/g)].map(([age]) => Number(age));
  return ages.some((age) => age >= adultAge) || /\b(?:adults?|mature)\b/i.test(rating);
}
