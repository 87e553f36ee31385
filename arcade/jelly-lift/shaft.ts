import type { Random } from '../kit/random.ts';
import { isFree, type Board, type Cell } from './board.ts';
import type { Spec, Start } from './levels.ts';
import { startPair, type Pair, type Pieces } from './pair.ts';

export const LOCK_DELAY = 0.4;

export type Phase = 'fall' | 'settle' | 'melt' | 'rise' | 'won' | 'lost';

export interface Command {
  /** Columns to move: -1, 0, 1. */
  readonly move: number;
  /** Quarter turns: -1, 0, 1. */
  readonly turn: number;
  readonly soft: boolean;
  readonly drop: boolean;
  readonly hold: boolean;
}
export const IDLE: Command = { move: 0, turn: 0, soft: false, drop: false, hold: false };

export type ShaftEvent =
  | { type: 'move' | 'turn' | 'hold' | 'drop' | 'lock' | 'won' | 'lost' | 'spread' }
  | { type: 'press'; cells: readonly Cell[]; places: readonly number[] }
  | { type: 'melting'; places: readonly number[]; chain: number; gained: number; isRainbow: boolean }
  | { type: 'melted'; cells: readonly Cell[]; places: readonly number[]; chain: number }
  | { type: 'cracked' | 'unstuck' | 'delivered' | 'button'; places: readonly number[] }
  | { type: 'attack'; amount: number }
  | { type: 'gum'; amount: number }
  | { type: 'floor'; floor: number };

export type Mode = 'floor' | 'endless' | 'duel';

export interface Shaft {
  readonly mode: Mode;
  spec: Spec;
  floor: number;
  board: Board;
  buttons: readonly number[];
  pair: Pair | null;
  queue: Pieces[];
  held: Pieces | null;
  canHold: boolean;
  phase: Phase;
  /** Seconds left of the phase. */
  timer: number;
  /** The cells that are melting. */
  melting: readonly number[];
  chain: number;
  bestChain: number;
  score: number;
  meter: number;
  drops: number;
  /** Number of drops since gum was last pulled away or spread. */
  ignored: number;
  /** Number of pieces of gum that are about to come down. */
  incoming: number;
  pending: number;
  /** Whether gum has already come down after the current drop. */
  hasRained: boolean;
  lockLeft: number;
  lockResets: number;
  nextId: number;
  /** Number of pairs dealt since the last special piece of each form. */
  since: { heavy: number; rainbow: number };
}

const deal = (shaft: Pick<Shaft, 'spec' | 'since'>, random: Random): Pieces => {
  const { spec, since } = shaft;
  since.heavy += 1;
  since.rainbow += 1;
  const colour = (): number => random.int(0, spec.colours - 1);
  if (since.rainbow >= spec.rainbowEvery) {
    since.rainbow = 0;
    return [{ colour: -1, form: 'rainbow' }];
  }
  const isHeavy = since.heavy >= spec.heavyEvery;
  if (isHeavy) since.heavy = 0;
  return [
    { colour: colour(), form: isHeavy ? 'heavy' : 'plain' },
    { colour: colour(), form: 'plain' },
  ];
};

/** Creates a shaft at the start of play, its first pair at the top. */
export function createShaft(mode: Mode, floor: number, spec: Spec, start: Start, random: Random): Shaft {
  const since = { heavy: 3, rainbow: 8 };
  const shaft: Shaft = {
    mode,
    spec,
    floor,
    board: start.board,
    buttons: start.buttons,
    pair: null,
    queue: [],
    held: null,
    canHold: true,
    phase: 'fall',
    timer: 0,
    melting: [],
    chain: 0,
    bestChain: 0,
    score: 0,
    meter: 0,
    drops: 0,
    ignored: 0,
    incoming: 0,
    pending: 0,
    hasRained: false,
    lockLeft: LOCK_DELAY,
    lockResets: 0,
    nextId: start.nextId,
    since,
  };
  shaft.queue = [deal(shaft, random), deal(shaft, random), deal(shaft, random)];
  takeNext(shaft, random);
  return shaft;
}

export function setPair(shaft: Shaft, pieces: Pieces): void {
  const pair = startPair(pieces);
  shaft.lockLeft = LOCK_DELAY;
  shaft.lockResets = 0;
  shaft.pair = isFree(shaft.board, pair.col, pair.row) ? pair : null;
  shaft.phase = shaft.pair ? 'fall' : 'lost';
}

export function takeNext(shaft: Shaft, random: Random): void {
  const pieces = shaft.queue.shift();
  shaft.queue.push(deal(shaft, random));
  if (pieces) setPair(shaft, pieces);
}
