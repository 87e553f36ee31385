import { clamp, lerp } from '../kit/ease.ts';
import { type Shot, LEAST_SPEED, MOST_SPEED } from './rules.ts';

/** Longest pull of the sling in logical units. */
export const LONGEST_PULL = 190;
const SHORTEST_PULL = 16;
const LOWEST = 0.25;
const HIGHEST = 1.5;
const SWING_SECONDS = 2.6;
const POWER_SECONDS = 1.9;

/** Returns the shot for an angle and a power from 0 to 1. */
export const shotOf = (angle: number, power: number): Shot => ({
  angle,
  speed: lerp(LEAST_SPEED, MOST_SPEED, clamp(power, 0, 1)),
});

export const powerOf = ({ speed }: Shot): number => (speed - LEAST_SPEED) / (MOST_SPEED - LEAST_SPEED);

/**
 * Returns the shot of a pull. The shot goes in the opposite direction, and its power depends on the length of the pull.
 * Returns undefined if the pull is too short.
 */
export function pullShot(dx: number, dy: number): Shot | undefined {
  const length = Math.hypot(dx, dy);
  if (length < SHORTEST_PULL) return undefined;
  return shotOf(Math.atan2(dy, -dx), (length - SHORTEST_PULL) / (LONGEST_PULL - SHORTEST_PULL));
}

/** Returns the pull that gives a shot. */
export function pullOf(shot: Shot): { dx: number; dy: number } {
  const length = SHORTEST_PULL + powerOf(shot) * (LONGEST_PULL - SHORTEST_PULL);
  return { dx: -Math.cos(shot.angle) * length, dy: Math.sin(shot.angle) * length };
}

/** Aiming by keys: the needle swings, then the power rises and falls. */
export interface Needle {
  step: 'rest' | 'angle' | 'power';
  time: number;
  angle: number;
  power: number;
  /** Whether the player steers the needle, so that it no longer swings. */
  held: boolean;
}

export const createNeedle = (): Needle => ({ step: 'rest', time: 0, angle: 0.95, power: 0.5, held: false });

const wave = (time: number, period: number): number => (1 - Math.cos((time / period) * Math.PI * 2)) / 2;

/** Lets the needle swing or the power rise for a while; `turn` is the player’s steering of the angle. */
export function stepNeedle(needle: Needle, dt: number, turn: number): void {
  needle.time += dt;
  if (turn !== 0 && needle.step !== 'rest') {
    needle.angle = clamp(needle.angle + turn * dt * 0.7, LOWEST, HIGHEST);
    needle.held = true;
  } else if (needle.step === 'angle' && !needle.held)
    needle.angle = lerp(0.6, 1.35, wave(needle.time, SWING_SECONDS));
  if (needle.step === 'power') needle.power = wave(needle.time, POWER_SECONDS);
}

/** Handles a press of the key: starts the needle, then fixes the angle, then returns the shot. */
export function pressNeedle(needle: Needle): Shot | undefined {
  needle.time = 0;
  if (needle.step !== 'power') {
    needle.step = needle.step === 'rest' ? 'angle' : 'power';
    needle.power = 0;
    return undefined;
  }
  needle.step = 'angle';
  return shotOf(needle.angle, needle.power);
}
