import type { Random } from '../kit/random.ts';
import {
  COLS,
  DOOR,
  ROWS,
  TALL,
  count,
  delivered,
  heightOf,
  indexOf,
  melt,
  reachOfGum,
  ripe,
  settle,
  type Board,
  type Cell,
} from './board.ts';
import { land } from './landing.ts';
import type { Spec } from './levels.ts';
import { restOf, rotate, shift } from './pair.ts';
import { gumOf, meterOf, worthOf } from './scoring.ts';
import { LOCK_DELAY, setPair, takeNext, type Command, type Shaft, type ShaftEvent } from './shaft.ts';

const LOCK_RESETS = 10;
const SOFT_SPEED = 16;
const MELT_TIME = 0.5;
const RISE_TIME = 1.1;
const GUM_AT_ONCE = 6;

/** Returns how much of each goal is left before the doors open. */
export const goalsOf = (shaft: Shaft): { kind: 'parcel' | 'ice' | 'button' | 'meter'; left: number }[] => [
  { kind: 'parcel', left: count(shaft.board, 'parcel') },
  { kind: 'ice', left: count(shaft.board, 'ice') },
  { kind: 'button', left: shaft.buttons.length },
  { kind: 'meter', left: Math.max(0, shaft.spec.need - shaft.meter) },
];

const pick = (board: Board, places: readonly number[]): Cell[] =>
  places.flatMap((index) => board[index] ?? []);

/** Returns the time in seconds in which things fall `depth` rows. */
export const fallTime = (depth: number): number => (depth === 0 ? 0.06 : 0.1 + Math.sqrt(depth) * 0.11);

function drop(shaft: Shaft): void {
  const settled = settle(shaft.board);
  shaft.board = settled.board;
  shaft.phase = 'settle';
  shaft.timer = fallTime(settled.depth);
}

function startMelt(shaft: Shaft, places: readonly number[], isRainbow: boolean): ShaftEvent[] {
  shaft.chain += 1;
  shaft.bestChain = Math.max(shaft.bestChain, shaft.chain);
  shaft.melting = places;
  shaft.phase = 'melt';
  shaft.timer = MELT_TIME;
  const gained = worthOf(places.length, shaft.chain);
  shaft.score += gained;
  shaft.meter += meterOf(places.length, shaft.chain);
  shaft.pending += gumOf(places.length, shaft.chain);
  return [{ type: 'melting', places, chain: shaft.chain, gained, isRainbow }];
}

function lock(shaft: Shaft): ShaftEvent[] {
  if (!shaft.pair) return [];
  const before = shaft.board;
  const { board, struck, pressed, nextId } = land(before, shaft.pair, shaft.nextId);
  shaft.pair = null;
  shaft.board = board;
  shaft.nextId = nextId;
  shaft.drops += 1;
  shaft.ignored += 1;
  shaft.canHold = true;
  shaft.hasRained = false;
  const events: ShaftEvent[] = [{ type: 'lock' }];
  if (pressed.length > 0) {
    events.push({ type: 'press', places: pressed, cells: pick(before, pressed) });
    shaft.score += pressed.length * 5;
  }
  if (struck.length > 0) return [...events, ...startMelt(shaft, struck, true)];
  drop(shaft);
  return events;
}

function endMelt(shaft: Shaft): ShaftEvent[] {
  const { board, melting, chain } = shaft;
  const result = melt(board, melting);
  const events: ShaftEvent[] = [
    { type: 'melted', places: result.melted, cells: pick(board, result.melted), chain },
  ];
  const pushed = shaft.buttons.filter((place) => melting.includes(place));
  shaft.board = result.board;
  shaft.melting = [];
  shaft.buttons = shaft.buttons.filter((place) => !pushed.includes(place));
  shaft.score += result.gum.length * 20 + result.cracked.length * 30 + pushed.length * 100;
  if (result.gum.length > 0) {
    shaft.ignored = 0;
    events.push({ type: 'unstuck', places: result.gum });
  }
  if (result.cracked.length > 0) events.push({ type: 'cracked', places: result.cracked });
  if (pushed.length > 0) events.push({ type: 'button', places: pushed });
  drop(shaft);
  return events;
}

/** Drops gum into the columns in random order, one piece per column and layer. */
export function rainGum(shaft: Shaft, amount: number, random: Random): void {
  const board = [...shaft.board];
  const columns = random.shuffle(Array.from({ length: COLS }, (_, col) => col));
  const stacked = columns.map((col) => heightOf(board, col));
  for (let nth = 0; nth < amount; nth += 1) {
    const which = nth % COLS;
    const row = Math.max(stacked[which] ?? 0, ROWS - 1) + Math.floor(nth / COLS);
    const index = indexOf(columns[which] ?? 0, row);
    if (row < TALL && !board[index]) board[index] = { id: shaft.nextId, kind: 'gum', colour: -1 };
    shaft.nextId += 1;
  }
  shaft.board = board;
}

function spread(shaft: Shaft, random: Random): ShaftEvent[] {
  const reach = reachOfGum(shaft.board);
  if (shaft.ignored < shaft.spec.spreadEvery || reach.length === 0) return [];
  shaft.ignored = 0;
  const index = random.pick(reach);
  shaft.board = shaft.board.map((cell, place) =>
    cell && place === index ? { ...cell, kind: 'gum', colour: -1 } : cell,
  );
  return [{ type: 'spread' }];
}

const isDone = (shaft: Shaft): boolean => goalsOf(shaft).every(({ left }) => left === 0);

/**
 * Ends a chain. Reaching all goals wins the floor, or starts the rise to the next one. If goals remain, sends gum to
 * the neighbour, and then drops the incoming gum or takes the next pair.
 */
function endChain(shaft: Shaft, specOf: (floor: number) => Spec, random: Random): ShaftEvent[] {
  const events: ShaftEvent[] = [];
  const hadChain = shaft.chain > 0;
  shaft.chain = 0;
  if (shaft.mode === 'floor' && isDone(shaft)) {
    shaft.phase = 'won';
    return [{ type: 'won' }];
  }
  if (shaft.mode === 'endless' && shaft.meter >= shaft.spec.need) {
    shaft.meter = 0;
    shaft.floor += 1;
    shaft.score += shaft.floor * 50;
    shaft.spec = specOf(shaft.floor);
    shaft.phase = 'rise';
    shaft.timer = RISE_TIME;
    shaft.incoming = shaft.spec.gum;
    return [{ type: 'floor', floor: shaft.floor }];
  }
  if (shaft.pending > 0) {
    const kept = Math.max(0, shaft.incoming - shaft.pending);
    const amount = shaft.pending - (shaft.incoming - kept);
    shaft.incoming = kept;
    shaft.pending = 0;
    if (amount > 0) events.push({ type: 'attack', amount });
  }
  if (shaft.incoming > 0 && !hadChain && !shaft.hasRained) {
    shaft.hasRained = true;
    const amount = Math.min(GUM_AT_ONCE, shaft.incoming);
    shaft.incoming -= amount;
    rainGum(shaft, amount, random);
    drop(shaft);
    return [...events, { type: 'gum', amount }];
  }
  events.push(...spread(shaft, random));
  takeNext(shaft, random);
  if (shaft.pair === null) events.push({ type: 'lost' });
  return events;
}

function afterSettle(shaft: Shaft, specOf: (floor: number) => Spec, random: Random): ShaftEvent[] {
  const out = delivered(shaft.board);
  if (out.length > 0) {
    shaft.board = shaft.board.map((cell, index) => (out.includes(index) ? null : cell));
    shaft.score += out.length * 150;
    drop(shaft);
    return [{ type: 'delivered', places: out }];
  }
  const places = ripe(shaft.board);
  return places.length > 0 ? startMelt(shaft, places, false) : endChain(shaft, specOf, random);
}

/**
 * Puts the falling pair into the slot. The pair that was in the slot falls instead, or the next pair if the slot was
 * empty. Does nothing if a swap has already been made since the last drop.
 */
function swap(shaft: Shaft, random: Random): ShaftEvent[] {
  if (!shaft.pair || !shaft.canHold) return [];
  const { pieces } = shaft.pair;
  const waiting = shaft.held;
  shaft.held = pieces;
  if (waiting) setPair(shaft, waiting);
  else takeNext(shaft, random);
  shaft.canHold = false;
  return [{ type: 'hold' }];
}

function steer(shaft: Shaft, command: Command): ShaftEvent[] {
  if (!shaft.pair) return [];
  const events: ShaftEvent[] = [];
  const moved = command.move === 0 ? shaft.pair : shift(shaft.board, shaft.pair, command.move);
  if (moved !== shaft.pair) events.push({ type: 'move' });
  const turned = command.turn === 0 ? moved : rotate(shaft.board, moved, command.turn);
  if (turned !== moved) events.push({ type: 'turn' });
  if (events.length > 0 && shaft.lockResets < LOCK_RESETS) {
    if (shaft.lockLeft < LOCK_DELAY) shaft.lockResets += 1;
    shaft.lockLeft = LOCK_DELAY;
  }
  shaft.pair = turned;
  return events;
}

function fall(shaft: Shaft, command: Command, dt: number, random: Random): ShaftEvent[] {
  if (command.hold) return swap(shaft, random);
  const events = steer(shaft, command);
  const { pair } = shaft;
  if (!pair) return events;
  const rest = restOf(shaft.board, pair);
  if (command.drop) {
    shaft.score += Math.max(0, Math.floor((pair.row - rest) / 2));
    return [...events, { type: 'drop' }, ...lock(shaft)];
  }
  const speed = command.soft ? Math.max(SOFT_SPEED, shaft.spec.speed) : shaft.spec.speed;
  const row = Math.max(rest, pair.row - speed * dt);
  shaft.pair = { ...pair, row };
  if (row > rest) return events;
  shaft.lockLeft -= command.soft ? dt * 2.5 : dt;
  return shaft.lockLeft > 0 ? events : [...events, ...lock(shaft)];
}

/** Advances a shaft by a time step. Changes the shaft and returns the events. */
export function step(
  shaft: Shaft,
  command: Command,
  dt: number,
  random: Random,
  specOf: (floor: number) => Spec,
): ShaftEvent[] {
  if (shaft.phase === 'won' || shaft.phase === 'lost') return [];
  if (shaft.phase === 'fall') {
    const events = fall(shaft, command, dt, random);
    return shaft.pair === null && !shaft.canHold ? [...events, { type: 'lost' }] : events;
  }
  shaft.timer -= dt;
  if (shaft.timer > 0) return [];
  if (shaft.phase === 'melt') return endMelt(shaft);
  if (shaft.phase === 'rise') {
    takeNext(shaft, random);
    return shaft.pair ? [] : [{ type: 'lost' }];
  }
  return afterSettle(shaft, specOf, random);
}

/** Returns whether the stack is close to the door through which pairs come. */
export const isInDanger = (shaft: Shaft): boolean => heightOf(shaft.board, DOOR) >= ROWS - 3;
