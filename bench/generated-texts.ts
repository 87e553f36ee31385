import { seededRandom, type Random } from '#app/domain/catalogue/random.ts';

/** A source of generated texts. The same seed produces the same texts. */
export interface TextSource {
  random: Random;
  /**
   * Returns a text of this number of words. The nth most frequent word is 1/n as frequent as the first (Zipf's law).
   */
  text(words: number): string;
  /** Returns two to four words. */
  title(): string;
}

/** Number of words of an item's intro. */
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

/** Creates different words by rank. The most frequent ones are short. */
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

/** Returns for each rank the sum of the shares of all ranks up to it: 1 + 1/2 + 1/3 … */
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
