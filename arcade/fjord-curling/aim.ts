import { clamp, lerp } from '../kit/ease.ts';
import { LEAST_SPEED, MOST_SPEED } from './planner.ts';
import type { Delivery } from './stones.ts';

export const MOST_LINE = 0.24;
/** Logical units of a push for full weight. */
export const LONGEST_PUSH = 280;
const SHORTEST_PUSH = 20;
const LINE_PER_UNIT = 0.0011;
const LOAD_SECONDS = 2.1;
/** Fraction of the weight bar for stones that stop on the sheet. */
const DRAW_SHARE = 0.74;
const DRAW_SPEED = 3.9;

/** Returns the speed of a weight from 0 to 1: finely graded for draws, coarse for hits. */
export const speedOf = (weight: number): number =>
  weight < DRAW_SHARE
    ? lerp(LEAST_SPEED, DRAW_SPEED, weight / DRAW_SHARE)
    : lerp(DRAW_SPEED, MOST_SPEED, (weight - DRAW_SHARE) / (1 - DRAW_SHARE));

export const weightOf = (speed: number): number =>
  speed < DRAW_SPEED
    ? ((speed - LEAST_SPEED) / (DRAW_SPEED - LEAST_SPEED)) * DRAW_SHARE
    : DRAW_SHARE + ((speed - DRAW_SPEED) / (MOST_SPEED - DRAW_SPEED)) * (1 - DRAW_SHARE);

export interface Aim {
  line: number;
  handle: -1 | 1;
  /** From 0 to 1, or undefined while no weight is loaded. */
  weight: number | undefined;
  /** Seconds the key has been held. */
  held: number;
}

export const createAim = (): Aim => ({ line: 0, handle: 1, weight: undefined, held: 0 });

export const deliveryOf = ({ line, handle, weight }: Aim): Delivery => ({
  line,
  handle,
  speed: speedOf(weight ?? 0.55),
});

/** Aims by a push of the pointer: forward sets the weight, sideways turns the line. */
export function pushAim(aim: Aim, startLine: number, dx: number, forward: number): void {
  aim.line = clamp(startLine + dx * LINE_PER_UNIT, -MOST_LINE, MOST_LINE);
  aim.weight =
    forward < SHORTEST_PUSH
      ? undefined
      : clamp((forward - SHORTEST_PUSH) / (LONGEST_PUSH - SHORTEST_PUSH), 0, 1);
}

/** Returns the push that results in a delivery. */
export const pushFor = ({ line, speed }: Delivery): { dx: number; forward: number } => ({
  dx: line / LINE_PER_UNIT,
  forward: SHORTEST_PUSH + weightOf(speed) * (LONGEST_PUSH - SHORTEST_PUSH),
});

/** Increases the weight while the key is held, up to the maximum, and then decreases it again. */
export function loadWeight(aim: Aim, dt: number): void {
  aim.held += dt;
  const turn = (aim.held / LOAD_SECONDS) % 2;
  aim.weight = turn <= 1 ? turn : 2 - turn;
}
