import { describe, expect, it } from 'vitest';
import { FeedShapeError } from '#app/feeds/parse-page.ts';
import { readEntries } from '#app/feeds/read-entries.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { quizExt } from '../quiz-ext.server.ts';
import { openTriviaFeed } from './opentdb.server.ts';

/* Invented questions in the formats of Open Trivia DB. */

const rules = registry.verticals.get(8)!;

interface Raw {
  category: string;
  type: string;
  difficulty: string;
  question: string;
  correct_answer: string;
  incorrect_answers: string[];
}

function raw(number: number, rest: Partial<Raw> = {}): Raw {
  return {
    category: 'Science: Computers',
    type: 'multiple',
    difficulty: 'easy',
    question: `Which lamp is number ${number}?`,
    correct_answer: `Lamp ${number}`,
    incorrect_answers: ['Desk', 'Chair', 'Door'],
    ...rest,
  };
}

const list = (count: number, rest?: Partial<Raw>) =>
  Array.from({ length: count }, (_, index) => raw(index, rest));

function encode(questions: readonly Raw[], write: (text: string) => string): Raw[] {
  return questions.map((question) => ({
    category: write(question.category),
    type: write(question.type),
    difficulty: write(question.difficulty),
    question: write(question.question),
    correct_answer: write(question.correct_answer),
    incorrect_answers: question.incorrect_answers.map(write),
  }));
}

function read(results: unknown, code: unknown = 0) {
  const page = openTriviaFeed.parse(JSON.stringify({ response_code: code, results }));
  return readEntries([page], { feed: openTriviaFeed, rules, ownOrigins: new Set() });
}

describe('questions become quizzes', () => {
  it('of up to ten questions of one category and difficulty', () => {
    const { items, bad, refused } = read([
      ...list(23),
      ...list(2, { difficulty: 'hard' }),
      ...list(1, { category: 'History' }).map((one) => ({ ...one, question: 'When?' })),
    ]);
    expect([bad, refused]).toEqual([[], []]);
    const sizes = items.map(({ title, ext }) => [title, quizExt.parse(ext).questions.length]);
    expect(sizes).toEqual([
      ['Computers quiz, easy', 10],
      ['Computers quiz, easy, set 2', 10],
      ['Computers quiz, easy, set 3', 3],
      ['History quiz, easy', 1],
    ]);
  });

  it('with the licence, a path in the document and suitable bands', () => {
    const [item] = read(list(3)).items;
    expect(item).toMatchObject({
      place: 'results[0]',
      categories: ['Science: Computers'],
      image: '',
      playUrl: '',
    });
    const ext = quizExt.parse(item!.ext);
    expect(ext.origin).toEqual({
      name: 'Open Trivia Database',
      url: 'https://opentdb.com/',
      licence: 'CC BY-SA 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
    });
    expect(ext.bands.map(({ from }) => from)).toEqual([0, 2, 3]);
  });

  it('whose ids and options do not depend on the order of the document', () => {
    const told = ({ items }: ReturnType<typeof read>) =>
      items.map(({ providerId, ext }) => ({ providerId, ext }));
    expect(told(read(list(17).toReversed()))).toEqual(told(read(list(17))));
    expect(read(list(17)).items[0]!.providerId).toMatch(/^computers-easy-[0-9a-f]{12}$/);
  });

  it('with the right option at different positions', () => {
    const answers = read(list(200)).items.flatMap(({ ext }) =>
      quizExt.parse(ext).questions.map((question) => (question.kind === 'choice' ? question.answer : -1)),
    );
    for (const position of [0, 1, 2, 3]) {
      expect(answers.filter((answer) => answer === position).length).toBeGreaterThan(25);
    }
  });

  it('with statements if the answers are True and False', () => {
    const one = raw(1, { type: 'boolean', correct_answer: 'False', incorrect_answers: ['True'] });
    expect(quizExt.parse(read([one]).items[0]!.ext).questions).toMatchObject([
      { kind: 'truth', answer: false },
    ]);
  });

  it('without repeated questions', () => {
    expect(quizExt.parse(read([raw(1), raw(2), raw(1)]).items[0]!.ext).questions).toHaveLength(2);
  });
});

describe('every encoding gives the same', () => {
  const questions = [
    raw(1, {
      question: 'In HTML, what does <b>5 % + "é"</b> show?',
      correct_answer: 'Bold & loud',
      incorrect_answers: ["It's small", 'Ünder <line>', '50%'],
    }),
    raw(2, { type: 'boolean', correct_answer: 'True', incorrect_answers: ['False'] }),
  ];
  const named: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#039;',
    é: '&eacute;',
    Ü: '&Uuml;',
  };
  const encodings: Record<string, (text: string) => string> = {
    'HTML entities': (text) => text.replaceAll(/[&<>"'éÜ]/g, (sign) => named[sign] ?? sign),
    url3986: (text) => encodeURIComponent(text).replaceAll("'", '%27'),
    urlLegacy: (text) => encodeURIComponent(text).replaceAll('%20', '+').replaceAll("'", '%27'),
    base64: (text) => Buffer.from(text).toString('base64'),
  };

  it.each(Object.keys(encodings))('%s', (name) => {
    const { items, bad } = read(encode(questions, encodings[name]!));
    expect(bad).toEqual([]);
    const { questions: found } = quizExt.parse(items[0]!.ext);
    expect(found.map(({ text }) => text).toSorted()).toEqual([
      'In HTML, what does <b>5 % + "é"</b> show?',
      'Which lamp is number 2?',
    ]);
    const choice = found.find(({ kind }) => kind === 'choice');
    const options = choice?.kind === 'choice' ? choice.options : [];
    expect([...options].sort()).toEqual(['50%', 'Bold & loud', "It's small", 'Ünder <line>']);
    expect(choice).toMatchObject({ answer: options.indexOf('Bold & loud') });
  });
});

describe('reports an entry that is not a question with its path, and imports the others', () => {
  it.each<[string, unknown, string]>([
    [
      'an unknown type',
      { ...raw(9), type: 'essay' },
      'results[1].type is the text "essay"; allowed: "multiple", "boolean"',
    ],
    [
      'no question',
      { ...raw(9), question: '' },
      'results[1].question is empty text; allowed: a text length of at least 1',
    ],
    [
      'a right answer among the wrong',
      raw(9, { correct_answer: 'Desk' }),
      'results[1].incorrect_answers is a list of 3; allowed: answers that differ from each other and from the right one',
    ],
    [
      'a statement with another answer',
      raw(9, { type: 'boolean', correct_answer: 'Yes', incorrect_answers: ['No'] }),
      'results[1].correct_answer is the text "Yes"; allowed: "True", "False"',
    ],
    ['a number', 5, 'results[1] is the number 5; allowed: an object'],
  ])('%s', (_what, entry, fault) => {
    const { bad, items } = read([raw(1), entry, raw(2)]);
    expect(bad.map(({ path, problem, allowed }) => `${path} ${problem}; allowed: ${allowed}`)).toEqual([
      fault,
    ]);
    expect(quizExt.parse(items[0]!.ext).questions).toHaveLength(2);
  });
});

describe('a document without questions is refused', () => {
  function problemOf(text: string): string {
    try {
      openTriviaFeed.parse(text);
    } catch (error) {
      if (error instanceof FeedShapeError) return error.message;
      throw error;
    }
    return '';
  }

  it.each([
    [1, 'response_code: is 1: there are not as many questions as were asked for; allowed: a smaller amount'],
    [
      2,
      'response_code: is 2: a parameter of the address is not valid; allowed: an address such as https://opentdb.com/',
    ],
    [3, 'response_code: is 3: the session token is unknown'],
    [4, 'response_code: is 4: every question has been handed out to the session token'],
    [5, 'response_code: is 5: too many requests; allowed: one request in five seconds'],
    [9, 'response_code: is 9, which Open Trivia DB does not describe'],
  ])('with the reason of response code %i', (code, problem) => {
    expect(problemOf(JSON.stringify({ response_code: code, results: [] }))).toContain(problem);
  });

  it.each([
    ['{"trivia_categories": []}', 'response_code: is missing'],
    ['{"response_code": 0}', 'results: is missing'],
    ['[]', 'response_code: is missing'],
    ['{"response_code": 0, "results": [{"categ', 'the document is cut off'],
    ['<html>', 'is XML or HTML'],
  ])('because its structure is wrong: %s', (text, problem) => {
    expect(problemOf(text)).toContain(problem);
  });

  it('but an empty list of questions is accepted and imports nothing', () => {
    expect(read([])).toMatchObject({ count: 0, items: [], bad: [] });
  });
});
