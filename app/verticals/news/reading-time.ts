/** Words an adult reads in a minute of silent reading in English (Brysbaert 2019: 238 for non-fiction). */
const wordsPerMinute = 238;

/** Whole minutes that a text in HTML takes to read, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replaceAll(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
