/**
 * Returns the keyword in NFC, trimmed, with one space for each run of white space (spec SRCH-1). Ill-formed UTF-16
 * becomes U+FFFD.
 */
export function normaliseKeyword(keyword: string): string {
  return keyword.toWellFormed().normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/**
 * Returns a pattern that finds a keyword as plain text. Matches do not overlap and are found from left to right (spec
 * SRCH-2).
 */
export function hitPattern(keyword: string): RegExp {
  return new RegExp(RegExp.escape(keyword), 'giu');
}

/** Returns the number of hits of a normalised keyword in a text. */
export function countHits(text: string, keyword: string): number {
  return countMatches(text, hitPattern(keyword));
}

/** Returns the number of whole-word hits of a word in a text (spec SRCH-7). */
export function countWordHits(text: string, word: string): number {
  return countMatches(text, wordPattern(word));
}

const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const joined = `[[\\p{L}\\p{M}\\p{Nd}_]--[${unspaced}]]`;

/** Matches a word that no letter, mark, digit or `_` adjoins. Scripts without spaces need no boundary (spec SRCH-7). */
export function wordPattern(word: string): RegExp {
  const startsUnspaced = new RegExp(`^[${unspaced}]`, 'u').test(word);
  const endsUnspaced = new RegExp(`[${unspaced}]$`, 'u').test(word);
  const before = startsUnspaced ? '' : `(?<!${joined})`;
  const after = endsUnspaced ? '' : `(?!${joined})`;
  return new RegExp(`${before}${RegExp.escape(word)}${after}`, 'giv');
}

/** Returns the words of a normalised keyword, each once. Words that differ only in case are the same. */
export function splitWords(keyword: string): string[] {
  const seen = new Map<string, string>();
  for (const word of keyword.split(' ')) {
    const folded = word.toLowerCase();
    if (word !== '' && !seen.has(folded)) seen.set(folded, word);
  }
  return [...seen.values()];
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns the shorter prefixes of a keyword, the longest first: the keyword without its last grapheme, without its last
 * two, and so on, each trimmed at its end. Omits empty and repeated prefixes (spec SRCH-8).
 */
export function shorterPrefixes(keyword: string): string[] {
  const parts = [...graphemes.segment(keyword)].map((part) => part.segment);
  const prefixes = new Set<string>();
  for (let length = parts.length - 1; length > 0; length--) {
    const prefix = parts.slice(0, length).join('').trimEnd();
    if (prefix !== '' && prefix !== keyword) prefixes.add(prefix);
  }
  return [...prefixes];
}

function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.normalize('NFC').matchAll(pattern)) count++;
  return count;
}
