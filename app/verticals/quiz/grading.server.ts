import { seededRandom } from '#app/domain/catalogue/random.ts';
import { positionsOf, type Ending, type ShownQuestion, type Verdict } from './shown-question.ts';
import type {
  FeelingQuestion,
  KnowledgeQuestion,
  OrderQuestion,
  Outcome,
  Question,
  QuizFields,
} from './vertical.ts';

/**
 * Returns the options of a question in display order. `truthNames` are the names of true and false. The items of an
 * ordering question are shuffled.
 */
export function optionsOf(question: Question, truthNames: readonly [string, string]): readonly string[] {
  switch (question.kind) {
    case 'truth':
      return truthNames;
    case 'order':
      return mixedOrder(question).map((index) => question.items[index] ?? '');
    case 'feeling':
      return question.options.map(({ text }) => text);
    default:
      return question.options;
  }
}

/** Returns a question without its answer. The caller provides the picture. */
export function showQuestion(
  question: Question,
  { picture, truthNames }: { picture: ShownQuestion['picture']; truthNames: readonly [string, string] },
): ShownQuestion {
  const alt = 'alt' in question ? question.alt : '';
  return { kind: question.kind, text: question.text, options: optionsOf(question, truthNames), picture, alt };
}

/**
 * Returns the display order of the items of an ordering question, which is never the correct order. The display order
 * depends on the explanation, which no page contains before the answer. Visitors therefore cannot compute the correct
 * order from the display order.
 */
function mixedOrder({ text, items, explanation }: OrderQuestion): number[] {
  const random = seededRandom(JSON.stringify([text, items, explanation]));
  const order = items.map((_, index) => index);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  const isRight = order.every((item, index) => item === index);
  return isRight ? [...order.slice(1), 0] : order;
}

function rightAnswer(question: KnowledgeQuestion): string {
  switch (question.kind) {
    case 'truth':
      return question.answer ? '0' : '1';
    case 'order': {
      const mixed = mixedOrder(question);
      return question.items.map((_, index) => mixed.indexOf(index)).join(',');
    }
    default:
      return String(question.answer);
  }
}

/** Whether a text is a well-formed answer to a question, right or wrong. */
export function isAnswer(question: Question, answer: string): boolean {
  const count = optionsOf(question, ['', '']).length;
  if (question.kind !== 'order') return /^\d$/.test(answer) && Number(answer) < count;
  const parts = answer.split(',');
  const known = parts.every((part) => /^\d$/.test(part) && Number(part) < count);
  return known && parts.length === count && new Set(parts).size === count;
}

/** Judges an answer. A malformed answer counts as wrong. */
export function judge(question: KnowledgeQuestion, answer: string): Verdict {
  const right = rightAnswer(question);
  const { explanation, source } = question;
  return {
    isRight: answer === right,
    right,
    explanation,
    source: source === '' ? null : { href: source, host: new URL(source).host.replace(/^www\./, '') },
  };
}

/** Returns the text for a number of right answers, or `null` if the quiz has no text for it. */
export function bandOf({ bands }: Pick<QuizFields, 'bands'>, score: number): Ending | null {
  const index = bands.findLastIndex(({ from }) => from <= score);
  const band = bands[index];
  return band ? { title: band.title, text: band.text, path: `ext.bands[${index}]` } : null;
}

/** Returns the text of an outcome. */
export function endingOf({ outcomes }: Pick<QuizFields, 'outcomes'>, outcome: Outcome): Ending {
  const { title, text } = outcome;
  return { title, text, path: `ext.outcomes[${outcomes.indexOf(outcome)}]` };
}

/**
 * Returns the outcome of a personality quiz for the answers: the one with the most points. If several outcomes have the
 * most points, returns the first of them.
 */
export function outcomeOf(
  questions: readonly FeelingQuestion[],
  outcomes: readonly Outcome[],
  answers: readonly string[],
): Outcome | null {
  const points = new Map<string, number>();
  for (const [index, question] of questions.entries()) {
    for (const position of positionsOf(answers[index] ?? '')) {
      for (const [key, more] of Object.entries(question.options[position]?.points ?? {})) {
        points.set(key, (points.get(key) ?? 0) + more);
      }
    }
  }
  const pointsOf = ({ key }: Outcome) => points.get(key) ?? 0;
  return outcomes.reduce<Outcome | null>(
    (best, outcome) => (best === null || pointsOf(outcome) > pointsOf(best) ? outcome : best),
    null,
  );
}

/** Returns the questions of a quiz that have right answers. */
export function knowledgeQuestions({ questions }: Pick<QuizFields, 'questions'>): KnowledgeQuestion[] {
  return questions.filter((question) => question.kind !== 'feeling');
}

/** Returns the questions of a quiz that have no right answers. */
export function feelingQuestions({ questions }: Pick<QuizFields, 'questions'>): FeelingQuestion[] {
  return questions.filter((question) => question.kind === 'feeling');
}
