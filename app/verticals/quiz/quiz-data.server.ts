import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import type { PageContext } from '#app/pages/layouts/block.server.ts';
import { categoryNameOf, languageOfText } from '#app/pages/text-languages.ts';
import { pictureOf } from '#app/pages/picture.ts';
import { readAnswers } from './answer-form.ts';
import {
  bandOf,
  endingOf,
  feelingQuestions,
  isAnswer,
  judge,
  knowledgeQuestions,
  outcomeOf,
  showQuestion,
} from './grading.server.ts';
import type { QuizCardData } from './quiz-card-data.ts';
import type { Ending, ShownQuestion, Verdict } from './shown-question.ts';
import type { Quiz, QuizFields } from './vertical.ts';

/** Returns the data of a quiz's card. */
export function cardOf(context: PageContext<QuizFields>, item: Quiz): QuizCardData {
  const { fields } = item;
  const { id, href, title, language, picture, badge } = context.tileOf(item);
  return {
    id,
    href,
    title,
    ...(language && { language }),
    picture,
    widePicture: context.widePictureOf(item),
    category: categoryNameOf(context, item),
    questions: fields.questions.length,
    kind: fields.kind,
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
export function judgeForm({ fields }: Quiz, query: URLSearchParams): GivenAnswers | null {
  const sent = readAnswers(query, fields.questions.length);
  if (!sent) return null;
  const answers = fields.questions.map((question, index) => {
    const answer = sent[index] ?? '';
    return isAnswer(question, answer) ? answer : '';
  });
  if (fields.kind === 'personality') {
    const outcome = outcomeOf(feelingQuestions(fields), fields.outcomes, answers);
    const ending = outcome && endingOf(fields, outcome);
    return { rows: answers.map((answer) => ({ answer, verdict: null })), score: 0, ending };
  }
  const rows = knowledgeQuestions(fields).map((question, index) => {
    const answer = answers[index] ?? '';
    return { answer, verdict: judge(question, answer) };
  });
  const score = rows.filter(({ verdict }) => verdict.isRight).length;
  return { rows, score, ending: bandOf(fields, score) };
}

/** Returns the questions of a quiz as the page shows them. */
export function shownQuestions(context: PageContext, { fields }: Quiz): ShownQuestion[] {
  const t = context.messages('quiz');
  const truthNames = [t('option.true'), t('option.false')] as const;
  return fields.questions.map((question) => {
    const image = 'image' in question ? question.image : '';
    return showQuestion(question, { picture: pictureOf(context.snapshot, image), truthNames });
  });
}

/**
 * Returns the next quiz of the category. The first quiz follows the last one. If the category contains no other quiz,
 * returns the next of all quizzes.
 */
export function nextQuiz(
  context: PageContext<QuizFields>,
  item: Quiz,
): { title: string; language?: string | undefined; href: string } | null {
  const { catalogue } = context;
  const siblings = catalogue.itemsByCategory.get(item.categoryId) ?? [];
  const list = siblings.length > 1 ? siblings : catalogue.items;
  const next = list[(list.findIndex(({ id }) => id === item.id) + 1) % list.length];
  if (!next || next.id === item.id) return null;
  return { title: next.title, ...languageOfText(context, next, 'title'), href: itemAddress(next) };
}
