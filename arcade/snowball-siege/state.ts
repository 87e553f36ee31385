import type { Snow } from './snow.ts';
import type { Stock, Valley } from './valleys.ts';

export type Side = 0 | 1;
export type Kind = 'snow' | 'bounce' | 'ice' | 'avalanche' | 'glue';
export const KINDS: readonly Kind[] = ['snow', 'bounce', 'ice', 'avalanche', 'glue'];

export interface Snowman {
  side: Side;
  x: number;
  y: number;
  /** Speed of falling. */
  fall: number;
  /** Height at which the fall began. */
  from: number;
  hasHat: boolean;
  isUp: boolean;
}

export interface Block {
  side: Side;
  x: number;
  y: number;
  isWhole: boolean;
}

export interface Thrower {
  x: number;
  y: number;
  /** Elevation in degrees, towards the other fort. */
  angle: number;
  /** 0 to 1. */
  power: number;
  kind: Kind;
  stock: Stock;
  /** Number of remaining throws that glue weakens. */
  glued: number;
  /** The x position to which the thrower walks. */
  goal: number;
  throws: number;
}

export interface Ball {
  side: Side;
  kind: Kind;
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  bounces: number;
  /** Amount of snow through which an ice ball can still bore. */
  bore: number;
  isRolling: boolean;
}

export interface Siege {
  readonly valley: Valley;
  phase: 'aim' | 'walk' | 'fly' | 'settle' | 'over';
  turn: Side;
  time: number;
  wind: number;
  snow: Snow;
  /** Increases with each change of the snow. */
  version: number;
  snowmen: Snowman[];
  blocks: Block[];
  throwers: [Thrower, Thrower];
  ball: Ball | null;
  winner: Side | null;
}

export type SiegeEvent =
  | { type: 'throw'; side: Side; kind: Kind }
  | { type: 'burst'; kind: Kind; x: number; y: number; radius: number }
  | { type: 'bounce'; x: number; y: number }
  | { type: 'bore'; x: number; y: number }
  | { type: 'roll'; x: number; y: number }
  | { type: 'block'; x: number; y: number }
  | { type: 'hat'; side: Side; x: number; y: number }
  | { type: 'down'; side: Side; x: number; y: number }
  | { type: 'glued'; side: Side; x: number; y: number }
  | { type: 'away' }
  | { type: 'turn'; side: Side; wind: number }
  | { type: 'over'; winner: Side };

export const otherOf = (side: Side): Side => (side === 0 ? 1 : 0);
/** Returns the direction in which a side throws: 1 is to the right, -1 to the left. */
export const facing = (side: Side): 1 | -1 => (side === 0 ? 1 : -1);
