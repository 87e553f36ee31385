import { useCallback, useEffect, useRef, useState } from 'react';
import { storeBestScore, readBestScore } from '#app/visitor/best-scores.ts';
import { useIsHydrated } from '#app/visitor/hydration.ts';
import { localArea } from '#app/visitor/storage.ts';
import { askOutcome, askVerdict } from './ask.ts';
import { answersByQuestion, storeRun, readRun, scoreOf, startRun, type QuizRun } from './quiz-run.ts';
import type { PlayedQuiz } from './played-quiz.ts';
import type { Ending, ShownQuestion } from './shown-question.ts';
import { quiz as vertical } from './vertical.ts';

/** A quiz being played in this browser. */
export interface QuizPlay {
  /** `null` while the intro is shown. */
  run: QuizRun | null;
  /** An unfinished run that is stored from an earlier visit. */
  stored: QuizRun | null;
  /** Index of the current question in the run. On the result screen, the number of questions. */
  step: number;
  /** The current question with its index on the page. `null` on the intro and the result screen. */
  question: { position: number; shown: ShownQuestion } | null;
  state: 'ready' | 'asking' | 'failed';
  /** The outcome, at the end of a personality quiz. */
  outcome: Ending | null;
  /** Whether the result is better than the best score stored in this browser. */
  isBest: boolean;
  start(options: { isTimed: boolean; isMixed: boolean }): void;
  resume(): void;
  /** Answers the current question. `answer` is "" if the time is up. */
  give(answer: string): void;
  /** Repeats a failed request. */
  retry(): void;
  next(): void;
  back(): void;
}

/** Sends a request. Resolves with a function that applies the response. */
type Job = () => Promise<() => void>;

/**
 * Plays a quiz: requests the verdict of each answer from the portal, and stores the run and the best score in the
 * browser.
 */
export function useQuiz(quiz: PlayedQuiz): QuizPlay {
  const { id, questions, kind } = quiz;
  const isHydrated = useIsHydrated();
  const [run, setRun] = useState<QuizRun | null>(null);
  const [step, setStep] = useState(0);
  const [state, setState] = useState<QuizPlay['state']>('ready');
  const [outcome, setOutcome] = useState<Ending | null>(null);
  const [isBest, setIsBest] = useState(false);
  /** The current request to the portal. Responses to earlier requests are ignored. */
  const job = useRef<Job | null>(null);

  const stored = isHydrated && run === null ? readRun(localArea, id, questions) : null;
  const position = run?.order[step];
  const shown = position === undefined ? undefined : questions[position];

  const send = useCallback(() => {
    const own = job.current;
    if (!own) return;
    setState('asking');
    own().then(
      (take) => {
        if (job.current !== own) return;
        job.current = null;
        setState('ready');
        take();
      },
      () => {
        if (job.current === own) setState('failed');
      },
    );
  }, []);
  const ask = useCallback(
    (asked: Job) => {
      job.current = asked;
      send();
    },
    [send],
  );
  useEffect(
    () => () => {
      job.current = null;
    },
    [],
  );

  const hold = useCallback(
    (changed: QuizRun) => {
      setRun(changed);
      storeRun(localArea, id, questions, changed);
    },
    [id, questions],
  );

  const findOutcome = useCallback(
    (finished: QuizRun) =>
      ask(async () => {
        const found = await askOutcome(id, answersByQuestion(finished));
        return () => setOutcome(found);
      }),
    [ask, id],
  );

  const begin = useCallback(
    (begun: QuizRun) => {
      job.current = null;
      setState('ready');
      setOutcome(null);
      setIsBest(false);
      hold(begun);
      setStep(begun.given.length);
      if (kind === 'personality' && begun.given.length === begun.order.length) findOutcome(begun);
    },
    [hold, kind, findOutcome],
  );

  function start({ isTimed, isMixed }: { isTimed: boolean; isMixed: boolean }) {
    begin(startRun(questions, { isTimed, random: isMixed ? Math.random : null }));
  }

  function give(answer: string) {
    if (!run || position === undefined || state === 'asking') return;
    if (kind === 'personality') {
      const changed = { ...run, given: replace(run.given, step, { answer, verdict: null }) };
      hold(changed);
      setStep(step + 1);
      if (step + 1 === run.order.length) findOutcome(changed);
      return;
    }
    if (run.given.length > step) return;
    ask(async () => {
      const verdict = await askVerdict(id, position, answer);
      return () => {
        const changed = { ...run, given: [...run.given, { answer, verdict }] };
        hold(changed);
        if (changed.given.length === changed.order.length) setIsBest(storeIfBest(id, scoreOf(changed)));
      };
    });
  }

  return {
    run,
    stored,
    step,
    question: position !== undefined && shown ? { position, shown } : null,
    state,
    outcome,
    isBest,
    start,
    resume: () => stored && begin(stored),
    give,
    retry: send,
    next: () => setStep(step + 1),
    back: () => setStep(Math.max(0, step - 1)),
  };
}

function replace<Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] {
  return [...list.slice(0, index), entry, ...list.slice(index + 1)];
}

/**
 * Stores a score if it is better than the stored one. Returns whether the visitor has a new best score. A score of 0
 * never counts as a best score.
 */
function storeIfBest(id: number, score: number): boolean {
  const before = readBestScore(vertical.prefix, id);
  if (before !== null && before >= score) return false;
  storeBestScore(vertical.prefix, id, score);
  return score > 0;
}
