import { withoutTags } from '#app/lib/plain-text.ts';

/** Number of words of English non-fiction that an adult reads silently in a minute (Brysbaert 2019). */
const wordsPerMinute = 238;

/** Number of Japanese characters that an adult reads in a minute (Trauzettel-Klosinski and Dietz 2012). */
const charactersPerMinute = 357;

const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/gu;

/**
 * Returns the reading time of an HTML text in whole minutes, at least one. Chinese, Japanese and Thai have no spaces,
 * so their characters are counted instead of words.
 */
export function readingMinutes(html: string): number {
  const text = withoutTags(html);
  const characters = text.match(unspaced)?.length ?? 0;
  const words = text.replaceAll(unspaced, ' ').match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute));
}
