import type { SafeStorage } from '#app/visitor/storage.ts';
import { positionsOf, type ShownQuestion, type Verdict } from './shown-question.ts';

/** One visitor's run through a quiz. Question and option indexes refer to the order on the page. */
export interface QuizRun {
  /** Question indexes in the order of this run. */
  order: readonly number[];
  /** Option indexes of each question in the order of this run. The outer list is in page order. */
  options: readonly (readonly number[])[];
  /** The answers so far, in the order of this run. `verdict` is `null` for questions without right answers. */
  given: readonly GivenAnswer[];
  isTimed: boolean;
}

/** A visitor's answer in the format of the endpoint, with its verdict. */
export interface GivenAnswer {
  answer: string;
  verdict: Verdict | null;
}

/**
 * Starts a run in page order, or in a random order if `random` is set. The options “true” and “false” of a statement
 * are never shuffled.
 */
export function startRun(
  questions: readonly ShownQuestion[],
  { isTimed, random = null }: { isTimed: boolean; random?: (() => number) | null },
): QuizRun {
  const indexes = (list: readonly unknown[]) => list.map((_, index) => index);
  const order = indexes(questions);
  return {
    order: random ? mix(order, random) : order,
    options: questions.map(({ kind, options }) =>
      random && kind !== 'truth' ? mix(indexes(options), random) : indexes(options),
    ),
    given: [],
    isTimed,
  };
}

/** Returns the number of right answers. */
export function scoreOf({ given }: Pick<QuizRun, 'given'>): number {
  return given.filter(({ verdict }) => verdict?.isRight).length;
}

/** Returns the answers in page order, with "" for questions that have not been answered yet. */
export function answersByQuestion({ order, given }: QuizRun): string[] {
  return order.map((_, question) => given[order.indexOf(question)]?.answer ?? '');
}

/** Number of quizzes whose runs are stored. The run that was updated least recently is deleted first. */
const keptRuns = 12;
const storageKey = 'quiz_runs';

interface KeptRun {
  id: number;
  /** A checksum of the questions, so that answers are never applied to other questions. */
  mark: string;
  run: QuizRun;
}

/** Stores a run of a quiz in place of the previous one. If `run` is `null`, only deletes the previous one. */
export function storeRun(
  area: SafeStorage,
  id: number,
  questions: readonly ShownQuestion[],
  run: QuizRun | null,
): void {
  const others = readAll(area).filter((stored) => stored.id !== id);
  const own = run ? [{ id, mark: markOf(questions), run }] : [];
  area.set(storageKey, JSON.stringify([...own, ...others].slice(0, keptRuns)));
}

/** Returns the stored run of a quiz. Returns `null` if there is none, or if the questions have changed since. */
export function readRun(area: SafeStorage, id: number, questions: readonly ShownQuestion[]): QuizRun | null {
  const stored = readAll(area).find((one) => one.id === id && one.mark === markOf(questions));
  return stored && fits(stored.run, questions) ? stored.run : null;
}

function readAll(area: SafeStorage): KeptRun[] {
  try {
    const value: unknown = JSON.parse(area.get(storageKey) ?? '[]');
    return Array.isArray(value) ? value.filter(isKeptRun) : [];
  } catch {
    return [];
  }
}

function isKeptRun(value: unknown): value is KeptRun {
  if (typeof value !== 'object' || value === null) return false;
  const { id, mark, run } = value as Partial<KeptRun>;
  if (typeof id !== 'number' || typeof mark !== 'string' || typeof run !== 'object' || run === null)
    return false;
  const lists = [run.order, run.options, run.given] as unknown[];
  return (
    lists.every((list) => Array.isArray(list)) && typeof run.isTimed === 'boolean' && run.given.every(isGiven)
  );
}

function isGiven(value: unknown): value is GivenAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { answer, verdict } = value as Partial<GivenAnswer>;
  if (typeof answer !== 'string' || verdict === undefined) return false;
  return (
    verdict === null ||
    (typeof verdict === 'object' &&
      typeof verdict.right === 'string' &&
      typeof verdict.explanation === 'string')
  );
}

/**
 * Whether a run fits the questions: it contains each question and each option once, and its answers name existing
 * options.
 */
function fits({ order, options, given }: QuizRun, questions: readonly ShownQuestion[]): boolean {
  return (
    isMixture(order, questions.length) &&
    options.length === questions.length &&
    options.every((indexes, question) => isMixture(indexes, questions[question]?.options.length ?? 0)) &&
    given.length <= order.length &&
    given.every(({ answer }, index) => {
      const count = questions[order[index] ?? -1]?.options.length ?? 0;
      return positionsOf(answer).every((position) => position >= 0 && position < count);
    })
  );
}

function isMixture(indexes: readonly unknown[], count: number): boolean {
  return (
    indexes.length === count &&
    new Set(indexes).size === count &&
    indexes.every((index) => isIndex(index, count))
  );
}

function isIndex(index: unknown, count: number): boolean {
  return Number.isInteger(index) && Number(index) >= 0 && Number(index) < count;
}

function markOf(questions: readonly ShownQuestion[]): string {
  const text = JSON.stringify(
    questions.map(({ kind, text: question, options }) => [kind, question, options]),
  );
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

function mix(list: readonly number[], random: () => number): number[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] ?? 0, mixed[last] ?? 0];
  }
  return mixed;
}
