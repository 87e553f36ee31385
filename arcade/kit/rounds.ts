import { createBestScore } from './best-score.ts';
import type { BestScore } from './best-score.ts';
import type { Campaign } from './campaign.ts';
import type { Result } from './result.ts';
import type { Storage } from './storage.ts';

/** The default mode of a game: its campaign, or its only mode. */
const levelsMode = 'levels';

/** The result of a round, before the best score is added. */
export interface Outcome extends Omit<Result, 'best' | 'newBest'> {
  score: number;
  /** Name of a separate best score, such as `level-3`. By default, the result shows the best score of the game. */
  record?: string;
}

/** The state that a game keeps from one round to the next. */
export interface Rounds<ModeId extends string> {
  readonly mode: ModeId | typeof levelsMode;
  choose(mode: ModeId): void;
  /** Returns to the default mode and the latest level. */
  reset(): void;
  /** In the default mode, goes to the next level. In another mode, returns to the default mode and the latest level. */
  next(): void;
  /** Stores the stars and the score of a won round. Returns its result with the best score. */
  win(outcome: Outcome): Result;
  /** Returns the result of a lost round with the best score. Stores the score only if `counts` is true. */
  lose(outcome: Outcome, counts: boolean): Result;
}

/**
 * Creates the state of a game between rounds: mode, campaign and best scores. `best` is the best score of all rounds.
 */
export function createRounds<ModeId extends string>(options: {
  storage: Storage;
  best: BestScore;
  campaign?: Campaign | undefined;
}): Rounds<ModeId> {
  const { storage, best, campaign } = options;
  let mode: ModeId | typeof levelsMode = levelsMode;

  function withBest({ record, ...result }: Outcome, counts: boolean): Result {
    const kept = record === undefined ? best : createBestScore(storage, record);
    const newBest = counts && kept.offer(result.score);
    if (counts) best.offer(result.score);
    return { ...result, best: kept.value, newBest };
  }

  function reset(): void {
    mode = levelsMode;
    campaign?.toLatest();
  }

  return {
    get mode() {
      return mode;
    },
    choose(next) {
      mode = next;
    },
    reset,
    next() {
      if (mode === levelsMode) campaign?.next();
      else reset();
    },
    win(outcome) {
      if (mode === levelsMode && outcome.stars !== undefined) campaign?.finish(outcome.stars);
      return withBest(outcome, true);
    },
    lose: withBest,
  };
}
