import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandOf, isAnswer, judge, optionsOf, outcomeOf } from './grading.server.ts';
import { positionsOf, wordsOf } from './shown-question.ts';
import type { FeelingQuestion, KnowledgeQuestion, OrderQuestion } from './vertical.ts';

const asked = { text: 'Which?', explanation: 'Because.', source: 'https://www.example.org/page' };
const choice: KnowledgeQuestion = {
  ...asked,
  kind: 'choice',
  options: ['a', 'b', 'c'],
  answer: 2,
  image: '',
  alt: '',
};
const truth: KnowledgeQuestion = { ...asked, kind: 'truth', answer: false };
const orderOf = (items: readonly string[], explanation = ''): OrderQuestion => ({
  ...asked,
  kind: 'order',
  items,
  explanation,
});

describe('judging', () => {
  it('a choice', () => {
    expect(judge(choice, '2')).toEqual({
      isRight: true,
      right: '2',
      explanation: 'Because.',
      source: { href: 'https://www.example.org/page', host: 'example.org' },
    });
    expect(judge(choice, '0')).toMatchObject({ isRight: false, right: '2' });
    expect(judge({ ...choice, source: '' }, '')).toMatchObject({ isRight: false, source: null });
  });

  it('a statement, whose first option is true', () => {
    expect(optionsOf(truth, ['Yes', 'No'])).toEqual(['Yes', 'No']);
    expect(judge(truth, '1')).toMatchObject({ isRight: true, right: '1' });
    expect(judge({ ...truth, answer: true }, '0')).toMatchObject({ isRight: true });
  });

  const items = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 3, maxLength: 6 });

  it('an order, which is never displayed in the correct order', () => {
    fc.assert(
      fc.property(items, fc.string(), (list, explanation) => {
        const question = orderOf(list, explanation);
        const shown = optionsOf(question, ['Yes', 'No']);
        expect(shown).not.toEqual(list);
        expect([...shown].sort()).toEqual([...list].sort());
        const answer = list.map((item) => shown.indexOf(item)).join(',');
        expect(judge(question, answer)).toMatchObject({ isRight: true, right: answer });
        expect(wordsOf(answer, shown)).toEqual(list);
        expect(judge(question, shown.map((_, index) => index).join(','))).toMatchObject({ isRight: false });
      }),
    );
  });

  it('distinguishes valid answers from invalid ones', () => {
    expect(['0', '2'].map((answer) => isAnswer(choice, answer))).toEqual([true, true]);
    expect(['', '3', '-1', '1.0', ' 1', '01', '0,1'].filter((answer) => isAnswer(choice, answer))).toEqual(
      [],
    );
    expect(isAnswer(truth, '2')).toBe(false);
    const order = orderOf(['a', 'b', 'c']);
    expect(isAnswer(order, '2,0,1')).toBe(true);
    expect(['', '0,1', '0,1,1', '0,1,3', '0,1,2,2'].filter((answer) => isAnswer(order, answer))).toEqual([]);
  });
});

it('returns the text of the highest band that the score reaches', () => {
  const bands = [
    { from: 0, title: 'Low', text: 'l' },
    { from: 4, title: 'Mid', text: 'm' },
    { from: 10, title: 'Top', text: 't' },
  ];
  expect([0, 3, 4, 9, 10].map((score) => bandOf({ bands }, score)?.title)).toEqual([
    'Low',
    'Low',
    'Mid',
    'Mid',
    'Top',
  ]);
  expect(bandOf({ bands: [] }, 5)).toBeNull();
});

describe('an outcome', () => {
  const outcomes = ['sun', 'moon', 'star'].map((key) => ({ key, title: key, text: key }));
  const question: FeelingQuestion = {
    kind: 'feeling',
    text: '?',
    options: [
      { text: 'a', points: { sun: 2 } },
      { text: 'b', points: { moon: 2, star: 1 } },
      { text: 'c', points: { star: 2 } },
    ],
  };
  const of = (...answers: string[]) => outcomeOf([question, question, question], outcomes, answers)?.key;

  it('is the one with the most points', () => {
    expect(of('1', '1', '0')).toBe('moon');
    expect(of('1', '2', '2')).toBe('star');
  });

  it('is the earlier of two with equal points, and the first one without any answer', () => {
    expect(of('1', '0', '')).toBe('sun');
    expect(of()).toBe('sun');
    expect(outcomeOf([question], [], ['0'])).toBeNull();
  });
});

it('reads positions from an answer', () => {
  expect([positionsOf(''), positionsOf('2'), positionsOf('2,0')]).toEqual([[], [2], [2, 0]]);
});
