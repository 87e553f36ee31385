const number = /\p{N}/u;

/** Shorter words are similar to too many known words. */
const minLength = 4;

/**
 * Returns the typed word if it is known, otherwise the first known word that differs from it by one typing error.
 * Returns `null` if there is none, or if the typed word is too short or contains a digit. Known words with digits are
 * not compared.
 */
export function similarWord(typed: string, known: Iterable<string>): string | null {
  if (typed.length < minLength || number.test(typed)) return null;
  let similar: string | null = null;
  for (const word of known) {
    if (word === typed) return word;
    if (similar === null && differsByOneError(typed, word) && !number.test(word)) similar = word;
  }
  return similar;
}

/** Whether one letter is missing, added, replaced or swapped with the next one. */
function differsByOneError(typed: string, word: string): boolean {
  const shorter = Math.min(typed.length, word.length);
  const longer = Math.max(typed.length, word.length);
  if (longer - shorter > 1) return false;
  let start = 0;
  while (start < shorter && typed[start] === word[start]) start++;
  let end = 0;
  while (end < shorter - start && typed[typed.length - 1 - end] === word[word.length - 1 - end]) end++;
  const different = longer - start - end;
  if (different <= 1) return true;
  const isSwapped = typed[start] === word[start + 1] && typed[start + 1] === word[start];
  return different === 2 && longer === shorter && isSwapped;
}
