import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { PageContext } from '#app/pages/layouts/block.server.ts';
import { pictureOf } from '#app/pages/picture.ts';
import { readAnswers } from './answer-form.ts';
import {
  bandOf,
  feelingQuestions,
  isAnswer,
  judge,
  knowledgeQuestions,
  outcomeOf,
  showQuestion,
} from './grading.server.ts';
import type { QuizCardData } from './quiz-card-data.ts';
import type { Ending, ShownQuestion, Verdict } from './shown-question.ts';
import type { Quiz } from './vertical.ts';

/** Returns the data that a card shows of a quiz. */
export function cardOf(context: PageContext, item: Item): QuizCardData {
  const { ext } = item as unknown as Quiz;
  const { id, href, title, picture, badge } = context.tileOf(item);
  return {
    id,
    href,
    title,
    picture,
    widePicture: context.widePictureOf(item),
    category: context.catalogue.categoryById.get(item.categoryId)?.name ?? '',
    questions: ext.questions.length,
    kind: ext.kind,
    ...(badge && { badge }),
  };
}

/** The answers in an address with their verdicts. */
export interface GivenAnswers {
  /** `answer` is "" for an unanswered question. `verdict` is `null` for a question without right answers. */
  rows: { answer: string; verdict: Verdict | null }[];
  score: number;
  ending: Ending | null;
}

/** Judges the answers of the plain form. Returns `null` if the address contains none. */
export function judgeForm({ ext }: Quiz, query: URLSearchParams): GivenAnswers | null {
  const sent = readAnswers(query, ext.questions.length);
  if (!sent) return null;
  const answers = ext.questions.map((question, index) => {
    const answer = sent[index] ?? '';
    return isAnswer(question, answer) ? answer : '';
  });
  if (ext.kind === 'personality') {
    const outcome = outcomeOf(feelingQuestions(ext), ext.outcomes, answers);
    const ending = outcome && { title: outcome.title, text: outcome.text };
    return { rows: answers.map((answer) => ({ answer, verdict: null })), score: 0, ending };
  }
  const rows = knowledgeQuestions(ext).map((question, index) => {
    const answer = answers[index] ?? '';
    return { answer, verdict: judge(question, answer) };
  });
  const score = rows.filter(({ verdict }) => verdict.isRight).length;
  return { rows, score, ending: bandOf(ext, score) };
}

/** Returns the questions of a quiz as the page shows them. */
export function shownQuestions(context: PageContext, { ext }: Quiz): ShownQuestion[] {
  return ext.questions.map((question) => {
    const image = 'image' in question ? question.image : '';
    return showQuestion(question, pictureOf(context.snapshot, image));
  });
}

/**
 * Returns the next quiz of the category, and after the last one the first. If the quiz is the only one of its category,
 * returns the next of all quizzes.
 */
export function nextQuiz({ catalogue }: PageContext, item: Item): { title: string; href: string } | null {
  const siblings = catalogue.itemsByCategory.get(item.categoryId) ?? [];
  const list = siblings.length > 1 ? siblings : catalogue.items;
  const next = list[(list.findIndex(({ id }) => id === item.id) + 1) % list.length];
  return next && next.id !== item.id ? { title: next.title, href: itemAddress(next) } : null;
}
