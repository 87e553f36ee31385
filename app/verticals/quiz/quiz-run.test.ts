import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SafeStorage } from '#app/visitor/storage.ts';
import { answersByQuestion, storeRun, readRun, scoreOf, startRun, type QuizRun } from './quiz-run.ts';
import type { ShownQuestion, Verdict } from './shown-question.ts';

function questionOf(kind: ShownQuestion['kind'], count: number): ShownQuestion {
  const options = Array.from({ length: count }, (_, index) => `option ${index}`);
  return { kind, text: `A ${kind}?`, options, picture: null, alt: '' };
}
const questions = [
  questionOf('choice', 4),
  questionOf('truth', 2),
  questionOf('order', 5),
  questionOf('choice', 3),
];

function areaOf(content: Record<string, string> = {}): SafeStorage & { content: Record<string, string> } {
  return {
    content,
    get: (key) => content[key] ?? null,
    set: (key, value) => ((content[key] = value), true),
    remove: (key) => void delete content[key],
  };
}

const verdict = (isRight: boolean): Verdict => ({ isRight, right: '0', explanation: '', source: null });

describe('a run', () => {
  it('starts in page order', () => {
    expect(startRun(questions, { isTimed: true })).toEqual({
      order: [0, 1, 2, 3],
      options: [
        [0, 1, 2, 3],
        [0, 1],
        [0, 1, 2, 3, 4],
        [0, 1, 2],
      ],
      given: [],
      isTimed: true,
    });
  });

  it('contains every question and option once if it is mixed, and does not mix statements', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 20, maxLength: 20 }),
        (numbers) => {
          const list = [...numbers];
          const run = startRun(questions, { isTimed: false, random: () => list.pop() ?? 0 });
          expect(run.order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
          expect(run.options.map((order) => order.toSorted((a, b) => a - b))).toEqual(
            startRun(questions, { isTimed: false }).options,
          );
          expect(run.options[1]).toEqual([0, 1]);
        },
      ),
    );
  });

  it('counts right answers, and returns answers in page order', () => {
    const given = ['2', '0', '1'].map((answer, index) => ({ answer, verdict: verdict(index !== 1) }));
    const run = { ...startRun(questions, { isTimed: false }), order: [2, 0, 3, 1], given };
    expect(scoreOf(run)).toBe(2);
    expect(answersByQuestion(run)).toEqual(['0', '', '2', '1']);
  });
});

describe('a stored run', () => {
  const run: QuizRun = {
    ...startRun(questions, { isTimed: false }),
    given: [{ answer: '3', verdict: verdict(true) }],
  };

  it('is restored unchanged, and can be deleted', () => {
    const area = areaOf();
    storeRun(area, 7, questions, run);
    expect(readRun(area, 7, questions)).toEqual(run);
    expect(readRun(area, 8, questions)).toBeNull();
    storeRun(area, 7, questions, null);
    expect(readRun(area, 7, questions)).toBeNull();
  });

  it('is not applied to other questions', () => {
    const area = areaOf();
    storeRun(area, 7, questions, run);
    expect(readRun(area, 7, [...questions.slice(1), questionOf('choice', 4)])).toBeNull();
    expect(readRun(area, 7, questions.slice(1))).toBeNull();
  });

  it('is stored for the last twelve quizzes', () => {
    const area = areaOf();
    for (let id = 1; id <= 14; id += 1) storeRun(area, id, questions, run);
    expect([1, 2, 3, 14].map((id) => readRun(area, id, questions) !== null)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{}'],
    ['a list of something else', '[1,null,{"id":7}]'],
  ])('is ignored if there is %s', (_what, text) => {
    expect(readRun(areaOf({ quiz_runs: text }), 7, questions)).toBeNull();
  });

  it.each<[string, Partial<Record<keyof QuizRun, unknown>>]>([
    ['a question twice', { order: [0, 0, 1, 2] }],
    ['a question too few', { order: [0, 1, 2] }],
    ['options of others', { options: [[0], [0, 1], [0, 1, 2, 3, 4], [0, 1, 2]] }],
    ['too many answers', { given: Array.from({ length: 5 }, () => ({ answer: '0', verdict: null })) }],
    ['an answer that is no option', { given: [{ answer: '4', verdict: null }] }],
    ['an answer that is no text', { given: [{ answer: 4, verdict: null }] }],
    ['half a verdict', { given: [{ answer: '1', verdict: { isRight: true } }] }],
  ])('is ignored if it has %s', (_what, change) => {
    const area = areaOf();
    storeRun(area, 7, questions, { ...run, ...change } as QuizRun);
    expect(readRun(area, 7, questions)).toBeNull();
  });
});
