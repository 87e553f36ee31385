import type { PictureData } from '#app/ui/picture-data.ts';
import type { Question } from './vertical.ts';

/** A question as visitors receive it, without any data that reveals its answer. */
export interface ShownQuestion {
  kind: Question['kind'];
  text: string;
  /** Texts to choose from or to put in order. */
  options: readonly string[];
  picture: PictureData | null;
  /** Description of the picture. */
  alt: string;
}

/**
 * The verdict on an answer. Answers are texts: the index of an option or, for an ordering question, the indexes in
 * order, such as "2,0,1". The text is "" if there is no answer.
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
  /** Path of the outcome or text in the bundle, such as `ext.bands[0]`. */
  path: string;
}

/** Returns the path of a question in the bundle. */
export function questionPath(position: number): string {
  return `ext.questions[${position}]`;
}

/** Returns the indexes in an answer: one for a choice, several for an ordering question. */
export function positionsOf(answer: string): number[] {
  return answer === '' ? [] : answer.split(',').map(Number);
}

/** Returns the texts of the options in an answer. */
export function wordsOf(answer: string, options: readonly string[]): string[] {
  return positionsOf(answer).flatMap((position) => options[position] ?? []);
}
