import type { PictureData } from '#app/ui/picture-data.ts';
import type { Question } from './vertical.ts';

/** A question as visitors get it: without anything that tells its answer. */
export interface ShownQuestion {
  kind: Question['kind'];
  text: string;
  /** Texts to choose from, or to be put in order. */
  options: readonly string[];
  picture: PictureData | null;
  /** Description of the picture. */
  alt: string;
}

/**
 * What visitors get to know when they have answered. Answers are texts: the position of an option, or for an ordering
 * question the positions in order, such as "2,0,1"; "" for none.
 */
export interface Verdict {
  isRight: boolean;
  /** The right answer. */
  right: string;
  explanation: string;
  source: { href: string; host: string } | null;
}

/** The outcome of a personality quiz, or the text for a score. */
export interface Ending {
  title: string;
  text: string;
}

/** The positions of an answer: one, or those of an ordering question. */
export function positionsOf(answer: string): number[] {
  return answer === '' ? [] : answer.split(',').map(Number);
}

/** An answer in words. */
export function wordsOf(answer: string, options: readonly string[]): string[] {
  return positionsOf(answer).flatMap((position) => options[position] ?? []);
}
