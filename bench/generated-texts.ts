import { seededRandom, type Random } from '#app/domain/catalogue/random.ts';

/** Invented texts, the same for the same seed. */
export interface TextSource {
  random: Random;
  /** So many words, the nth most frequent one 1/n as often as the first (Zipf's law). */
  text(words: number): string;
  /** Two to four words. */
  title(): string;
}

/** Words of an item's intro. */
export const introLength = 100;

const vocabularySize = 30_000;
const syllables = 'ka lo mi ra ten sor vel pu dra ni gle fo st er on ba que zi'.split(' ');

export function createTextSource(seed: string): TextSource {
  const random = seededRandom(seed);
  const words = makeWords(random);
  const sums = sumShares(words.length);
  const total = sums.at(-1) ?? 0;
  const pick = () => words[firstAbove(sums, random() * total)] ?? '';
  const text = (length: number) => Array.from({ length }, pick).join(' ');
  return {
    random,
    text,
    title() {
      const title = text(2 + Math.floor(random() * 3));
      return title.charAt(0).toUpperCase() + title.slice(1);
    },
  };
}

/** Different words by rank; the most frequent are short. */
function makeWords(random: Random): string[] {
  const words = new Set<string>();
  while (words.size < vocabularySize) {
    const length = 1 + Math.floor(random() * Math.min(4, 1 + words.size / 20));
    words.add(
      Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)] ?? '').join(''),
    );
  }
  return [...words];
}

/** For each rank the shares of all ranks up to it, 1 + 1/2 + 1/3 … */
function sumShares(count: number): Float64Array {
  let sum = 0;
  return Float64Array.from({ length: count }, (_, rank) => (sum += 1 / (rank + 1)));
}

function firstAbove(sums: Float64Array, value: number): number {
  let [from, to] = [0, sums.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sums[middle] ?? 0) > value) to = middle;
    else from = middle + 1;
  }
  return from;
}
