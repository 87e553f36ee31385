import { starsFor, type Weather } from './difficulty.ts';
import { hasTwoCrops, type Crop, type Field } from './puzzle.ts';
import { BARE, maskOf, nextStep, type Mask, type Step } from './solver.ts';

/** The player's mark on a square: 0 open, 1 and 2 sown, 3 sticks for a square without crops. */
export type Mark = Crop | 3;
export const STICKS = 3;

export interface State {
  readonly field: Field;
  readonly weather: Weather;
  readonly isAutoCrossing: boolean;
  readonly marks: readonly Mark[];
  /** Number of crows that wrong seeds have fed. */
  readonly crows: number;
  readonly scarecrows: number;
  readonly past: readonly (readonly Mark[])[];
  readonly status: 'playing' | 'won' | 'lost';
}

export const isLineDone = ({ field, marks }: Pick<State, 'field' | 'marks'>, line: number): boolean =>
  (field.lines[line] ?? []).every((cell) => {
    const crop = field.picture.crops[cell] ?? 0;
    return crop === 0 || marks[cell] === crop;
  });

/** Marks the remaining squares of finished lines with sticks, unless the player wants to do it by hand. */
function crossFinished(state: State): State {
  if (!state.isAutoCrossing) return state;
  const marks = [...state.marks];
  state.field.lines.forEach((cells, line) => {
    if (!isLineDone(state, line)) return;
    for (const cell of cells) if (marks[cell] === 0) marks[cell] = STICKS;
  });
  return { ...state, marks };
}

export function createState(field: Field, weather: Weather, isAutoCrossing: boolean): State {
  return {
    field,
    weather,
    isAutoCrossing,
    marks: field.picture.crops.map(() => 0),
    crows: 0,
    scarecrows: weather.scarecrows,
    past: [],
    status: 'playing',
  };
}

/** Returns whether all crops are sown. */
export const isWhole = ({ field, marks }: Pick<State, 'field' | 'marks'>): boolean =>
  field.picture.crops.every((crop, cell) => crop === 0 || marks[cell] === crop);

/** Stores the current marks, so that a whole stroke can be undone. */
export const remember = (state: State): State => ({ ...state, past: [...state.past, state.marks] });

/** Sows an open square. A wrong seed feeds a crow. If nothing grows on the square, it is then marked with sticks. */
export function sow(state: State, cell: number, crop: Crop): State {
  if (state.status !== 'playing' || crop === 0 || state.marks[cell] !== 0) return state;
  const wanted = state.field.picture.crops[cell];
  if (wanted !== crop) {
    const crows = state.crows + 1;
    const marks = wanted === 0 ? state.marks.with(cell, STICKS) : state.marks;
    return { ...state, marks, crows, status: crows >= state.weather.crows ? 'lost' : 'playing' };
  }
  const next = { ...state, marks: state.marks.with(cell, crop) };
  return crossFinished(isWhole(next) ? { ...next, status: 'won' } : next);
}

/** Puts sticks on an open square. */
export function cross(state: State, cell: number): State {
  if (state.status !== 'playing' || state.marks[cell] !== 0) return state;
  return { ...state, marks: state.marks.with(cell, STICKS) };
}

/** Takes sticks away. */
export function clear(state: State, cell: number): State {
  if (state.status !== 'playing' || state.marks[cell] !== STICKS) return state;
  return { ...state, marks: state.marks.with(cell, 0) };
}

/** Undoes the last stroke. Crows that were fed stay. */
export function undo(state: State): State {
  const marks = state.past.at(-1);
  if (!marks || state.status !== 'playing') return state;
  return { ...state, marks, past: state.past.slice(0, -1) };
}

/** Returns the certain squares: visible crops and correct sticks. */
function knownOf({ field, marks }: State): Mask[] {
  const open = hasTwoCrops(field.picture) ? 7 : 3;
  return marks.map((mark, cell) => {
    if (mark === 1 || mark === 2) return maskOf(mark);
    return mark === STICKS && field.picture.crops[cell] === 0 ? BARE : open;
  });
}

/** Returns the next squares that can be deduced. */
export const stepOf = (state: State): Step | null =>
  state.status === 'playing' ? nextStep(state.field, knownOf(state)) : null;

/** Lets a scarecrow sow one certain square, even if the player has marked it with sticks by mistake. */
export function hint(state: State): { state: State; line: number; cell: number } | null {
  const step = state.scarecrows > 0 ? stepOf(state) : null;
  const cell = step?.cells[0];
  if (!step || cell === undefined) return null;
  const kept = remember(state);
  const open = { ...kept, marks: kept.marks.with(cell, 0), scarecrows: state.scarecrows - 1 };
  return { state: sow(open, cell, state.field.picture.crops[cell] ?? 1), line: step.line, cell };
}

export const starsOf = ({ crows, scarecrows, weather }: State): number =>
  starsFor(crows + weather.scarecrows - scarecrows);

export function scoreOf(state: State): number {
  const sown = state.marks.filter((mark) => mark === 1 || mark === 2).length;
  const lines = state.field.clues.filter((clue, line) => clue.length > 0 && isLineDone(state, line)).length;
  const bonus = state.status === 'won' ? starsOf(state) * 100 + (state.weather.crows - state.crows) * 40 : 0;
  return sown * 10 + lines * 25 + bonus;
}
