import type { Item } from '#app/domain/catalogue/item.ts';
import type { Vertical } from '#app/domain/vertical.ts';

export const quiz: Vertical = {
  id: 8,
  prefix: 'qa',
  scope: 'quiz',
  name: 'Quizzes',
  menuOrder: 4,
  mark: 'question',
  noun: { one: 'quiz', many: 'quizzes' },
  isSearched: true,
  isCollected: false,
};

/**
 * Maximum number of questions in a quiz, and of items in an ordering question. Both numbers limit the fields of the
 * plain form.
 */
export const maxQuestions = 30;
export const maxItems = 6;

interface AskedQuestion {
  text: string;
  /** The explanation after the answer. May be "". */
  explanation: string;
  /** Address of a source for the explanation. May be "". */
  source: string;
}

/**
 * A question with several options, one of which is correct. A question of the kind `picture` asks about its picture.
 */
export interface ChoiceQuestion extends AskedQuestion {
  kind: 'choice' | 'picture';
  options: readonly string[];
  /** Index of the right option. */
  answer: number;
  /** Media path of the picture, and a description that does not reveal the answer. Both are "" without a picture. */
  image: string;
  alt: string;
}

/** A statement that is true or false. */
export interface TruthQuestion extends AskedQuestion {
  kind: 'truth';
  answer: boolean;
}

/** Items to be put in order. They are listed in the correct order. */
export interface OrderQuestion extends AskedQuestion {
  kind: 'order';
  items: readonly string[];
}

/** A question of a personality quiz. No option is right or wrong; each option gives points to outcomes. */
export interface FeelingQuestion {
  kind: 'feeling';
  text: string;
  options: readonly { text: string; points: Readonly<Record<string, number>> }[];
}

export type KnowledgeQuestion = ChoiceQuestion | TruthQuestion | OrderQuestion;
export type Question = KnowledgeQuestion | FeelingQuestion;

/** The text for all scores from `from` right answers up to the start of the next band. */
export interface Band {
  from: number;
  title: string;
  text: string;
}

/** A possible outcome of a personality quiz. */
export interface Outcome {
  key: string;
  title: string;
  text: string;
}

/** The source of questions that come from elsewhere. */
export interface QuizOrigin {
  name: string;
  url: string;
  licence: string;
  licenceUrl: string;
}

/** A quiz's fields in addition to those of every item (docs/bundle.md, `ext` of quizzes). */
export interface QuizFields {
  slug: string;
  /** Media path of the picture cropped to 16:9. */
  imgWide: string;
  kind: 'knowledge' | 'personality';
  /** Seconds for each question when the visitor plays against the clock. */
  secondsPerQuestion: number;
  questions: readonly Question[];
  bands: readonly Band[];
  outcomes: readonly Outcome[];
  origin: QuizOrigin | null;
}

export type Quiz = Item<QuizFields>;
