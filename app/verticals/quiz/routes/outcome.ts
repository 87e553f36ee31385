import { z } from 'zod';
import { endingOf, feelingQuestions, isAnswer, outcomeOf } from '../grading.server.ts';
import { openQuiz, quizAnswer, quizRefusal } from '../open-quiz.server.ts';
import type { Ending } from '../shown-question.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import type { Route } from './+types/outcome';

export const handle = { query: ['answers', 'lang'] } satisfies RoutePolicy;

const query = z.object({
  answers: z
    .string()
    .regex(/^\d(?:,\d)*$/)
    .max(100),
});

/**
 * Returns the outcome of a personality quiz for the answers. Pages do not contain the points, so only the server can
 * compute it.
 */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const quiz = openQuiz(context, params.id);
  if (!quiz) return quizRefusal(404, 'There is no such quiz.');
  if (quiz.fields.kind !== 'personality') return quizRefusal(404, 'This quiz has a score, and no outcomes.');
  const questions = feelingQuestions(quiz.fields);
  const parsed = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const answers = parsed.success ? parsed.data.answers.split(',') : [];
  const areAnswers = answers.every((answer, index) => {
    const question = questions[index];
    return question !== undefined && isAnswer(question, answer);
  });
  if (answers.length !== questions.length || !areAnswers) {
    return quizRefusal(400, `Give answers=<${questions.length} positions of options, with commas between>.`);
  }
  const outcome = outcomeOf(questions, quiz.fields.outcomes, answers);
  if (!outcome) return quizRefusal(404, 'This quiz has no outcomes.');
  return quizAnswer(endingOf(quiz.fields, outcome) satisfies Ending);
}
