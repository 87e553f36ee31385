import { createHash } from 'node:crypto';
import { z } from 'zod';
import { describeAllowed } from '#app/bundle/allowed-values.server.ts';
import { issuePaths } from '#app/bundle/schema-faults.server.ts';
import { pickRandom, seededRandom } from '#app/domain/catalogue/random.ts';
import { defineFeed, jsonContentTypes } from '#app/feeds/define-feed.ts';
import { documentError, parseJson, shapeError, type ParsedPage } from '#app/feeds/parse-page.ts';
import { isObject } from '#app/lib/is-object.ts';
import { phrase } from '#app/lib/phrase.ts';
import { quiz } from '../vertical.ts';
import { decodeQuestion, findEncoding } from './trivia-encoding.server.ts';
import type { QuizExt } from '../quiz-ext.server.ts';

const address = 'https://opentdb.com/api.php?amount=50&encode=url3986';

/** Maximum number of questions in a quiz. */
const perQuiz = 10;

/** The service's error codes, with advice for each. */
const refusals: Readonly<Record<number, [problem: string, allowed: string]>> = {
  1: [
    phrase('is 1: there are not as many questions as were asked for'),
    phrase('a smaller amount, or another category, difficulty or type'),
  ],
  2: [
    phrase('is 2: a parameter of the address is not valid'),
    phrase('an address such as {address}', { address }),
  ],
  3: [
    phrase('is 3: the session token is unknown, or has not been used for six hours'),
    phrase('an address with a new token, or without one'),
  ],
  4: [
    phrase('is 4: every question has been handed out to the session token'),
    phrase('an address with a token that was reset, or without one'),
  ],
  5: [phrase('is 5: too many requests'), phrase('one request in five seconds')],
};

const filled = z.string().min(1).max(500);
const option = z.string().min(1).max(200);

const question = z
  .looseObject({
    category: filled,
    type: z.enum(['multiple', 'boolean']),
    difficulty: z.enum(['easy', 'medium', 'hard']),
    question: filled,
    correct_answer: option,
    incorrect_answers: z.array(option).min(1).max(5),
  })
  .superRefine(({ type, correct_answer: right, incorrect_answers: wrong }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (type === 'boolean' && right !== 'True' && right !== 'False') {
      fault('correct_answer', '"True", "False"');
    }
    if (new Set([right, ...wrong]).size !== wrong.length + 1) {
      fault('incorrect_answers', phrase('answers that differ from each other and from the right one'));
    }
  });

type TriviaQuestion = z.output<typeof question>;

/** Questions of one category and difficulty. */
interface TriviaQuiz {
  id: string;
  title: string;
  category: string;
  difficulty: TriviaQuestion['difficulty'];
  questions: TriviaQuestion[];
}

/** A quiz made from the document's questions. Anything else is an invalid question, whose faults are reported. */
const entry = z.custom<TriviaQuiz>().superRefine((value, context) => {
  if (isQuiz(value)) return;
  const { error } = question.safeParse(value, { error: describeAllowed });
  const issues = error ? issuePaths(error) : [{ path: [], allowed: phrase('a question') }];
  for (const { path, allowed } of issues) context.addIssue({ code: 'custom', path, message: allowed });
});

function isQuiz(value: unknown): value is TriviaQuiz {
  return isObject(value) && Array.isArray(value.questions);
}

/**
 * Imports questions from Open Trivia Database, which has no quizzes. Combines up to ten questions of a category and
 * difficulty into a quiz.
 */
export const openTriviaFeed = defineFeed({
  provider: 'opentdb',
  name: 'Open Trivia Database',
  verticalId: quiz.id,
  address,
  idField: 'id',
  titleField: 'title',
  schema: entry,
  parse,
  map({ title, category, difficulty, questions }) {
    const count = questions.length;
    return {
      title,
      intro: `${count} ${count === 1 ? 'question' : 'questions'} on the subject “${subjectOf(category)}”, ${adjectives[difficulty]}, written by the people of the Open Trivia Database.`,
      sections: [],
      keywords: `${subjectOf(category)} quiz, ${subjectOf(category)} trivia`.toLowerCase(),
      categories: [category],
      image: '',
      publishedAt: null,
      ext: {
        kind: 'knowledge',
        questions: questions.map(mapQuestion),
        bands: bandsFor(count),
        origin: {
          name: 'Open Trivia Database',
          url: 'https://opentdb.com/',
          licence: 'CC BY-SA 4.0',
          licence_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
        },
      } satisfies QuizExt,
    };
  },
  categories: {
    names: {
      'General Knowledge': 'World and places',
      'Entertainment: Books': 'Words and letters',
      'Entertainment: Film': 'Art, music and film',
      'Entertainment: Music': 'Art, music and film',
      'Entertainment: Musicals & Theatres': 'Art, music and film',
      'Entertainment: Television': 'Art, music and film',
      'Entertainment: Video Games': 'Games and play',
      'Entertainment: Board Games': 'Games and play',
      'Entertainment: Comics': 'Art, music and film',
      'Entertainment: Japanese Anime & Manga': 'Art, music and film',
      'Entertainment: Cartoon & Animations': 'Art, music and film',
      'Science & Nature': 'Science and nature',
      'Science: Computers': 'Web and machines',
      'Science: Mathematics': 'Science and nature',
      'Science: Gadgets': 'Web and machines',
      Mythology: 'World and places',
      Sports: 'Games and play',
      Geography: 'World and places',
      History: 'World and places',
      Politics: 'World and places',
      Art: 'Art, music and film',
      Celebrities: 'Art, music and film',
      Animals: 'Science and nature',
      Vehicles: 'Web and machines',
    },
    default: 'World and places',
  },
  paging: { kind: 'none' },
  // Each response contains different questions and never the whole database, so quizzes of earlier responses stay.
  isRolling: true,
  neutralParameters: [],
  contentTypes: jsonContentTypes,
});

const adjectives: Record<TriviaQuestion['difficulty'], string> = {
  easy: 'easy ones',
  medium: 'of medium difficulty',
  hard: 'hard ones',
};

function parse(text: string): ParsedPage {
  const value = parseJson(text, address);
  const { response_code: code, results } = isObject(value) ? value : {};
  if (typeof code !== 'number') {
    throw shapeError(['response_code'], code, phrase('0, as in the answer of {address}', { address }));
  }
  if (code !== 0) {
    const unknown = phrase('is {code}, which Open Trivia DB does not describe', { code });
    const [problem, allowed] = refusals[code] ?? [unknown, '0'];
    throw documentError('response_code', problem, allowed);
  }
  if (!Array.isArray(results)) throw shapeError(['results'], results, phrase('a list of questions'));
  const encoding = findEncoding(results);
  return group(results.map((raw) => decodeQuestion(raw, encoding)));
}

/**
 * Combines questions into quizzes. The quizzes do not depend on the order of the questions. An entry that is not a
 * question stays separate.
 */
function group(decoded: readonly unknown[]): ParsedPage {
  const groups = new Map<string, { index: number; own: TriviaQuestion; mark: string }[]>();
  const page = {
    entries: [] as unknown[],
    path: ['results'],
    next: null,
    entryPaths: [] as (string | number)[][],
  };
  const seen = new Set<string>();
  for (const [index, raw] of decoded.entries()) {
    const { data: own } = question.safeParse(raw);
    if (!own) {
      page.entries.push(raw);
      page.entryPaths.push(['results', index]);
      continue;
    }
    const mark = hash(`${own.question}\n${own.correct_answer}`);
    if (seen.has(mark)) continue;
    seen.add(mark);
    const key = `${own.category}\n${own.difficulty}`;
    const members = groups.get(key);
    if (members) members.push({ index, own, mark });
    else groups.set(key, [{ index, own, mark }]);
  }
  for (const members of groups.values()) {
    const sorted = members.toSorted((a, b) => (a.mark < b.mark ? -1 : 1));
    for (let start = 0; start < sorted.length; start += perQuiz) {
      const part = sorted.slice(start, start + perQuiz);
      const [first] = part;
      if (!first) continue;
      page.entries.push(quizOf(part, start / perQuiz + 1));
      page.entryPaths.push(['results', Math.min(...part.map(({ index }) => index))]);
    }
  }
  return page;
}

function quizOf(part: readonly { own: TriviaQuestion; mark: string }[], set: number): TriviaQuiz {
  const questions = part.map(({ own }) => own);
  const { category = '', difficulty = 'easy' } = questions[0] ?? {};
  const subject = subjectOf(category);
  const slug = subject.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const id = `${slug}-${difficulty}-${hash(part.map(({ mark }) => mark).join()).slice(0, 12)}`;
  const title = `${subject} quiz, ${difficulty}${set > 1 ? `, set ${set}` : ''}`;
  return { id, title, category, difficulty, questions };
}

/** Returns the subject of a category, such as "Film" for "Entertainment: Film". */
function subjectOf(category: string): string {
  return category.replace(/^(?:Entertainment|Science): /, '');
}

/** A question in the format of `ext`. */
type MappedQuestion =
  | { kind: 'truth'; text: string; answer: boolean }
  | { kind: 'choice'; text: string; options: string[]; answer: number };

function mapQuestion({
  type,
  question: text,
  correct_answer: right,
  incorrect_answers: wrong,
}: TriviaQuestion): MappedQuestion {
  if (type === 'boolean') return { kind: 'truth', text, answer: right === 'True' };
  const all = [right, ...wrong];
  const options = pickRandom(all, all.length, seededRandom(`${text}\n${all.join('\n')}`));
  return { kind: 'choice', text, options, answer: options.indexOf(right) };
}

function bandsFor(count: number) {
  const bands = [
    { from: 0, title: 'A first look', text: 'Now you know more than before, and that is what it is for.' },
    {
      from: Math.ceil(count * 0.4),
      title: 'Some of it sits',
      text: 'A good part was right. The rest comes with the next quiz.',
    },
    {
      from: Math.ceil(count * 0.7),
      title: 'You know this field',
      text: 'Most of it was right, the odd ones too.',
    },
    { from: count, title: 'Every one right', text: 'There is nothing to add to that.' },
  ];
  return bands.filter(({ from }, index) => index === 0 || from > (bands[index - 1]?.from ?? 0));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
