import { readFile } from 'node:fs/promises';
import { decodeHTML } from 'entities';
import { beforeAll, describe, expect, it } from 'vitest';
import { hrefsOf, readPage, textsOf } from '#test/http/read-html.ts';
import { readingApp } from '#test/http/reading-app.ts';
import type { Ending, Verdict } from './shown-question.ts';

interface StarterQuestion {
  kind: string;
  text: string;
  options?: (string | { text: string; points: Record<string, number> })[];
  items?: string[];
  answer?: number | boolean;
  explanation?: string;
  source?: string;
}

interface StarterQuiz {
  id: number;
  title: string;
  content_type_id: number;
  ext: {
    kind: string;
    questions: StarterQuestion[];
    outcomes?: { key: string; title: string; text: string }[];
  };
}

const app = readingApp();
let quizzes: StarterQuiz[];
let knowledge: StarterQuiz;
let personality: StarterQuiz;

beforeAll(async () => {
  const site = JSON.parse(await readFile('content/starter/site.json', 'utf8')) as {
    data_content: Record<string, { list: StarterQuiz[] }>;
  };
  quizzes = site.data_content['8']!.list;
  const kindsOf = ({ ext }: StarterQuiz) => new Set(ext.questions.map(({ kind }) => kind));
  knowledge = quizzes.find((quiz) => ['choice', 'truth', 'order'].every((kind) => kindsOf(quiz).has(kind)))!;
  personality = quizzes.find(({ ext }) => ext.kind === 'personality')!;
});

async function page(address: string) {
  return readPage(await app.request(address));
}

async function json(address: string): Promise<{ status: number; value: unknown }> {
  const response = await app.request(address);
  return { status: response.status, value: await response.json() };
}

const verdictOf = async (quiz: StarterQuiz, question: number, answer = '') =>
  (await json(`/api/quiz/${quiz.id}/answer?question=${question}&answer=${answer}`)).value as Verdict;

/** Whether a page or its data contains a text, in its visible part or elsewhere. */
function isTold(source: string, text: string): boolean {
  return (
    decodeHTML(source).includes(text) || source.includes(JSON.stringify(JSON.stringify(text)).slice(3, -3))
  );
}

describe('more quizzes', () => {
  it('fill a row even if the category has only one other quiz, which comes first', async () => {
    const mates = quizzes.filter(({ content_type_id: id }) => id === personality.content_type_id);
    const { $ } = await page(`/qa/details/${personality.id}`);
    const links = hrefsOf($, 'ul[aria-label="More quizzes"] a[href^="/qa/details/"]');
    const shown = links.map((href) => Number(href.replace('/qa/details/', '')));
    expect(mates).toHaveLength(2);
    expect(shown).toHaveLength(6);
    expect(shown[0]).toBe(mates.find(({ id }) => id !== personality.id)?.id);
    expect(new Set(shown).size).toBe(6);
    expect(shown).not.toContain(personality.id);
  });
});

describe('home', () => {
  it('has the quiz of the day and a shelf for each category', async () => {
    const home = await page('/qa');
    expect(home.status).toBe(200);
    expect(home.$('h1')).toHaveLength(1);
    expect(home.$('[aria-label^="Quiz of the day: "]').attr('aria-label')).toMatch(/: ./);
    const links = hrefsOf(home.$, 'main a');
    for (const { content_type_id: id } of quizzes) expect(links).toContain(`/qa/cate/${id}`);
    for (const { id } of quizzes) expect(links).toContain(`/qa/details/${id}`);
  });
});

describe('lists', () => {
  it('a category and all quizzes are cards with their number of questions', async () => {
    for (const address of [`/qa/cate/${knowledge.content_type_id}`, '/qa/cate/type/']) {
      const list = await page(address);
      expect(list.status).toBe(200);
      expect(textsOf(list.$, 'li.quiz-card span')).toContain('10 questions');
    }
  });

  it('an unknown one answers 404', async () => {
    expect((await page('/qa/cate/424242')).status).toBe(404);
  });

  it('the details address without an id redirects to a quiz', async () => {
    const response = await app.request('/qa/details');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(/^\/qa\/details\/\d+#random$/);
  });
});

describe('a quiz', () => {
  it('is described as Quiz, with its questions and without their answers', async () => {
    const { structured, title, canonical } = await page(`/qa/details/${knowledge.id}`);
    expect(title).toBe(`${knowledge.title} - ${app.siteHost}`);
    expect(canonical).toBe(`${app.site}/qa/details/${knowledge.id}`);
    const [graph, breadcrumbs] = structured;
    expect(graph).toMatchObject({ '@type': 'Quiz', name: knowledge.title });
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(graph!.hasPart).toEqual(
      knowledge.ext.questions.map(({ text }, index) => ({
        '@type': 'Question',
        position: index + 1,
        eduQuestionType: expect.any(String),
        text,
      })),
    );
  });

  const expectNoAnswer = async ({ id, ext: { questions, outcomes = [] } }: StarterQuiz) => {
    for (const address of [`/qa/details/${id}`, `/qa/details/${id}.data`]) {
      const html = await (await app.request(address)).text();
      expect(isTold(html, questions[0]!.text)).toBe(true);
      for (const { explanation = '', source = '' } of questions) {
        if (explanation) expect(isTold(html, explanation), `${address}: ${explanation}`).toBe(false);
        if (source) expect(html.includes(source), `${address}: ${source}`).toBe(false);
      }
      for (const { text } of outcomes) expect(isTold(html, text), address).toBe(false);
      expect(html).not.toMatch(/"(?:isRight|answer|points)\\?"/);
    }
  };

  it('reveals no answer in the page or its data before the visitor has answered', async () => {
    for (const quiz of [knowledge, personality]) await expectNoAnswer(quiz);
  });

  it('reveals no answer of any quiz before the visitor has answered', { tags: 'long' }, async () => {
    for (const quiz of quizzes) await expectNoAnswer(quiz);
  });

  it('shows the items of an ordering question in a different order', async () => {
    const { $ } = await page(`/qa/details/${knowledge.id}`);
    const options = textsOf($, 'option');
    for (const { items = [] } of knowledge.ext.questions) {
      if (items.length === 0) continue;
      const positions = items.map((item) => options.indexOf(item));
      expect(positions).not.toContain(-1);
      expect(positions).not.toEqual(positions.toSorted((a, b) => a - b));
    }
  });

  it.each(['424242', 'abc', '-1'])('answers 404 with suggestions for the id %s', async (id) => {
    const missing = await page(`/qa/details/${id}`);
    expect(missing.status).toBe(404);
    expect(missing.robots).toBe('noindex');
  });
});

describe('the answer endpoint', () => {
  it('judges every question of every quiz, with the same response for all visitors', async () => {
    for (const quiz of quizzes.filter(({ ext }) => ext.kind === 'knowledge')) {
      for (const [index, question] of quiz.ext.questions.entries()) {
        const none = await verdictOf(quiz, index + 1);
        expect(none).toMatchObject({ isRight: false, explanation: question.explanation });
        expect(none.source?.href).toBe(question.source);
        expect(await verdictOf(quiz, index + 1, none.right)).toEqual({ ...none, isRight: true });
        if (question.kind === 'choice' || question.kind === 'picture')
          expect(none.right).toBe(String(question.answer));
      }
    }
  });

  it('may be cached for one minute', async () => {
    const response = await app.request(`/api/quiz/${knowledge.id}/answer?question=1&answer=0`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it.each([
    ['424242', 'question=1&answer=0', 404, /There is no such quiz/],
    ['abc', 'question=1', 404, /There is no such quiz/],
    ['', 'question=11&answer=0', 404, /This quiz has 10 questions/],
    ['', '', 400, /Give question=<its number, from 1>/],
    ['', 'question=0', 400, /Give question=/],
    ['', 'question=1.5', 400, /Give question=/],
    ['', 'question=1&answer=9', 400, /"9" is not an answer to question 1/],
    ['', 'question=1&answer=%3Cb%3E', 400, /is not an answer/],
    ['', `question=1&answer=${'1'.repeat(30)}`, 400, /Give question=/],
  ])('explains what is wrong with quiz "%s" and "%s"', async (id, query, status, error) => {
    const refused = await json(`/api/quiz/${id || knowledge.id}/answer?${query}`);
    expect(refused).toEqual({ status, value: { error: expect.stringMatching(error) } });
  });

  it('refuses POST requests', async () => {
    const response = await app.request(`/api/quiz/${knowledge.id}/answer?question=1`, { method: 'POST' });
    expect(response.status).toBe(405);
  });

  it('does not judge questions of a personality quiz', async () => {
    expect((await json(`/api/quiz/${personality.id}/answer?question=1&answer=0`)).status).toBe(400);
  });
});

describe('the outcome endpoint', () => {
  it('returns the outcome with the most points', async () => {
    const { questions, outcomes = [] } = personality.ext;
    for (const [index, { key, title, text }] of outcomes.entries()) {
      const answers = questions.map(({ options = [] }) => {
        const points = options.map((option) => (typeof option === 'string' ? 0 : (option.points[key] ?? 0)));
        return points.indexOf(Math.max(...points));
      });
      const { value } = await json(`/api/quiz/${personality.id}/outcome?answers=${answers.join()}`);
      expect(value).toEqual({ title, text, path: `ext.outcomes[${index}]` });
    }
  });

  it.each(['', 'answers=', 'answers=0,1', 'answers=9,9,9,9,9,9,9,9,9,9', 'answers=a'])(
    'refuses "%s"',
    async (query) => {
      const refused = await json(`/api/quiz/${personality.id}/outcome?${query}`);
      expect(refused).toEqual({
        status: 400,
        value: { error: expect.stringMatching(/^Give answers=<10 positions/) },
      });
    },
  );

  it('does not exist for other quizzes', async () => {
    expect((await json(`/api/quiz/${knowledge.id}/outcome?answers=0`)).status).toBe(404);
    expect((await json('/api/quiz/424242/outcome?answers=0')).status).toBe(404);
  });
});

describe('the plain form', () => {
  /** Returns the query that a browser without JavaScript sends for these answers. */
  function formOf(quiz: StarterQuiz, answers: readonly string[]): string {
    const query = new URLSearchParams();
    for (const [index, answer] of answers.entries()) {
      if (quiz.ext.questions[index]!.kind !== 'order') query.set(`q${index + 1}`, answer);
      else
        for (const [position, part] of answer.split(',').entries())
          query.set(`q${index + 1}_${position + 1}`, part);
    }
    return query.toString();
  }

  async function rightAnswers(): Promise<string[]> {
    return Promise.all(
      knowledge.ext.questions.map(async (_, index) => (await verdictOf(knowledge, index + 1)).right),
    );
  }

  it('has a field for each question and each position', async () => {
    const address = `/qa/details/${knowledge.id}`;
    const form = (await page(address)).$(`form[action="${address}"]`);
    for (const [index, { kind, items = [] }] of knowledge.ext.questions.entries()) {
      const name = `q${index + 1}`;
      if (kind !== 'order') expect(form.find(`[name="${name}"]`).length, name).toBeGreaterThan(0);
      for (const position of items.keys()) {
        expect(form.find(`[name="${name}_${position + 1}"]`), name).toHaveLength(1);
      }
    }
  });

  it('shows the result on a page that is not indexed', async () => {
    const result = await page(`/qa/details/${knowledge.id}?${formOf(knowledge, await rightAnswers())}`);
    expect(result.status).toBe(200);
    expect(result.robots).toBe('noindex');
    expect(result.canonical).toBe(`${app.site}/qa/details/${knowledge.id}`);
    expect(textsOf(result.$, 'p')).toContain('10of 10 right');
    for (const { explanation = '' } of knowledge.ext.questions) expect(result.text).toContain(explanation);
  });

  it('counts missing and invalid answers as wrong', async () => {
    const [first = ''] = await rightAnswers();
    const result = await page(`/qa/details/${knowledge.id}?${formOf(knowledge, [first])}&q2=99&q3=x&other=1`);
    expect(result.status).toBe(200);
    expect(textsOf(result.$, 'p')).toContain('1of 10 right');
    expect(textsOf(result.$, 'p')).toContain('Your answer: none');
  });

  it('shows an outcome for a personality quiz', async () => {
    const answers = personality.ext.questions.map(() => '0');
    const { value } = await json(`/api/quiz/${personality.id}/outcome?answers=${answers.join()}`);
    const result = await page(`/qa/details/${personality.id}?${formOf(personality, answers)}`);
    expect(textsOf(result.$, 'p')).toContain((value as Ending).text);
  });
});
