import type { Random } from '../kit/random.ts';
import { ALL, CELLS, SIZE, cellAt, columnOf, isBeside, neighbours, rowOf } from './grid.ts';
import { createLevel, type Cargo, type Level } from './levels.ts';

/** The power of a forged gem. The gem clears its row, its column, or everything within two cells. */
export type Power = 'row' | 'column' | 'spark';

export interface Piece {
  readonly id: number;
  readonly type: 'gem' | 'geode' | 'rubble';
  readonly kind: number;
  /** The other colour of a twin gem. */
  readonly twin?: number;
  readonly power?: Power;
  /** Number of knocks that are still needed to open a geode. */
  readonly shell: number;
}

export interface Wagon {
  readonly cargo: Cargo;
  readonly need: number;
  readonly done: number;
}

export interface State {
  readonly level: Level;
  readonly board: readonly Piece[];
  readonly wagons: readonly Wagon[];
  readonly moves: number;
  readonly chains: number;
  /** Number of consecutive long chains, up to `FULL_HEAT`. */
  readonly heat: number;
  readonly score: number;
  readonly status: 'playing' | 'won' | 'lost';
  readonly nextId: number;
}

export interface Cleared {
  readonly piece: Piece;
  readonly cell: number;
  readonly cause: 'chain' | 'power' | 'knock';
  /** The wagons that received the piece. */
  readonly wagons: readonly number[];
}

export interface Turn {
  readonly state: State;
  readonly cleared: readonly Cleared[];
  /** Forged gems that went off, in order. */
  readonly fired: readonly { readonly cell: number; readonly power: Power }[];
  /** Geodes that were knocked but have not opened. */
  readonly cracked: readonly number[];
  readonly forged: { readonly cell: number; readonly power: Power } | undefined;
  /** Number of extra gems from the heat, and the wagon that received them. */
  readonly extra: { readonly wagon: number; readonly count: number } | undefined;
  readonly points: number;
  readonly isShuffled: boolean;
}

export const SHORTEST = 3;
export const DRILL_AT = 6;
export const SPARK_AT = 8;
export const LONG = 5;
export const FULL_HEAT = 4;
export const SPARE_MOVE = 150;

export const kindsOf = (piece: Piece): readonly number[] =>
  piece.type !== 'gem' ? [] : piece.twin === undefined ? [piece.kind] : [piece.kind, piece.twin];

/** Returns the colours that all gems of a chain have in common. Empty if they have none. */
export function sharedKinds(board: readonly Piece[], chain: readonly number[]): readonly number[] {
  const sets = chain.map((cell) => {
    const piece = board[cell];
    return piece ? kindsOf(piece) : [];
  });
  return (sets[0] ?? []).filter((kind) => sets.every((kinds) => kinds.includes(kind)));
}

/** Returns true if the chain may continue with the cell. */
export function canExtend(board: readonly Piece[], chain: readonly number[], cell: number): boolean {
  const last = chain.at(-1);
  if (chain.includes(cell) || (last !== undefined && !isBeside(last, cell))) return false;
  return sharedKinds(board, [...chain, cell]).length > 0;
}

export const isChain = (board: readonly Piece[], chain: readonly number[]): boolean =>
  chain.length >= SHORTEST && chain.every((cell, at) => canExtend(board, chain.slice(0, at), cell));

/**
 * Returns the power of the gem that a chain forges at its end, or undefined if the chain is too short. A drill clears
 * the row if the last step of the chain is horizontal, otherwise the column.
 */
export function forgeOf(chain: readonly number[]): Power | undefined {
  if (chain.length >= SPARK_AT) return 'spark';
  const [before, last] = chain.slice(-2);
  if (chain.length < DRILL_AT || before === undefined || last === undefined) return undefined;
  return rowOf(before) === rowOf(last) ? 'row' : 'column';
}

export function reachOf(cell: number, power: Power): readonly number[] {
  if (power === 'row') return ALL.filter((other) => rowOf(other) === rowOf(cell));
  if (power === 'column') return ALL.filter((other) => columnOf(other) === columnOf(cell));
  return ALL.filter(
    (other) => Math.abs(columnOf(other) - columnOf(cell)) + Math.abs(rowOf(other) - rowOf(cell)) <= 2,
  );
}

export function hasChain(board: readonly Piece[]): boolean {
  return ALL.some((cell) => {
    const next = neighbours(cell).filter((other) => canExtend(board, [cell], other));
    return next.some((middle) => neighbours(middle).some((end) => canExtend(board, [cell, middle], end)));
  });
}

const pointsFor = (length: number): number => length * 10 + Math.max(0, length - SHORTEST) ** 2 * 5;

function createPiece(level: Level, id: number, random: Random, isNew: boolean): Piece {
  if (isNew && random.chance(level.slide / 100)) return { id, type: 'rubble', kind: -1, shell: 0 };
  const kind = random.int(0, level.kinds - 1);
  if (!random.chance(level.twin / 100)) return { id, type: 'gem', kind, shell: 0 };
  const twin = (kind + random.int(1, level.kinds - 1)) % level.kinds;
  return { id, type: 'gem', kind, twin, shell: 0 };
}

function shuffled(board: readonly Piece[], random: Random): Piece[] {
  const gems = ALL.filter((cell) => board[cell]?.type === 'gem');
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const order = random.shuffle(gems);
    const next = [...board];
    gems.forEach((cell, at) => {
      const piece = board[order[at] ?? cell];
      if (piece) next[cell] = piece;
    });
    if (hasChain(next)) return next;
  }
  const alike = new Set(gems.slice(0, 9));
  return board.map((piece, cell) => (alike.has(cell) ? { ...piece, kind: 0, twin: undefined } : piece));
}

/** Creates the first board of a level: rubble along the foot, geodes above it. */
function createBoard(level: Level, random: Random): Piece[] {
  const board = ALL.map((cell) => createPiece(level, cell, random, false));
  const rows = Math.ceil(level.rubble / SIZE);
  const bed = random.shuffle(ALL.filter((cell) => rowOf(cell) >= SIZE - rows)).slice(0, level.rubble);
  for (const cell of bed) board[cell] = { id: cell, type: 'rubble', kind: -1, shell: 0 };
  const places = random.shuffle(ALL.filter((cell) => rowOf(cell) > 0 && rowOf(cell) < SIZE - rows));
  places.slice(0, level.geodes).forEach((cell, at) => {
    board[cell] = { id: cell, type: 'geode', kind: -1, shell: at % 2 === 0 ? level.shell : 1 };
  });
  return hasChain(board) ? board : shuffled(board, random);
}

export function createState(number: number, random: Random): State {
  const level = createLevel(number);
  return {
    level,
    board: createBoard(level, random),
    wagons: level.orders.map((order) => ({ ...order, done: 0 })),
    moves: level.moves,
    chains: 0,
    heat: 0,
    score: 0,
    status: 'playing',
    nextId: CELLS,
  };
}

interface Blow {
  readonly out: Map<number, Cleared['cause']>;
  readonly fired: { cell: number; power: Power }[];
  readonly cracked: number[];
}

/**
 * Returns everything that a chain clears: its own cells, the cells that its forged gems reach, and rubble and geodes
 * beside the chain. Geodes that need another knock only crack.
 */
function strike(board: readonly Piece[], chain: readonly number[]): Blow {
  const out = new Map<number, Cleared['cause']>(chain.map((cell) => [cell, 'chain']));
  const fired: Blow['fired'] = [];
  const cracked = new Set<number>();
  const knock = (cell: number, cause: 'power' | 'knock'): void => {
    const piece = board[cell];
    if (!piece || out.has(cell)) return;
    if (piece.type === 'geode' && piece.shell > 1) cracked.add(cell);
    else out.set(cell, cause);
  };
  const queue = [...chain];
  for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
    const power = board[cell]?.power;
    if (!power) continue;
    fired.push({ cell, power });
    for (const reached of reachOf(cell, power)) {
      const isNew = !out.has(reached);
      knock(reached, 'power');
      if (isNew && out.has(reached)) queue.push(reached);
    }
  }
  for (const cell of chain)
    for (const next of neighbours(cell)) if (board[next]?.type !== 'gem') knock(next, 'knock');
  return { out, fired, cracked: [...cracked] };
}

/** Lets pieces fall into the gaps, and adds new pieces from above. */
function settle(
  board: readonly (Piece | undefined)[],
  level: Level,
  firstId: number,
  random: Random,
): { board: Piece[]; nextId: number } {
  const settled: Piece[] = [];
  let nextId = firstId;
  for (let column = 0; column < SIZE; column += 1) {
    const stack: Piece[] = [];
    for (let row = SIZE - 1; row >= 0; row -= 1) {
      const piece = board[cellAt(column, row) ?? -1];
      if (piece) stack.push(piece);
    }
    while (stack.length < SIZE) {
      stack.push(createPiece(level, nextId, random, true));
      nextId += 1;
    }
    stack.forEach((piece, height) => {
      settled[(SIZE - 1 - height) * SIZE + column] = piece;
    });
  }
  return { board: settled, nextId };
}

const cargoesOf = (piece: Piece): readonly Cargo[] => (piece.type === 'gem' ? kindsOf(piece) : [piece.type]);

/** Plays a chain as one move. Returns undefined if it is not a chain, or if the level is over. */
export function playChain(state: State, chain: readonly number[], random: Random): Turn | undefined {
  if (state.status !== 'playing' || !isChain(state.board, chain)) return undefined;
  const { board, level } = state;
  const { out, fired, cracked } = strike(board, chain);
  const wagons = state.wagons.map((wagon) => ({ ...wagon }));
  const load = (cargo: Cargo, count: number): number | undefined => {
    const at = wagons.findIndex((wagon) => wagon.cargo === cargo && wagon.done < wagon.need);
    const wagon = wagons[at];
    if (!wagon) return undefined;
    wagon.done = Math.min(wagon.need, wagon.done + count);
    return at;
  };
  const cleared = [...out].flatMap(([cell, cause]): Cleared[] => {
    const piece = board[cell];
    if (!piece) return [];
    const loaded = cargoesOf(piece).map((cargo) => load(cargo, 1));
    return [{ piece, cell, cause, wagons: loaded.filter((at) => at !== undefined) }];
  });

  const isLong = chain.length >= LONG;
  const heat = level.hasHeat && isLong ? Math.min(FULL_HEAT, state.heat + 1) : 0;
  const [kind = 0] = sharedKinds(board, chain);
  const bonus = Math.max(0, heat - 1);
  const wagon = bonus > 0 ? load(kind, bonus) : undefined;
  const extra = wagon === undefined ? undefined : { wagon, count: bonus };

  const power = level.hasForge ? forgeOf(chain) : undefined;
  const end = chain.at(-1);
  const forged = power && end !== undefined ? { cell: end, power } : undefined;
  const left: (Piece | undefined)[] = board.map((piece, cell) => {
    if (cracked.includes(cell)) return { ...piece, shell: piece.shell - 1 };
    return out.has(cell) ? undefined : piece;
  });
  let { nextId } = state;
  if (forged) {
    left[forged.cell] = { id: nextId, type: 'gem', kind, power: forged.power, shell: 0 };
    nextId += 1;
  }
  const after = settle(left, level, nextId, random);
  const isShuffled = !hasChain(after.board);

  const others = cleared.reduce((sum, { piece, cause }) => {
    if (cause === 'chain') return sum;
    return sum + (piece.type === 'geode' ? 60 : piece.type === 'rubble' ? 20 : 15);
  }, 0);
  const points = Math.round((pointsFor(chain.length) + others) * (1 + heat * 0.25));
  const moves = state.moves - 1;
  const isDone = wagons.every((each) => each.done >= each.need);
  return {
    state: {
      ...state,
      board: isShuffled ? shuffled(after.board, random) : after.board,
      wagons,
      moves,
      chains: state.chains + 1,
      heat,
      score: state.score + points + (isDone ? moves * SPARE_MOVE : 0),
      status: isDone ? 'won' : moves <= 0 ? 'lost' : 'playing',
      nextId: after.nextId,
    },
    cleared,
    fired,
    cracked,
    forged,
    extra,
    points,
    isShuffled,
  };
}

/** Returns one to three stars, depending on the remaining moves. */
export function starsOf({ moves, level }: State): number {
  const share = moves / level.moves;
  return share >= 0.3 ? 3 : share >= 0.12 ? 2 : 1;
}
