import { firstWave } from './difficulty.ts';
import type { BossKind, FoeKind } from './foes.ts';
import type { Field, Point, Slot } from './formations.ts';
import { createWave, type Wave } from './waves.ts';
import type { Mix, Pollen, Spark } from './weapons.ts';

export const HEARTS = 3;
export const FIREFLIES = 3;
export const DUST_MAX = 2;
export const ENDLESS = 0;

export interface Foe {
  readonly id: number;
  readonly kind: FoeKind;
  readonly slot: Slot;
  readonly group: number;
  readonly pollen: Pollen;
  x: number;
  y: number;
  /** Velocity of a gnat that dives. 0 for other beetles. */
  vx: number;
  vy: number;
  age: number;
  health: number;
  /** Seconds until it fires. It glows for the last `WIND_UP` seconds. */
  cooldown: number;
  /** Seconds of flashing left after a hit. */
  flash: number;
}

export interface Bullet {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly look: 'seed' | 'ring';
  isGrazed: boolean;
}

export interface Grain {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly colour: Pollen;
  age: number;
}

export interface Lantern {
  x: number;
  y: number;
  /** From 0 (dark) to 1 (lit). */
  light: number;
}

export type Attack = 'fan' | 'ring' | 'charge' | 'sweep' | 'rain' | 'inhale' | 'spiral' | 'beam';

export interface Boss {
  readonly kind: BossKind;
  readonly max: number;
  x: number;
  y: number;
  health: number;
  flash: number;
  stage: 'enter' | 'rest' | 'tell' | 'act';
  /** Seconds in this stage. */
  time: number;
  attack: Attack;
  turn: number;
  /**
   * Horizontal position of the moth when the attack was chosen. A charge strikes there. A beam and rain strike at the
   * positions in `marks`.
   */
  mark: number;
  marks: number[];
  fired: number;
}

export type EventKind =
  | 'shoot'
  | 'hit'
  | 'pop'
  | 'formation'
  | 'grain'
  | 'blend'
  | 'graze'
  | 'burst'
  | 'swallow'
  | 'hurt'
  | 'shield'
  | 'lit'
  | 'firefly'
  | 'heart'
  | 'wave'
  | 'swept'
  | 'bossComes'
  | 'bossTells'
  | 'bossStrikes'
  | 'bossDown'
  | 'dustReady'
  | 'cleared'
  | 'fallen';

export interface GameEvent {
  readonly kind: EventKind;
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly words: string;
}

export interface Moth {
  x: number;
  y: number;
  vx: number;
  vy: number;
  hearts: number;
  fireflies: number;
  mix: Mix;
  dust: number;
  /** Seconds for which the moth cannot be hurt. */
  safe: number;
  shot: number;
  reload: number;
}

export interface State {
  field: Field;
  readonly night: number;
  readonly seed: number;
  status: 'flying' | 'cleared' | 'fallen';
  time: number;
  wave: Wave;
  waveTime: number;
  /** Seconds of quiet before the next wave. */
  lull: number;
  launched: { readonly group: number; left: number; alive: number; isWhole: boolean }[];
  pending: { readonly at: number; readonly group: number; readonly slot: Slot }[];
  pendingLanterns: { readonly at: number; readonly u: number }[];
  escaped: number;
  moth: Moth;
  foes: Foe[];
  bullets: Bullet[];
  sparks: Spark[];
  grains: Grain[];
  lanterns: Lantern[];
  boss: Boss | null;
  /** Seconds since the burst began, or `null` if there is no burst. */
  burst: number | null;
  burstAt: Point;
  swallowed: number;
  score: number;
  chain: number;
  chainTime: number;
  popped: number;
  lit: number;
  lanternsSeen: number;
  hurts: number;
  grazes: number;
  nextId: number;
  events: GameEvent[];
}

/** Returns the pollen at the start of a night. Later nights start with more. */
export const startMix = (night: number): Mix => ({
  gold: Math.max(1, Math.min(3, night)),
  rose: Math.max(0, Math.min(2, night - 1)),
  mint: Math.max(0, Math.min(2, night - 1)),
});

/** Begins a night; night 0 is the endless one. */
export function createState(night: number, field: Field, seed = 0): State {
  const state: State = {
    field,
    night,
    seed,
    status: 'flying',
    time: 0,
    wave: createWave(night === ENDLESS ? 1 : firstWave(night), seed),
    waveTime: 0,
    lull: 0.8,
    launched: [],
    pending: [],
    pendingLanterns: [],
    escaped: 0,
    moth: {
      x: field.width / 2,
      y: field.height * 0.82,
      vx: 0,
      vy: 0,
      hearts: HEARTS,
      fireflies: 0,
      mix: startMix(night),
      dust: 1,
      safe: 1,
      shot: 0,
      reload: 0,
    },
    foes: [],
    bullets: [],
    sparks: [],
    grains: [],
    lanterns: [],
    boss: null,
    burst: null,
    burstAt: { x: 0, y: 0 },
    swallowed: 0,
    score: 0,
    chain: 0,
    chainTime: 0,
    popped: 0,
    lit: 0,
    lanternsSeen: 0,
    hurts: 0,
    grazes: 0,
    nextId: 1,
    events: [],
  };
  return state;
}

export const multiplier = (state: State): number => Math.min(8, 1 + Math.floor(state.chain / 8));

export function tell(state: State, kind: EventKind, at: Point, value = 0, words = ''): void {
  state.events.push({ kind, x: at.x, y: at.y, value, words });
}

/** Adds points, multiplied by the chain, to the score. Returns the number of points added. */
export function earn(state: State, worth: number): number {
  const gained = Math.round(worth) * multiplier(state);
  state.score += gained;
  return gained;
}

export function addDust(state: State, amount: number): void {
  const { moth } = state;
  const before = Math.floor(moth.dust);
  moth.dust = Math.min(DUST_MAX, moth.dust + amount);
  if (Math.floor(moth.dust) > before) tell(state, 'dustReady', moth);
}

export function shootAt(
  state: State,
  from: Point,
  angle: number,
  speed: number,
  look: Bullet['look'] = 'seed',
): void {
  if (state.bullets.length >= 240) return;
  state.bullets.push({
    x: from.x,
    y: from.y,
    vx: Math.cos(angle) * speed,
    vy: Math.sin(angle) * speed,
    look,
    isGrazed: false,
  });
}

export const aimAt = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);

/**
 * Returns the stars of a completed night: one, another if the moth lost at most one heart, and another if at least 60 %
 * of the lanterns were lit.
 */
export const starsOf = (state: State): number =>
  1 + Number(state.hurts <= 1) + Number(state.lit >= state.lanternsSeen * 0.6);
