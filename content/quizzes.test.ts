import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readQuizzes, type QuizSource } from './scripts/starter/quiz.ts';
import { readJson } from './scripts/starter/sources.ts';

/* Rules for our own quizzes, in addition to those for the quizzes of every bundle. */

interface Asked {
  kind: string;
  text: string;
  options?: string[];
  items?: string[];
  answer?: number | boolean;
  explanation: string;
  source: string;
  picture?: string;
}

const quizzes = await readQuizzes();
const knowledge = quizzes.filter(({ kind }) => kind === 'knowledge');
const personality = quizzes.filter(({ kind }) => kind === 'personality');
const asked = (quiz: QuizSource) => quiz.questions as unknown as Asked[];
const byName = (list: readonly QuizSource[]) => list.map((quiz) => [quiz.slug, quiz] as const);

/** Returns the part of a text that does not depend on spelling, case and punctuation. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns source and answer of a question. Two questions with the same result ask about the same fact. */
function factOf({ kind, options = [], items = [], answer, text, source }: Asked): string {
  const right =
    kind === 'order' ? items.join('|') : kind === 'truth' ? `${text} ${answer}` : options[Number(answer)];
  return `${source} ${fold(right ?? '')}`;
}

function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}

/** Returns, for each option, the share of the questions with four options in which this option is right. */
function shares(questions: readonly Asked[]): number[] {
  const four = questions.filter(({ options }) => options?.length === 4);
  return [0, 1, 2, 3].map(
    (place) => four.filter(({ answer }) => answer === place).length / (four.length || 1),
  );
}

it('are at least 24, and two personality quizzes', () => {
  expect(knowledge.length).toBeGreaterThanOrEqual(24);
  expect(personality.length).toBeGreaterThanOrEqual(2);
});

it('have unique ids, names and titles', () => {
  for (const field of ['id', 'slug', 'title', 'shortTitle', 'description'] as const) {
    expect(repeated(quizzes.map((quiz) => String(quiz[field]))), field).toEqual([]);
  }
});

it('fill every category', async () => {
  const menu = await readJson<{ name: string }[]>('menus/quiz.json');
  const used = new Set(quizzes.map(({ category }) => category));
  expect(menu.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
});

describe.each(byName(quizzes))('%s', (slug, quiz) => {
  it('has ten questions and texts of suitable length', () => {
    expect(quiz.questions).toHaveLength(10);
    expect(quiz.title.length).toBeLessThanOrEqual(60);
    expect(quiz.shortTitle.length).toBeLessThanOrEqual(30);
    expect(quiz.description.length).toBeGreaterThanOrEqual(100);
    expect(quiz.description.length).toBeLessThanOrEqual(160);
    expect(JSON.stringify(quiz)).not.toMatch(/\p{Extended_Pictographic}/u);
  });

  it('has its drawings', () => {
    const files = [
      `covers/quizzes/${slug}.ts`,
      ...quiz.questions.flatMap(({ picture }) =>
        picture === undefined ? [] : [`covers/quiz-pictures/${picture}.ts`],
      ),
    ];
    expect(files.filter((file) => !existsSync(new URL(file, import.meta.url)))).toEqual([]);
  });
});

describe.each(byName(knowledge))('%s', (_slug, quiz) => {
  it('explains every answer, with a public source', () => {
    for (const { explanation, source, text } of asked(quiz)) {
      const words = explanation.split(/\s+/).length;
      expect(words, text).toBeGreaterThanOrEqual(10);
      expect(words, text).toBeLessThanOrEqual(50);
      expect(source, text).toMatch(/^https:\/\/[^/]+\.[a-z]+\//);
    }
  });

  it('has right answers at every position', () => {
    expect(Math.max(...shares(asked(quiz)))).toBeLessThanOrEqual(0.4);
  });

  it('has a text for every score', () => {
    expect(quiz.bands?.[0]?.from).toBe(0);
    expect(quiz.bands?.length).toBeGreaterThanOrEqual(3);
    expect(quiz.bands?.at(-1)?.from).toBeLessThanOrEqual(10);
  });
});

describe('all together', () => {
  const all = knowledge.flatMap(asked);

  it('repeat no question', () => {
    expect(repeated(all.map(({ text, picture = '' }) => `${fold(text)} ${picture}`))).toEqual([]);
    expect(repeated(all.map(factOf))).toEqual([]);
  });

  it('have right answers at every position', () => {
    expect(Math.max(...shares(all))).toBeLessThanOrEqual(0.4);
  });

  it('contain both true and false statements', () => {
    const truths = all.filter(({ kind }) => kind === 'truth');
    const share = truths.filter(({ answer }) => answer === true).length / truths.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.75);
  });

  it('repeat no text of a result', () => {
    const texts = quizzes
      .flatMap(({ bands = [], outcomes = [] }) => [...bands, ...outcomes])
      .map(({ text }) => text);
    expect(repeated(texts)).toEqual([]);
  });
});
