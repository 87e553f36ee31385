import type { Spot, Yard } from './yards.ts';

export type Player = 0 | 1;
/** The player who painted a tile, or -1 if the tile has no paint. */
export type Owner = Player | -1;

export interface Input {
  /** Direction, a vector with a length of at most 1. */
  x: number;
  y: number;
  splash: boolean;
}

export const REST: Input = { x: 0, y: 0, splash: false };

export interface Painter {
  x: number;
  y: number;
  /** Viewing direction, a vector with a length of 1. */
  lookX: number;
  lookY: number;
  /** Speed at which the painter slides after being hit by a splash, in tiles per second. */
  knockX: number;
  knockY: number;
  /** Current walking speed as a share of the full speed. */
  pace: number;
  tank: number;
  splashWait: number;
  stun: number;
  boost: number;
  wide: number;
}

export interface Lemon extends Spot {
  left: number;
}

export interface Match {
  readonly yard: Yard;
  phase: 'ready' | 'play' | 'over';
  /** Seconds since this phase began. */
  time: number;
  /** Seconds to the bell. */
  left: number;
  paint: Owner[];
  painters: [Painter, Painter];
  lemon: Lemon | null;
  lemonWait: number;
}

export type MatchEvent =
  | { type: 'count'; left: number }
  | { type: 'paint'; who: Player; cell: number }
  | { type: 'fill'; who: Player; cells: number[] }
  | { type: 'splash'; who: Player; x: number; y: number }
  | { type: 'hit'; who: Player; x: number; y: number }
  | { type: 'dry'; who: Player }
  | { type: 'refill'; who: Player }
  | { type: 'slide'; who: Player }
  | { type: 'wash'; cells: number[] }
  | { type: 'lemon'; x: number; y: number }
  | { type: 'wide'; who: Player }
  | { type: 'tick'; left: number }
  | { type: 'bell'; winner: Player | null };

export const TANK = 100;
export const TILE_COST = 2;
export const SPLASH_COST = 14;
export const SPLASH_WAIT = 2.6;
export const SPLASH_PAINT = 1.65;
export const SPLASH_REACH = 2.4;
export const WIDE_TIME = 5;
export const READY_TIME = 2.1;

export const otherOf = (who: Player): Player => (who === 0 ? 1 : 0);
