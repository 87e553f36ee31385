import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { feelingQuestions, outcomeOf } from './grading.server.ts';
import { quizExt } from './quiz-ext.server.ts';
import { quiz as quizVertical } from './vertical.ts';

/*
 * Tests the properties of the starter quizzes that depend on how quizzes are graded. Tests in `content` check their
 * texts.
 */

interface Bundle {
  data_content: Record<string, { list: { ext: { slug: string } }[] }>;
}

const file = path.resolve(import.meta.dirname, '../../../content/starter/site.json');
const bundle = JSON.parse(readFileSync(file, 'utf8')) as Bundle;
const quizzes = (bundle.data_content[quizVertical.id]?.list ?? []).map(({ ext }) => quizExt.parse(ext));
const personality = quizzes
  .filter(({ kind }) => kind === 'personality')
  .map((quiz) => [quiz.slug, quiz] as const);

it('include personality quizzes', () => {
  expect(personality.length).toBeGreaterThan(0);
});

describe.each(personality)('%s', (_slug, quiz) => {
  const questions = feelingQuestions(quiz);

  it.each(quiz.outcomes.map(({ key }) => key))('can lead to %s', (key) => {
    // A visitor who always takes the option with the most points for an outcome gets this outcome.
    const answers = questions.map(({ options }) => {
      const points = options.map((option) => option.points[key] ?? 0);
      return String(points.indexOf(Math.max(...points)));
    });
    expect(outcomeOf(questions, quiz.outcomes, answers)?.key).toBe(key);
  });

  it('favours no outcome', () => {
    const totals = quiz.outcomes.map(({ key }) =>
      questions.flatMap(({ options }) => options).reduce((sum, { points }) => sum + (points[key] ?? 0), 0),
    );
    expect(Math.max(...totals) / Math.min(...totals)).toBeLessThanOrEqual(1.35);
  });
});
