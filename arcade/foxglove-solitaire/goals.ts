import { phrase } from './texts.ts';

/** The goals for the second and the third star of a deal. The first star is for filling the vases. */
export type Goal =
  | { readonly kind: 'moves'; readonly limit: number }
  | { readonly kind: 'time'; readonly limit: number }
  | { readonly kind: 'trips'; readonly limit: number }
  | { readonly kind: 'no-undo' | 'no-hint' | 'no-bee' };

/** The values that the goals depend on. */
export interface Tally {
  readonly moves: number;
  readonly seconds: number;
  /** Number of passes through the stock, including the current one. */
  readonly trips: number;
  readonly undos: number;
  readonly hints: number;
  readonly bees: number;
}

export const isKept = (goal: Goal, tally: Tally): boolean => {
  switch (goal.kind) {
    case 'moves':
      return tally.moves <= goal.limit;
    case 'time':
      return tally.seconds <= goal.limit;
    case 'trips':
      return tally.trips <= goal.limit;
    case 'no-undo':
      return tally.undos === 0;
    case 'no-hint':
      return tally.hints === 0;
    case 'no-bee':
      return tally.bees === 0;
  }
};

/** Formats seconds as minutes and seconds. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const goalText = (goal: Goal): string => {
  switch (goal.kind) {
    case 'moves':
      return phrase('goal.moves', { moves: goal.limit });
    case 'time':
      return phrase('goal.time', { time: clock(goal.limit) });
    case 'trips':
      return phrase('goal.trips', { trips: goal.limit });
    case 'no-undo':
      return phrase('goal.noUndo');
    case 'no-hint':
      return phrase('goal.noHint');
    case 'no-bee':
      return phrase('goal.noBee');
  }
};

export const starsFor = (goals: readonly Goal[], tally: Tally): number =>
  1 + goals.filter((goal) => isKept(goal, tally)).length;

/** Returns the points that a finished deal adds to those of its cards. */
export const bonusFor = (goals: readonly Goal[], tally: Tally): number =>
  200 +
  150 * (starsFor(goals, tally) - 1) +
  Math.max(0, 600 - Math.floor(tally.seconds)) +
  Math.max(0, 160 - tally.moves) * 3;
