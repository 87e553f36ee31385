import { daylight, starsFor } from './difficulty.ts';
import { settingOf, turn, type Garden, type Setting } from './garden.ts';
import { shine, type Shine } from './light.ts';
import { gardenOf } from './levels.ts';
import { solve } from './solver.ts';

interface Moment {
  readonly setting: Setting;
  readonly hour: number;
}

export interface State extends Moment {
  readonly garden: Garden;
  readonly par: number;
  /** Number of turns until the sun sets. */
  readonly limit: number;
  readonly turns: number;
  readonly hints: number;
  readonly past: readonly Moment[];
  readonly light: Shine;
  readonly status: 'playing' | 'won' | 'lost';
}

const lightOf = (garden: Garden, setting: Setting, hour: number): Shine => {
  const sun = garden.suns[Math.min(hour, garden.suns.length - 1)];
  return sun ? shine(garden, setting, sun) : { rays: [], reached: garden.flowers.map(() => 0) };
};

export function begin(garden: Garden, par: number): State {
  const setting = settingOf(garden);
  return {
    garden,
    par,
    limit: daylight(par),
    setting,
    hour: 0,
    turns: 0,
    hints: 0,
    past: [],
    light: lightOf(garden, setting, 0),
    status: 'playing',
  };
}

export function createState(level: number): State {
  const { garden, par } = gardenOf(level);
  return begin(garden, par);
}

/** Returns whether each flower receives exactly its colour. */
export const bloomsOf = ({ garden, light }: Pick<State, 'garden' | 'light'>): boolean[] =>
  garden.flowers.map(({ wish }, index) => light.reached[index] === wish);

/** Turns, places or lifts a piece. Returns the same state if that has no effect. */
export function tap(state: State, index: number): State {
  const { garden, setting, hour } = state;
  if (state.status !== 'playing') return state;
  const next = turn(garden, setting, index);
  if (next === setting) return state;
  const turns = state.turns + 1;
  const light = lightOf(garden, next, hour);
  const isDone = bloomsOf({ garden, light }).every(Boolean);
  const past = [...state.past, { setting, hour }];
  const isLast = hour + 1 >= garden.suns.length;
  if (isDone && isLast) return { ...state, setting: next, turns, past, light, status: 'won' };
  const isDark = turns >= state.limit;
  return { ...state, setting: next, turns, past, light, status: isDark ? 'lost' : 'playing' };
}

/** Returns whether all flowers bloom and the bed has another hour. */
export const isHourOver = (state: State): boolean =>
  state.status === 'playing' && state.hour + 1 < state.garden.suns.length && bloomsOf(state).every(Boolean);

/** Moves the sun on to the next hour. */
export function nextHour(state: State): State {
  if (!isHourOver(state)) return state;
  const hour = state.hour + 1;
  return { ...state, hour, light: lightOf(state.garden, state.setting, hour) };
}

/** Undoes the last turn and restores the hour in which it was made. */
export function undo(state: State): State {
  const before = state.past.at(-1);
  if (!before || state.status !== 'playing') return state;
  return {
    ...state,
    ...before,
    turns: state.turns - 1,
    past: state.past.slice(0, -1),
    light: lightOf(state.garden, before.setting, before.hour),
  };
}

/**
 * Returns the piece to turn next in the shortest solution, and the state in which the hint is counted. Returns `null`
 * if no solution was found.
 */
export function hint(state: State): { state: State; index: number } | null {
  const [index] = solve(state.garden, state.setting, state.hour) ?? [];
  return index === undefined ? null : { state: { ...state, hints: state.hints + 1 }, index };
}

export const starsOf = ({ turns, par, hints }: State): number => starsFor(turns, par, hints);

export function scoreOf(state: State): number {
  const blooms = bloomsOf(state).filter(Boolean).length;
  const bonus = state.status === 'won' ? 200 + starsOf(state) * 100 + (state.limit - state.turns) * 10 : 0;
  return state.hour * 150 + blooms * 50 + bonus;
}
