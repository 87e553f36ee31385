import type { Random } from '../kit/random.ts';
import { deal } from './deal.ts';
import {
  DAILY_FROM,
  DAILY_ORDERS,
  difficulty,
  goalsOf,
  type Goal,
  type Rules,
  type Wish,
} from './difficulty.ts';
import { cutPiece, turnPiece, type Piece } from './pieces.ts';
import {
  CAT_PLACES,
  SIZE,
  catCells,
  complete,
  cover,
  fits,
  isMatching,
  type Cat,
  type Cloth,
  type Group,
  type Table,
} from './quilt.ts';

export const BUTTONS_PER_SCISSORS = 5;
export const SCISSORS_MAX = 5;

export interface State extends Table {
  readonly isDaily: boolean;
  readonly order: number;
  readonly rules: Rules;
  readonly goals: readonly Goal[];
  /** The progress of each goal. */
  readonly done: readonly number[];
  readonly tray: readonly (Piece | null)[];
  readonly scissors: number;
  /** Number of buttons in the jar. A full jar earns the next scissors. */
  readonly jar: number;
  /** Number of consecutive placements that completed a seam. */
  readonly streak: number;
  readonly score: number;
  readonly ordersDone: number;
  readonly nextId: number;
  readonly status: 'playing' | 'won' | 'lost';
}

export interface Seam extends Group {
  readonly isMatching: boolean;
}
/** The effects of a placement, for graphics and sound. */
export interface Turn {
  readonly state: State;
  readonly cells: readonly number[];
  readonly seams: readonly Seam[];
  /** Cloth that was stitched away, with its cell. */
  readonly gone: readonly (Cloth & { readonly cell: number })[];
  readonly mended: readonly number[];
  readonly torn: readonly number[];
  readonly buttons: number;
  readonly gained: number;
  readonly isCatWoken: boolean;
  readonly hasCatMoved: boolean;
  readonly isOrderDone: boolean;
  readonly isDealt: boolean;
}

/**
 * Returns the next position of the cat. If possible, it covers both cloth and bare squares, covers no rips, and does
 * not overlap the current position.
 */
function pickPlace(table: Table, from: number, random: Random): number {
  const free = CAT_PLACES.filter((at) => {
    const cells = catCells(at);
    const bare = cells.filter((cell) => !table.quilt[cell]).length;
    const isNear = from >= 0 && catCells(from).some((cell) => cells.includes(cell));
    return bare >= 1 && bare <= 3 && !isNear && !cells.some((cell) => table.rips.includes(cell));
  });
  return random.pick(free.length > 0 ? free : CAT_PLACES);
}

function sendCat(table: Table, at: number, stay: number, random: Random): Cat {
  return { at, stay, next: pickPlace(table, at, random) };
}

/** Tears some bare squares, at most one per patch. */
function tear(table: Table, count: number, random: Random): number[] {
  const patchOf = (cell: number): number => Math.floor(cell / SIZE / 3) * 3 + Math.floor((cell % SIZE) / 3);
  const blocked = table.cat ? catCells(table.cat.at) : [];
  const bare = table.quilt.flatMap((cloth, cell) =>
    cloth || table.rips.includes(cell) || blocked.includes(cell) ? [] : [cell],
  );
  const torn: number[] = [];
  for (const cell of random.shuffle(bare)) {
    if (torn.length >= count) break;
    if ([...torn, ...table.rips].every((other) => patchOf(other) !== patchOf(cell))) torn.push(cell);
  }
  return torn;
}

/** Returns the slot for the second half of a cut piece, or -1. */
const spareSlot = (tray: State['tray']): number => {
  const empty = tray.indexOf(null);
  return empty < 0 && tray.length < 4 ? tray.length : empty;
};

/** Returns whether anything can still be done: a piece fits, or scissors would make one fit. */
export function canGoOn(state: State): boolean {
  const pieces = state.tray.filter((piece) => piece !== null);
  if (pieces.some((piece) => fits(state, piece))) return true;
  return pieces.some((piece) => {
    if (state.scissors === 0 && !piece.isLoose) return false;
    const turns = [turnPiece(piece)];
    for (let n = 0; n < 2; n += 1) turns.push(turnPiece(turns[n] ?? piece));
    const canCut = state.scissors > 0 && spareSlot(state.tray) >= 0;
    const halves = canCut ? (cutPiece(piece, 0) ?? []) : [];
    return [...turns, ...halves].some((other) => fits(state, other));
  });
}

const judge = (state: State): State =>
  state.status === 'playing' && !canGoOn(state) ? { ...state, status: 'lost' } : state;

/** Half-finished quilts for the start. Each string is a row, and `x` is cloth. */
const BEGUN: readonly (readonly string[])[] = [
  [
    'xxx...xxx',
    'x.x...x.x',
    '.........',
    '.........',
    'xxx...xxx',
    '.........',
    '.........',
    'x.x...x.x',
    'xxx...xxx',
  ],
  [
    '.........',
    '.xx...xx.',
    '.x.....x.',
    '...xxx...',
    'xx.x.x.xx',
    '...xxx...',
    '.x.....x.',
    '.xx...xx.',
    '.........',
  ],
  [
    'x.......x',
    'xx.....xx',
    'x..xxx..x',
    '...x.x...',
    '..xx.xx..',
    '...x.x...',
    'x..xxx..x',
    'xx.....xx',
    'x.......x',
  ],
];

/** Returns the cloth at the start: one of the half-finished quilts, whose fabric changes from ring to ring. */
function begin(fabrics: number, random: Random): (Cloth | null)[] {
  const rows = random.pick(BEGUN);
  const first = random.int(0, fabrics - 1);
  return rows.flatMap((row, r) =>
    [...row].map((mark, c) => {
      const ring = Math.max(Math.abs(r - 4), Math.abs(c - 4));
      return mark === 'x' ? { fabric: (first + ring) % fabrics, hasButton: ring === 1 && r === c } : null;
    }),
  );
}

/** Creates the state at the start of the endless mode or of a daily quilt. */
export function createState(isDaily: boolean, random: Random): State {
  const order = isDaily ? DAILY_FROM : 1;
  const rules = difficulty(order);
  const bare: Table = { quilt: begin(rules.fabrics, random), rips: [], cat: null };
  const table: Table = { ...bare, rips: tear(bare, rules.rips, random) };
  const goals = goalsOf(order);
  return {
    ...table,
    isDaily,
    order,
    rules,
    goals,
    done: goals.map(() => 0),
    tray: deal(table, order, rules, 1, random),
    scissors: 1,
    jar: 0,
    streak: 0,
    score: 0,
    ordersDone: 0,
    nextId: 4,
    status: 'playing',
  };
}

/**
 * Returns the points of the seams that one placement completes: 90 for each, or 180 if it has a single fabric,
 * multiplied by the number of seams, plus a bonus for the streak.
 */
export const worthOf = (seams: readonly Seam[], streak: number): number =>
  seams.reduce((sum, seam) => sum + (seam.isMatching ? 180 : 90), 0) * seams.length +
  (seams.length > 0 ? Math.min(10, streak) * 15 : 0);

function fillJar(state: State, buttons: number): Pick<State, 'jar' | 'scissors'> {
  const jar = state.jar + buttons;
  return {
    jar: jar % BUTTONS_PER_SCISSORS,
    scissors: Math.min(SCISSORS_MAX, state.scissors + Math.floor(jar / BUTTONS_PER_SCISSORS)),
  };
}

/**
 * Returns the state with the next order, and the squares that this order tears. The cat comes with the first order
 * whose rules have a cat.
 */
function nextOrder(state: State, random: Random): { state: State; torn: number[] } {
  const ordersDone = state.ordersDone + 1;
  const score = state.score + 200 + state.order * 50;
  const scissors = Math.min(SCISSORS_MAX, state.scissors + 1);
  if (state.isDaily && ordersDone >= DAILY_ORDERS)
    return { state: { ...state, ordersDone, score, scissors, status: 'won' }, torn: [] };
  const order = state.order + 1;
  const rules = difficulty(order);
  const goals = goalsOf(order);
  const wantsRips = goals.find(({ wish }) => wish === 'rips')?.need ?? 0;
  const torn = tear(
    state,
    Math.max(wantsRips - state.rips.length, rules.rips - state.rips.length, 0),
    random,
  );
  const ripped = { ...state, rips: [...state.rips, ...torn] };
  const cat =
    state.cat ??
    (rules.catStay > 0 ? sendCat(ripped, pickPlace(ripped, -1, random), rules.catStay, random) : null);
  return {
    state: { ...ripped, cat, order, rules, goals, done: goals.map(() => 0), ordersDone, score, scissors },
    torn,
  };
}

/** Sews on a piece of the tray with its corner at a position. Returns `null` if it does not fit. */
export function place(state: State, slot: number, row: number, column: number, random: Random): Turn | null {
  const piece = state.tray[slot];
  const cells = piece ? cover(state, piece.squares, row, column) : null;
  if (state.status !== 'playing' || !piece || !cells) return null;
  const quilt: (Cloth | null)[] = [...state.quilt];
  cells.forEach((cell, n) => {
    quilt[cell] = { fabric: piece.fabric, hasButton: piece.buttons.includes(n) };
  });
  const seams = complete(quilt, state.rips).map((group) => ({
    ...group,
    isMatching: isMatching(quilt, group),
  }));
  const stitched = new Set(seams.flatMap((seam) => seam.cells));
  const gone = [...stitched].flatMap((cell) => {
    const cloth = quilt[cell];
    return cloth ? [{ ...cloth, cell }] : [];
  });
  for (const cell of stitched) quilt[cell] = null;
  const mended = state.rips.filter((cell) => stitched.has(cell));
  const buttons = gone.filter(({ hasButton }) => hasButton).length;
  const under = state.cat ? catCells(state.cat.at) : [];
  const isCatWoken = under.some((cell) => stitched.has(cell));
  const streak = seams.length > 0 ? state.streak + 1 : 0;
  const gained =
    cells.length + worthOf(seams, streak) + mended.length * 40 + buttons * 10 + (isCatWoken ? 60 : 0);

  const table: Table = { quilt, rips: state.rips.filter((cell) => !stitched.has(cell)), cat: state.cat };
  const hasCatMoved = state.cat !== null && (isCatWoken || state.cat.stay <= 1);
  const cat =
    state.cat && hasCatMoved
      ? sendCat(table, state.cat.next, state.rules.catStay, random)
      : state.cat && { ...state.cat, stay: state.cat.stay - 1 };
  const more: Readonly<Record<Wish, number>> = {
    lines: seams.length,
    buttons,
    cat: isCatWoken ? 1 : 0,
    rips: mended.length,
    matching: seams.filter((seam) => seam.isMatching).length,
    double: seams.length > 1 ? 1 : 0,
  };
  const done = state.goals.map(({ wish, need }, n) => Math.min(need, (state.done[n] ?? 0) + more[wish]));
  const isOrderDone = state.goals.every(({ need }, n) => (done[n] ?? 0) >= need);
  const sewn: State = {
    ...state,
    ...table,
    ...fillJar(state, buttons),
    cat,
    done,
    streak,
    score: state.score + gained,
    tray: state.tray.map((other, n) => (n === slot ? null : other)),
  };
  const followed = isOrderDone ? nextOrder(sewn, random) : { state: sewn, torn: [] };
  const isDealt = followed.state.tray.every((other) => other === null);
  const { state: next } = followed;
  const dealt = isDealt
    ? { ...next, tray: deal(next, next.order, next.rules, next.nextId, random), nextId: next.nextId + 3 }
    : next;
  return {
    state: judge(dealt),
    cells,
    seams,
    gone,
    mended,
    torn: followed.torn,
    buttons,
    gained: dealt.score - state.score,
    isCatWoken,
    hasCatMoved,
    isOrderDone,
    isDealt,
  };
}

/** Turns a piece of the tray; the first turn of a piece costs a pair of scissors. */
export function turn(state: State, slot: number): State | null {
  const piece = state.tray[slot];
  if (state.status !== 'playing' || !piece || piece.squares.length < 2) return null;
  const cost = piece.isLoose ? 0 : 1;
  if (state.scissors < cost) return null;
  const tray = state.tray.map((other, n) => (n === slot ? turnPiece(piece) : other));
  return judge({ ...state, tray, scissors: state.scissors - cost });
}

/** Cuts a piece of the tray in two, which uses up a pair of scissors. The second half takes a free or a fourth slot. */
export function cut(state: State, slot: number): State | null {
  const piece = state.tray[slot];
  const spare = spareSlot(state.tray);
  if (state.status !== 'playing' || !piece || state.scissors < 1 || spare < 0) return null;
  const halves = cutPiece(piece, state.nextId);
  if (!halves) return null;
  const tray = [...state.tray];
  [tray[slot], tray[spare]] = halves;
  return judge({ ...state, tray, scissors: state.scissors - 1, nextId: state.nextId + 1 });
}
