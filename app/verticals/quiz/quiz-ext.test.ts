import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { FaultList } from '#app/bundle/fault.ts';
import { addSchemaFaults } from '#app/bundle/schema-faults.server.ts';
import { extNames, quizExt } from './quiz-ext.server.ts';

const choice = { kind: 'choice', text: 'Which?', options: ['a', 'b', 'c'], answer: 2 };
const order = { kind: 'order', text: 'Put in order.', items: ['a', 'b', 'c'] };
const feeling = {
  kind: 'feeling',
  text: 'And you?',
  options: [
    { text: 'a', points: { sun: 2 } },
    { text: 'b', points: { moon: 1 } },
  ],
};
const outcomes = [
  { key: 'sun', title: 'Sun', text: 'Bright.' },
  { key: 'moon', title: 'Moon', text: 'Calm.' },
];

function faultsOf(ext: unknown): string[] {
  const faults = new FaultList();
  addSchemaFaults(faults, ['ext'], quizExt, ext);
  return faults.toArray().map(({ path, problem, allowed }) => `${path} ${problem}; allowed: ${allowed}`);
}

it('has defaults for all fields', () => {
  expect(quizExt.parse({})).toMatchObject({
    kind: 'knowledge',
    questions: [],
    secondsPerQuestion: 20,
    origin: null,
  });
});

it('decodes the names of the bundle', () => {
  const ext = quizExt.parse({
    img_wide: 'wide.webp',
    seconds_per_question: 15,
    questions: [{ ...choice, kind: 'picture', img: 'p.webp', alt: 'A thing' }],
    origin: { name: 'O', url: 'https://o.example/', licence: 'L', licence_url: 'https://l.example/' },
  });
  expect(ext).toMatchObject({
    imgWide: 'wide.webp',
    secondsPerQuestion: 15,
    questions: [{ kind: 'picture', image: 'p.webp', explanation: '', source: '' }],
    origin: { licenceUrl: 'https://l.example/' },
  });
});

describe('a fault names its path and the allowed values', () => {
  it.each<[string, unknown, RegExp]>([
    ['an unknown field', { colour: 'pink' }, /ext\.colour .*only fields that are known/],
    [
      'an answer past the options',
      { questions: [{ ...choice, answer: 3 }] },
      /ext\.questions\[0\]\.answer is the number 3.*from 0 to 2/,
    ],
    ['a negative answer', { questions: [{ ...choice, answer: -1 }] }, /answer is the number -1/],
    [
      'options that repeat',
      { questions: [{ ...choice, options: ['a', 'a'], answer: 0 }] },
      /options .*texts that all differ/,
    ],
    ['one option', { questions: [{ ...choice, options: ['a'], answer: 0 }] }, /options .*at least 2/],
    [
      'two items',
      { questions: [{ ...order, items: ['a', 'b'] }] },
      /questions\[0\]\.items .*3 to 6 texts in the right order/,
    ],
    [
      'an unknown kind',
      { questions: [{ ...choice, kind: 'essay' }] },
      /questions\[0\]\.kind is the text "essay".*"choice", "truth"/,
    ],
    [
      'a picture question without a picture',
      { questions: [{ ...choice, kind: 'picture', alt: 'x', img: '' }] },
      /img .*the picture that is asked about/,
    ],
    [
      'a source that is not https',
      { questions: [{ ...choice, source: 'http://x.example' }] },
      /source .*"" or an https address/,
    ],
    [
      'a truth that is text',
      { questions: [{ kind: 'truth', text: 'So.', answer: 'yes' }] },
      /answer is the text "yes".*true or false/,
    ],
    [
      'an unknown outcome',
      {
        kind: 'personality',
        outcomes,
        questions: [{ ...feeling, options: [feeling.options[0], { text: 'c', points: { star: 1 } }] }],
      },
      /options\[1\]\.points\.star .*a key of outcomes: sun, moon/,
    ],
    ['a feeling in a knowledge quiz', { questions: [feeling] }, /questions\[0\]\.kind .*a personality quiz/],
    [
      'a choice in a personality quiz',
      { kind: 'personality', outcomes, questions: [choice] },
      /kind is the text "choice".*"feeling"/,
    ],
    ['one outcome', { kind: 'personality', outcomes: outcomes.slice(1) }, /outcomes .*at least 2 outcomes/],
    [
      'two outcomes of one key',
      { kind: 'personality', outcomes: [...outcomes, outcomes[0]] },
      /outcomes\[2\]\.key .*outcomes\[0\]/,
    ],
    [
      'bands that do not begin at 0',
      { questions: [choice], bands: [{ from: 1, title: 'T', text: 'T' }] },
      /bands\[0\]\.from is the number 1.*0 in the first/,
    ],
    [
      'a band above all questions',
      {
        questions: [choice],
        bands: [
          { from: 0, title: 'T', text: 'T' },
          { from: 2, title: 'T', text: 'T' },
        ],
      },
      /bands\[1\]\.from .*at most 1/,
    ],
  ])('%s', (_what, ext, fault) => {
    expect(faultsOf(ext)).toEqual([expect.stringMatching(fault)]);
  });
});

it('has all its fields in the documentation', async () => {
  const text = await readFile('docs/bundle.md', 'utf8');
  const part = text.split('\nQuizzes:\n')[1]?.split('\n## ')[0] ?? '';
  const names = [
    ...extNames,
    'text',
    'options',
    'answer',
    'items',
    'points',
    'explanation',
    'source',
    'img',
    'alt',
    'from',
    'key',
    'licence_url',
  ];
  expect(names.filter((name) => !part.includes(`\`${name}\``))).toEqual([]);
});
