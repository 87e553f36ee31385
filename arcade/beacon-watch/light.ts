import { approach, clamp, lerp } from '../kit/ease.ts';
import type { Chart, Point } from './chart.ts';
import type { Upgrades } from './upgrades.ts';

export interface Beam {
  /** Radians from straight up, positive to the right. */
  angle: number;
  /** Speed in radians per second at which keys turn the beam. It increases while a key is held. */
  spin: number;
  /** From 0 (wide) to 1 (narrow). */
  focus: number;
  half: number;
  length: number;
  strength: number;
}

export interface Fog extends Point {
  readonly radius: number;
  readonly drift: number;
}

/** The largest angle of the beam from straight up, in radians, to either side. */
export const LIMIT = 1.85;
/** The least light in which a crew can see. */
export const ENOUGH = 0.5;
const FOGGED = 0.3;

export const createBeam = (): Beam => ({ angle: 0, spin: 0, focus: 0, half: 0.3, length: 300, strength: 1 });

const bearing = (from: Point, to: Point): number => Math.atan2(to.x - from.x, from.y - to.y);

export interface BeamWish {
  readonly turn: number;
  readonly aim?: Point | undefined;
  readonly focus: boolean;
}

/** Turns and shapes the beam. Without oil, the beam is narrower, shorter and weaker. */
export function turnBeam(
  beam: Beam,
  chart: Chart,
  wish: BeamWish,
  upgrades: Upgrades,
  hasOil: boolean,
  dt: number,
): void {
  const ease = 1 + 0.25 * upgrades.bearings;
  if (wish.aim) {
    const goal = clamp(bearing(chart.lamp, wish.aim), -LIMIT, LIMIT);
    beam.angle += clamp((goal - beam.angle) * 12, -3.4 * ease, 3.4 * ease) * dt;
    beam.spin = 0;
  } else {
    beam.spin = approach(beam.spin, wish.turn * 1.9 * ease, 14, dt);
    beam.angle += beam.spin * dt;
  }
  beam.angle = clamp(beam.angle, -LIMIT, LIMIT);
  beam.focus = approach(beam.focus, wish.focus ? 1 : 0, 10, dt);
  const wide = 0.3 * (1 + 0.13 * upgrades.mirror);
  beam.half = lerp(wide, 0.105, beam.focus) * (hasOil ? 1 : 0.8);
  beam.length = chart.reach * lerp(0.82, 1, beam.focus) * (hasOil ? 1 : 0.46);
  beam.strength = lerp(0.95, 2.3, beam.focus) * (1 + 0.18 * upgrades.lens) * (hasOil ? 1 : 0.6);
}

export const isFogged = (fogs: readonly Fog[], place: Point): boolean =>
  fogs.some((fog) => Math.hypot(place.x - fog.x, (place.y - fog.y) * 1.6) < fog.radius);

/** Returns the light that falls on a position. */
export function lightAt(beam: Beam, chart: Chart, fogs: readonly Fog[], flare: number, place: Point): number {
  const distance = Math.hypot(place.x - chart.lamp.x, place.y - chart.lamp.y);
  const aside = Math.abs(bearing(chart.lamp, place) - beam.angle);
  // A hull has some width: a ship that touches the rim of the beam is inside it.
  const isIn = distance < beam.length && aside < beam.half + Math.min(0.2, 9 / Math.max(30, distance));
  const beamed = isIn
    ? beam.strength * (1 - 0.3 * (distance / beam.length)) * (isFogged(fogs, place) ? FOGGED : 1)
    : 0;
  return Math.max(beamed, flare > 0 ? 0.9 : 0);
}
