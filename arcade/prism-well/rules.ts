import type { Random } from '../kit/random.ts';
import { BLOCKS, CELLS, LINES, SIZE, blockCells, columnOf, neighbours, rowOf } from './board.ts';
import { planLevel, type Rules } from './levels.ts';
import { dim, fuse, isFull, shine, type Hit, type Lamp, type Ray } from './light.ts';

export const MULTIPLIER_MAX = 8;
const PRISM_LIGHT = 4;
export const DARK_COST = 3;
/** Probability that a new crystal is chosen so that it forms no line. */
const CALM = 0.85;

export interface Crystal {
  readonly id: number;
  readonly kind: number;
  readonly type: 'crystal' | 'flare' | 'prism' | 'dark';
  /** Number of spins until a cracked crystal goes dark. 0 for an intact crystal. */
  readonly fuse: number;
  /** Whether a vine holds the crystal. A block that contains such a crystal cannot be spun. */
  readonly isVined: boolean;
  /** The colour a prism has taken up, or -1. */
  readonly held: number;
}
export type Board = readonly (Crystal | null)[];

export interface State {
  readonly level: number;
  readonly rules: Rules;
  readonly board: Board;
  readonly lamps: readonly Lamp[];
  readonly moves: number;
  /** Number of consecutive spins that cleared crystals. */
  readonly streak: number;
  readonly score: number;
  readonly nextId: number;
  readonly status: 'playing' | 'won' | 'lost';
}

export interface Run {
  readonly cells: readonly number[];
  readonly kind: number;
}

/** One step of a turn that clears crystals: the removed crystals, their light, and the board after the fall. */
export interface Step {
  readonly cleared: readonly number[];
  readonly fired: readonly (Ray & { readonly from: readonly [number, number] })[];
  readonly made: readonly number[];
  readonly hits: readonly Hit[];
  readonly lamps: readonly Lamp[];
  /** The board after the crystals were removed and before anything falls. */
  readonly emptied: Board;
  readonly board: Board;
  readonly chain: number;
  readonly multiplier: number;
  readonly gained: number;
}

export interface Turn {
  readonly spun: Board;
  readonly steps: readonly Step[];
  readonly darkened: readonly number[];
  /** Points for the spins that remain when the last lamp is lit. */
  readonly bonus: number;
  readonly state: State;
}

const plain = (id: number, kind: number, change: Partial<Crystal> = {}): Crystal => ({
  id,
  kind,
  type: 'crystal',
  fuse: 0,
  isVined: false,
  held: -1,
  ...change,
});

const colourOf = (crystal: Crystal | null | undefined): number =>
  crystal && (crystal.type === 'crystal' || crystal.type === 'flare') ? crystal.kind : -1;

/** Returns all straight runs of three or more crystals of one colour. */
export function findRuns(board: Board): Run[] {
  return LINES.flatMap((line) => {
    const runs: Run[] = [];
    let start = 0;
    for (let n = 1; n <= line.length; n += 1) {
      const kind = colourOf(board[line[start] ?? -1]);
      if (n < line.length && colourOf(board[line[n] ?? -1]) === kind) continue;
      if (kind >= 0 && n - start >= 3) runs.push({ cells: line.slice(start, n), kind });
      start = n;
    }
    return runs;
  });
}

/** Returns whether a block may be spun: no vine holds any of it. */
export const isFree = (board: Board, block: number): boolean =>
  BLOCKS.includes(block) && blockCells(block).every((cell) => !board[cell]?.isVined);

/** Returns the board with a block turned by a quarter; `turn` 1 is clockwise, -1 the other way. */
export function turnBlock(board: Board, block: number, turn: 1 | -1): Board {
  const cells = blockCells(block);
  const turned = [...board];
  cells.forEach((cell, n) => {
    const to = cells[(n + turn + 4) % 4];
    if (to !== undefined) turned[to] = board[cell] ?? null;
  });
  return turned;
}

/** Returns whether a colour at a cell would form a line with its neighbours. */
const linesUp = (board: Board, cell: number, kind: number): boolean =>
  LINES.some((line) => {
    const at = line.indexOf(cell);
    if (at < 0) return false;
    const isSame = (n: number): boolean => n === at || colourOf(board[line[n] ?? -1]) === kind;
    return [at - 2, at - 1, at].some((from) => [from, from + 1, from + 2].every(isSame));
  });

/** Returns a new crystal for a cell. Its colour is chosen so that it rarely forms a line at once. */
function spawn(board: Board, cell: number, rules: Rules, id: number, random: Random): Crystal {
  const kinds = Array.from({ length: rules.colours }, (_, kind) => kind);
  const calm = kinds.filter((kind) => !linesUp(board, cell, kind));
  const kind = random.pick(calm.length > 0 && random.chance(CALM) ? calm : kinds);
  const count = (test: (crystal: Crystal) => boolean): number =>
    board.filter((crystal) => crystal !== null && test(crystal)).length;
  if (count(({ type }) => type === 'prism') < rules.prisms && random.chance(0.06))
    return plain(id, 0, { type: 'prism' });
  if (count((crystal) => crystal.fuse > 0) < rules.cracks && random.chance(0.12))
    return plain(id, kind, { fuse: rules.fuse });
  return plain(id, kind);
}

/** Lets the crystals fall into the empty cells below them, and fills the cells above with new crystals. */
function fall(board: Board, rules: Rules, nextId: number, random: Random): { board: Board; nextId: number } {
  const fallen: (Crystal | null)[] = [...board];
  for (let column = 0; column < SIZE; column += 1) {
    const cells = CELLS.filter((cell) => columnOf(cell) === column).toReversed();
    const kept = cells.flatMap((cell) => fallen[cell] ?? []);
    cells.forEach((cell, n) => {
      fallen[cell] = kept[n] ?? null;
    });
  }
  let id = nextId;
  for (const cell of CELLS.toReversed())
    if (!fallen[cell]) fallen[cell] = spawn(fallen, cell, rules, id++, random);
  return { board: fallen, nextId: id };
}

/** Joins runs of one colour that share a cell. */
function groupsOf(runs: readonly Run[]): Run[] {
  const groups: { cells: Set<number>; kind: number }[] = [];
  for (const { cells, kind } of runs) {
    const joined = groups.filter((group) => cells.some((cell) => group.cells.has(cell)));
    const merged = new Set([...cells, ...joined.flatMap((group) => [...group.cells])]);
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push({ cells: merged, kind });
  }
  return groups.map(({ cells, kind }) => ({ cells: [...cells], kind }));
}

/**
 * Returns all cells that the runs clear. A flare clears everything except prisms in its row and column, and triggers
 * other flares.
 */
function sweep(board: Board, runs: readonly Run[]): Set<number> {
  const cleared = new Set(runs.flatMap(({ cells }) => cells));
  for (const cell of cleared) {
    if (board[cell]?.type !== 'flare') continue;
    for (const other of CELLS)
      if (
        (rowOf(other) === rowOf(cell) || columnOf(other) === columnOf(cell)) &&
        board[other]?.type !== 'prism'
      )
        cleared.add(other);
  }
  return cleared;
}

/** Gives the light of the runs to the adjacent prisms. A prism that receives a second colour fires. */
function feedPrisms(board: (Crystal | null)[], runs: readonly Run[]): Step['fired'] {
  const fired: (Ray & { from: readonly [number, number] })[] = [];
  for (const cell of CELLS) {
    for (const { cells, kind } of runs) {
      const prism = board[cell];
      if (prism?.type !== 'prism' || !neighbours(cell).some((next) => cells.includes(next))) continue;
      if (prism.held < 0) board[cell] = { ...prism, held: kind };
      else if (prism.held !== kind) {
        fired.push({
          cell,
          kind: fuse(prism.held, kind),
          strength: PRISM_LIGHT,
          isScattered: true,
          from: [prism.held, kind],
        });
        board[cell] = null;
      }
    }
  }
  return fired;
}

interface Settling {
  board: Board;
  lamps: readonly Lamp[];
  nextId: number;
}

/** Clears the runs of a board once and lets the other crystals fall. Returns `null` if the board has no runs. */
function settle(
  { board, lamps, nextId }: Settling,
  rules: Rules,
  chain: number,
  multiplier: number,
  touched: readonly number[],
  random: Random,
): { step: Step; nextId: number } | null {
  const runs = findRuns(board);
  if (runs.length === 0) return null;
  const emptied = [...board];
  const swept = sweep(board, runs);
  const fired = feedPrisms(emptied, runs);
  const bright = [...swept].filter((cell) => colourOf(board[cell]) >= 0);
  const cleared = new Set([...swept, ...fired.map(({ cell }) => cell)]);
  for (const cell of swept) {
    for (const next of neighbours(cell)) {
      const crystal = emptied[next];
      if (crystal?.type === 'dark') cleared.add(next);
      else if (crystal?.isVined) emptied[next] = { ...crystal, isVined: false };
    }
  }
  for (const cell of cleared) emptied[cell] = null;

  let id = nextId;
  const made = groupsOf(runs).flatMap(({ cells, kind }) => {
    if (cells.length < 4) return [];
    const cell = cells.find((c) => touched.includes(c)) ?? cells[Math.floor(cells.length / 2)] ?? 0;
    const isPrism = cells.length >= 5 && rules.prisms > 0;
    emptied[cell] = plain(id++, isPrism ? 0 : kind, { type: isPrism ? 'prism' : 'flare' });
    return [cell];
  });
  const strength = chain > 2 ? 2 : 1;
  const rays = [
    ...bright.map((cell) => ({ cell, kind: colourOf(board[cell]), strength })),
    ...fired.map((ray) => ({ ...ray, strength: ray.strength * strength })),
  ];
  const lit = shine(lamps, rays);
  const fallen = fall(emptied, rules, id, random);
  const worth = cleared.size * 10 + fired.length * 100 + made.length * 30 + lit.hits.length * 5;
  return {
    nextId: fallen.nextId,
    step: {
      cleared: [...cleared],
      fired,
      made,
      hits: lit.hits,
      lamps: lit.lamps,
      emptied,
      board: fallen.board,
      chain,
      multiplier,
      gained: worth * multiplier,
    },
  };
}

/** Reduces the remaining spins of cracked crystals. Those without a remaining spin go dark. */
function age(board: Board): { board: Board; darkened: number[] } {
  const darkened: number[] = [];
  const aged = board.map((crystal, cell) => {
    if (!crystal || crystal.fuse === 0) return crystal;
    if (crystal.fuse > 1) return { ...crystal, fuse: crystal.fuse - 1 };
    darkened.push(cell);
    return { ...crystal, type: 'dark' as const, fuse: 0 };
  });
  return { board: aged, darkened };
}

/** Spins a block and resolves the light. Returns `null` if the spin is not allowed. */
export function spin(state: State, block: number, turn: 1 | -1, random: Random): Turn | null {
  if (state.status !== 'playing' || !isFree(state.board, block)) return null;
  const spun = turnBlock(state.board, block, turn);
  const steps: Step[] = [];
  let now: Settling = { board: spun, lamps: state.lamps, nextId: state.nextId };
  const touched = blockCells(block);
  for (let chain = 1; chain < 30; chain += 1) {
    const multiplier = Math.min(MULTIPLIER_MAX, state.streak + chain);
    const settled = settle(now, state.rules, chain, multiplier, chain === 1 ? touched : [], random);
    if (!settled) break;
    steps.push(settled.step);
    now = { board: settled.step.board, lamps: settled.step.lamps, nextId: settled.nextId };
  }
  const aged = age(now.board);
  const lamps = aged.darkened.length > 0 ? dim(now.lamps, DARK_COST * aged.darkened.length) : now.lamps;
  const moves = state.moves - 1;
  const isWon = lamps.every(isFull);
  const bonus = isWon ? moves * 150 : 0;
  return {
    spun,
    steps,
    darkened: aged.darkened,
    bonus,
    state: {
      ...state,
      board: aged.board,
      lamps,
      moves,
      nextId: now.nextId,
      streak: steps.length > 0 ? state.streak + 1 : 0,
      score: state.score + steps.reduce((sum, { gained }) => sum + gained, 0) + bonus,
      status: isWon ? 'won' : moves <= 0 ? 'lost' : 'playing',
    },
  };
}

/** Returns a board without runs, with the prisms, cracks and vines of the level. */
function fillBoard(rules: Rules, random: Random): Board {
  const board: (Crystal | null)[] = Array.from({ length: SIZE * SIZE }, () => null);
  const kinds = Array.from({ length: rules.colours }, (_, kind) => kind);
  for (const cell of CELLS)
    board[cell] = plain(cell, random.pick(kinds.filter((kind) => !linesUp(board, cell, kind))));
  const inner = random.shuffle(CELLS.filter((cell) => neighbours(cell).length === 4));
  const change = (count: number, how: Partial<Crystal>): void => {
    for (const cell of inner.splice(0, count)) {
      const crystal = board[cell];
      if (crystal) board[cell] = { ...crystal, ...how };
    }
  };
  change(rules.prisms, { type: 'prism', kind: 0 });
  change(Math.ceil(rules.cracks / 2), { fuse: rules.fuse + 2 });
  change(rules.vines, { isVined: true });
  return board;
}

/** Creates the state at the start of a level. */
export function createState(level: number, random: Random): State {
  const { rules, lamps } = planLevel(level);
  return {
    level,
    rules,
    lamps,
    board: fillBoard(rules, random),
    moves: rules.moves,
    streak: 0,
    score: 0,
    nextId: SIZE * SIZE,
    status: 'playing',
  };
}

/** Returns one to three stars, depending on the share of the spins that remain. */
export const starsOf = ({ moves, rules }: State): number =>
  moves >= rules.moves * 0.5 ? 3 : moves >= rules.moves * 0.25 ? 2 : 1;
