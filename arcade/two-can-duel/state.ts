import type { Roof } from './roof.ts';

/** Radius of a robot, in roof units. */
export const BOT_RADIUS = 0.44;
export const WINS_NEEDED = 3;
export const DASH_TIME = 0.2;
export const DASH_COOLDOWN = 1.15;
export const SHIELD_TIME = 0.34;
export const SHIELD_COOLDOWN = 1.5;
export const MAGNET_TIME = 4;
export const BALLAST_TIME = 6;
export const DASH_SPEED = 9.5;
export const STUN = 0.55;

export interface BotInput {
  /** Direction. Each component is from -1 to 1. */
  x: number;
  y: number;
  dash: boolean;
  shield: boolean;
}

export const REST: BotInput = { x: 0, y: 0, dash: false, shield: false };

export interface Bot {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Direction in which the robot looks, in radians. */
  face: number;
  dash: number;
  dashWait: number;
  shield: number;
  shieldWait: number;
  stun: number;
  /** Whether the next hit knocks the rival much farther. */
  spring: boolean;
  magnet: number;
  ballast: number;
  /** Seconds since the robot lost the floor. `null` while it is on the floor. */
  fallen: number | null;
}

export type PickupKind = 'spring' | 'magnet' | 'ballast';
export interface Pickup {
  kind: PickupKind;
  x: number;
  y: number;
  age: number;
}

export type Phase = 'countdown' | 'fight' | 'round-over' | 'done';
export type Player = 0 | 1;

export type DuelEvent =
  | { type: 'count'; left: number }
  | { type: 'dash' | 'shield' | 'fall'; who: Player }
  | { type: 'hit'; who: Player; strength: number; x: number; y: number }
  | { type: 'parry' | 'clash'; who: Player; x: number; y: number }
  | { type: 'bump'; x: number; y: number }
  | { type: 'pickup'; who: Player; kind: PickupKind; x: number; y: number }
  | { type: 'appear'; x: number; y: number }
  | { type: 'crumble' | 'drop'; column: number; row: number }
  | { type: 'round'; winner: Player | null }
  | { type: 'match'; winner: Player };

export interface Duel {
  readonly random: () => number;
  round: number;
  wins: [number, number];
  phase: Phase;
  /** Seconds since this phase began. */
  time: number;
  /** Seconds of fighting in this round. */
  clock: number;
  roof: Roof;
  drops: number[];
  bots: [Bot, Bot];
  pickup: Pickup | null;
  nextPickup: number;
  roundWinner: Player | null;
}

export const otherOf = (who: Player): Player => (who === 0 ? 1 : 0);
