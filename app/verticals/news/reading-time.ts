import { withoutTags } from '#app/lib/plain-text.ts';

/** Number of words of English non-fiction that an adult reads silently in a minute (Brysbaert 2019). */
const wordsPerMinute = 238;

/** Returns the reading time of an HTML text in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = withoutTags(html).match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
