import type { Item } from '#app/domain/catalogue/item.ts';
import type { Vertical } from '#app/domain/vertical.ts';

export const quiz: Vertical = {
  id: 8,
  prefix: 'qa',
  name: 'Quizzes',
  menuOrder: 4,
  mark: 'question',
  noun: { one: 'quiz', many: 'quizzes' },
  act: 'Play the quiz',
  namesLists: false,
  isSearched: true,
  isCollected: false,
};

/** Questions of a quiz, and items of an ordering question, at most: the plain form has a field for each. */
export const mostQuestions = 30;
export const mostItems = 6;

interface AskedQuestion {
  text: string;
  /** The explanation after the answer. May be "". */
  explanation: string;
  /** Address that bears the answer out, "" for none. */
  source: string;
}

/** One of several options is correct. A picture question shows its subject. */
export interface ChoiceQuestion extends AskedQuestion {
  kind: 'choice' | 'picture';
  options: readonly string[];
  /** Position of the right option. */
  answer: number;
  /** Media path, and a description of the picture that does not reveal the answer. Empty without a picture. */
  image: string;
  alt: string;
}

/** A statement that holds or not. */
export interface TruthQuestion extends AskedQuestion {
  kind: 'truth';
  answer: boolean;
}

/** Items to be put in order, listed in the correct one. */
export interface OrderQuestion extends AskedQuestion {
  kind: 'order';
  items: readonly string[];
}

/** A question of a personality quiz: no option is right, each speaks for outcomes. */
export interface FeelingQuestion {
  kind: 'feeling';
  text: string;
  options: readonly { text: string; points: Readonly<Record<string, number>> }[];
}

export type KnowledgeQuestion = ChoiceQuestion | TruthQuestion | OrderQuestion;
export type Question = KnowledgeQuestion | FeelingQuestion;

/** The text for a score, from a number of correct answers on. */
export interface Band {
  from: number;
  title: string;
  text: string;
}

/** The possible outcomes of a personality quiz. */
export interface Outcome {
  key: string;
  title: string;
  text: string;
}

/** Where questions that are not our own come from. */
export interface QuizOrigin {
  name: string;
  url: string;
  licence: string;
  licenceUrl: string;
}

/** A quiz's fields in addition to those of every item (docs/bundle.md, `ext` of quizzes). */
export interface QuizExt {
  slug: string;
  /** Media path of the 16:9 cut. */
  imgWide: string;
  kind: 'knowledge' | 'personality';
  /** Time for a question when the visitor plays against the clock. */
  secondsPerQuestion: number;
  questions: readonly Question[];
  bands: readonly Band[];
  outcomes: readonly Outcome[];
  origin: QuizOrigin | null;
}

export type Quiz = Item<QuizExt>;
