import { z } from 'zod';
import { isAnswer, judge } from '../grading.server.ts';
import { openQuiz, quizAnswer, quizRefusal } from '../open-quiz.server.ts';
import type { Verdict } from '../shown-question.ts';
import { maxQuestions } from '../vertical.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import type { Route } from './+types/answer';

export const handle = { query: ['question', 'answer', 'lang'] } satisfies RoutePolicy;

const query = z.object({
  question: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number)
    .pipe(z.int().max(maxQuestions)),
  answer: z.string().max(20).default(''),
});

/**
 * Returns whether an answer to a question is right, and what the right answer is. Pages do not contain the right
 * answers.
 */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const quiz = openQuiz(context, params.id);
  if (!quiz) return quizRefusal(404, 'There is no such quiz.');
  const parsed = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) {
    return quizRefusal(
      400,
      'Give question=<its number, from 1> and answer=<position, positions with commas, or nothing>.',
    );
  }
  const { question: number, answer } = parsed.data;
  const question = quiz.fields.questions[number - 1];
  if (!question) return quizRefusal(404, `This quiz has ${quiz.fields.questions.length} questions.`);
  if (question.kind === 'feeling') return quizRefusal(400, 'No answer to this question is right or wrong.');
  if (answer !== '' && !isAnswer(question, answer)) {
    return quizRefusal(400, `"${answer}" is not an answer to question ${number}.`);
  }
  return quizAnswer(judge(question, answer) satisfies Verdict);
}
