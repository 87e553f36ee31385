import type { Random } from '../kit/random.ts';
import { RIPE_AT, dailyDifficulty, difficulty, type Difficulty, type Goal } from './difficulty.ts';
import {
  completed,
  cover,
  cross,
  deal,
  fits,
  groveSize,
  plant,
  stageOf,
  type Crate,
  type Group,
  type Orchard,
  type Stage,
  type Tray,
} from './orchard.ts';

/** Amount of soil that one compost charge needs. */
export const HEAP_FULL = 9;
export const COMPOST_MAX = 5;
/** Number of consecutive placements without a harvest that a chain survives. */
export const CHAIN_GRACE = 2;
export const CHAIN_MAX = 9;
/** The level whose shapes a daily orchard uses. */
const DAILY_LEVEL = 8;

/** `stuck`: no piece fits and no compost is left; `spent`: the supply ran out before the goals were met. */
export type Status = 'playing' | 'won' | 'stuck' | 'spent';

export interface State {
  readonly level: number;
  readonly isDaily: boolean;
  readonly rules: Difficulty;
  readonly orchard: Orchard;
  readonly tray: Tray;
  /** Number of remaining pieces, without those in the tray. */
  readonly supply: number;
  readonly goals: readonly Goal[];
  /** The progress of each goal. */
  readonly reached: readonly number[];
  readonly score: number;
  /**
   * Number of placements with a harvest in the current chain, up to `CHAIN_MAX`. It multiplies the value of a harvest.
   */
  readonly chain: number;
  /** Placements since the last harvest. */
  readonly dry: number;
  readonly compost: number;
  readonly heap: number;
  readonly status: Status;
}

export interface Harvest {
  readonly group: Group;
  /** Number of crates of one kind if the group is a grove, otherwise 0. */
  readonly grove: number;
}
export interface Picked {
  readonly index: number;
  readonly fruit: number;
  readonly stage: Stage;
}
/** The effects of one action, for graphics and sound. */
export interface Outcome {
  readonly placed: readonly number[];
  readonly harvests: readonly Harvest[];
  readonly picked: readonly Picked[];
  readonly gained: number;
  readonly multiplier: number;
  readonly isCompostEarned: boolean;
  readonly isDealt: boolean;
}
export interface Turn {
  readonly state: State;
  readonly outcome: Outcome;
}

function goalsOf(rules: Difficulty, random: Random): Goal[] {
  const kinds = random.shuffle(Array.from({ length: rules.kinds }, (_, i) => i)).slice(0, rules.fruitGoals);
  const need = Math.ceil(rules.fruitNeed / Math.max(1, rules.fruitGoals));
  const goals: Goal[] = kinds.map((fruit) => ({ kind: 'fruit', fruit, need }));
  if (rules.groveNeed > 0) goals.push({ kind: 'grove', need: rules.groveNeed });
  if (rules.chainNeed > 0) goals.push({ kind: 'chain', need: rules.chainNeed });
  return goals;
}

/** Creates an orchard: a level of the tour, or the daily one, which has no goals and lasts until the supply ends. */
export function createState(level: number | 'daily', random: Random): State {
  const isDaily = level === 'daily';
  const rules = isDaily ? dailyDifficulty : difficulty(level);
  const shapeLevel = isDaily ? DAILY_LEVEL : level;
  const orchard = plant(rules, random);
  const goals = goalsOf(rules, random);
  return {
    level: shapeLevel,
    isDaily,
    rules,
    orchard,
    tray: deal(orchard, shapeLevel, rules, 3, random),
    supply: rules.supply - 3,
    goals,
    reached: goals.map(() => 0),
    score: 0,
    chain: 0,
    dry: 0,
    compost: rules.compost,
    heap: 0,
    status: 'playing',
  };
}

const worth: Record<Stage, number> = { young: 5, ripe: 10, rotten: 0 };

/** Returns the points of a harvest for its crates and groves, before the chain multiplies them. */
export function harvestWorth(picked: readonly Picked[], harvests: readonly Harvest[]): number {
  const crates = picked.reduce((sum, { stage }) => sum + worth[stage], 0);
  const groves = harvests.reduce(
    (sum, { grove }) => sum + (grove === 0 ? 0 : grove === 9 ? 250 : grove * 10),
    0,
  );
  return crates + groves;
}

function reach(
  state: State,
  picked: readonly Picked[],
  harvests: readonly Harvest[],
  chain: number,
): readonly number[] {
  return state.goals.map((goal, i) => {
    const before = state.reached[i] ?? 0;
    if (goal.kind === 'chain') return Math.min(goal.need, Math.max(before, chain));
    const more =
      goal.kind === 'fruit'
        ? picked.filter(({ fruit, stage }) => fruit === goal.fruit && stage !== 'rotten').length
        : harvests.filter(({ grove }) => grove > 0).length;
    return Math.min(goal.need, before + more);
  });
}

function fillHeap(state: State, soil: number): { heap: number; compost: number; isCompostEarned: boolean } {
  const heap = state.heap + soil;
  const earned = Math.floor(heap / HEAP_FULL);
  const compost = Math.min(COMPOST_MAX, state.compost + earned);
  return { heap: heap % HEAP_FULL, compost, isCompostEarned: compost > state.compost };
}

function settle(state: State): State {
  const isMet =
    state.goals.length > 0 && state.goals.every((goal, i) => (state.reached[i] ?? 0) >= goal.need);
  const left = state.supply + state.tray.filter(Boolean).length;
  if (isMet) return { ...state, score: state.score + left * 10, status: 'won' };
  if (left === 0) return { ...state, status: state.isDaily ? 'won' : 'spent' };
  const canPlace = state.tray.some((piece) => piece && fits(state.orchard, piece.shape));
  return canPlace || state.compost > 0 ? state : { ...state, status: 'stuck' };
}

/** Places a piece of the tray with its top left cell at a position. Returns `null` if that is not possible. */
export function place(state: State, slot: number, row: number, column: number, random: Random): Turn | null {
  const piece = state.tray[slot];
  if (state.status !== 'playing' || !piece) return null;
  const cells = cover(state.orchard, piece.shape, row, column);
  if (!cells) return null;

  const { rotAt } = state.rules;
  const grown: (Crate | null)[] = state.orchard.map((crate) => crate && { ...crate, age: crate.age + 1 });
  cells.forEach((index, i) => (grown[index] = { fruit: piece.fruits[i] ?? 0, age: 0 }));

  const harvests = completed(grown).map((group) => ({ group, grove: groveSize(grown, group, rotAt) }));
  const picked = [...new Set(harvests.flatMap(({ group }) => group.cells))].flatMap((index): Picked[] => {
    const crate = grown[index];
    return crate ? [{ index, fruit: crate.fruit, stage: stageOf(crate, rotAt) }] : [];
  });
  for (const { index } of picked) grown[index] = null;

  const isHarvest = harvests.length > 0;
  const dry = isHarvest ? 0 : state.dry + 1;
  const chain = isHarvest ? Math.min(CHAIN_MAX, state.chain + 1) : dry > CHAIN_GRACE ? 0 : state.chain;
  const multiplier = isHarvest ? chain + harvests.length - 1 : 0;
  const gained = cells.length + harvestWorth(picked, harvests) * multiplier;
  const soil =
    picked.filter(({ stage }) => stage === 'rotten').length +
    harvests.filter(({ grove }) => grove > 0).length * 3;
  const { heap, compost, isCompostEarned } = fillHeap(state, soil);

  const rest = state.tray.map((other, i) => (i === slot ? null : other));
  const isDealt = rest.every((other) => other === null) && state.supply > 0;
  const count = Math.min(3, state.supply);
  const next = settle({
    ...state,
    orchard: grown,
    tray: isDealt ? deal(grown, state.level, state.rules, count, random) : rest,
    supply: isDealt ? state.supply - count : state.supply,
    reached: reach(state, picked, harvests, chain),
    score: state.score + gained,
    chain,
    dry,
    compost,
    heap,
  });
  return {
    state: next,
    outcome: { placed: cells, harvests, picked, gained, multiplier, isCompostEarned, isDealt },
  };
}

/**
 * Spends a compost charge on a cell and its four neighbours: their crates are removed, rotten crates become soil, and
 * every young crate next to them ripens at once. Returns `null` if these cells hold no crate, no charge is left or the
 * game is over.
 */
export function spreadCompost(state: State, index: number): Turn | null {
  if (state.status !== 'playing' || state.compost === 0) return null;
  const taken = cross(index).filter((cell) => state.orchard[cell]);
  if (taken.length === 0) return null;
  const { rotAt } = state.rules;
  const picked = taken.flatMap((cell): Picked[] => {
    const crate = state.orchard[cell];
    return crate ? [{ index: cell, fruit: crate.fruit, stage: stageOf(crate, rotAt) }] : [];
  });
  const near = new Set(taken.flatMap((cell) => cross(cell)));
  const orchard = state.orchard.map((crate, cell) => {
    if (taken.includes(cell)) return null;
    return crate && near.has(cell) ? { ...crate, age: Math.max(crate.age, RIPE_AT) } : crate;
  });
  const rotten = picked.filter(({ stage }) => stage === 'rotten').length;
  const { heap, compost, isCompostEarned } = fillHeap({ ...state, compost: state.compost - 1 }, rotten);
  const gained = rotten * 5;
  return {
    state: settle({ ...state, orchard, heap, compost, score: state.score + gained }),
    outcome: { placed: [], harvests: [], picked, gained, multiplier: 0, isCompostEarned, isDealt: false },
  };
}

/** Returns the stars for a won level, one to three, depending on the remaining supply. */
export function starsOf(state: State): number {
  const left = (state.supply + state.tray.filter(Boolean).length) / state.rules.supply;
  return left >= 0.4 ? 3 : left >= 0.18 ? 2 : 1;
}
