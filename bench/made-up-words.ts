import type { Random } from '#app/core/catalogue/random.ts';

const syllables =
  'ba be bo da del dor en fa fel gor ha il ka kel la lo mar mi na nor o pa ra ri sa sel ta tor u va'.split(
    ' ',
  );
const mostSyllables = 4;

/** Different words of one to four syllables, the short ones first: those are to be the frequent ones. */
export function makeVocabulary(random: Random, size: number): string[] {
  const words = new Set<string>();
  while (words.size < size) {
    const length = 1 + Math.floor(random() * Math.min(mostSyllables, 1 + words.size / 20));
    const parts = Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)] ?? '');
    words.add(parts.join(''));
  }
  return [...words];
}

/** A rank from 0 up, each about as likely as Zipf's law says. */
export function zipfRank(random: Random, size: number): number {
  return Math.min(size - 1, Math.floor(size ** random()) - 1);
}
