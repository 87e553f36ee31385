/*
 * The words of texts, for comparing and counting them. Scripts without spaces have no visible words: their texts
 * are compared by character, and their words are counted by the number of characters.
 */

const unspaced = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');
const words = new RegExp(String.raw`[${unspaced}]|[[\p{L}\p{N}\p{M}]--[${unspaced}]]+`, 'gv');
const unspacedWord = new RegExp(`^[${unspaced}]$`, 'v');

/** Average length of a word in a script without spaces, in characters. */
const charactersPerWord = 2;

/** Returns the words of a text in a form without case, accents and invisible characters. */
export function foldWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{Cf}|[\u0300-\u036f]/gu, '')
      .normalize('NFKC')
      .toLowerCase()
      .match(words) ?? []
  );
}

/** Returns the number of words in a text. For scripts without spaces, it is estimated from the characters. */
export function countWords(text: string): number {
  const found = foldWords(text);
  const { length: characters } = found.filter((word) => unspacedWord.test(word));
  return found.length - characters + Math.ceil(characters / charactersPerWord);
}
