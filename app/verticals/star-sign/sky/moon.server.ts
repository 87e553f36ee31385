import { Body, Illumination, MakeTime, MoonPhase, SearchMoonPhase } from 'astronomy-engine';
import { angleBetween, longitudeOf } from './positions.server.ts';

export const phaseNames = [
  'new moon',
  'waxing crescent',
  'first quarter',
  'waxing gibbous',
  'full moon',
  'waning gibbous',
  'last quarter',
  'waning crescent',
] as const;

export type PhaseName = (typeof phaseNames)[number];

export interface MoonLight {
  /** Degrees by which the Moon is ahead of the Sun: 0 at new moon, 180 at full moon. */
  angle: number;
  /** Lit share of the disc, 0 to 1. */
  fraction: number;
  name: PhaseName;
  isWaxing: boolean;
  /** Unix milliseconds. */
  nextNew: number;
  nextFull: number;
}

/**
 * Half of the Moon's mean daily motion relative to the Sun, in degrees. With this limit on both sides, the name of a
 * principal phase applies for about one day.
 */
const principalReach = 6.1;

/** Returns the name of a phase angle. A principal phase extends half a day in both directions. */
export function phaseName(angle: number): PhaseName {
  const quarter = Math.round(angle / 90) % 4;
  if (Math.abs(angleBetween(quarter * 90, angle)) <= principalReach)
    return phaseNames[quarter * 2] ?? 'new moon';
  return phaseNames[Math.floor(angle / 90) * 2 + 1] ?? 'new moon';
}

function nextPhase(angle: number, moment: number): number {
  const found = SearchMoonPhase(angle, MakeTime(new Date(moment)), 40);
  if (!found) throw new Error(`The Moon does not reach ${angle}° within 40 days.`);
  return found.date.getTime();
}

/** Returns how the Moon is lit at a moment in Unix milliseconds. */
export function moonLightAt(moment: number): MoonLight {
  const time = MakeTime(new Date(moment));
  const angle = MoonPhase(time);
  return {
    angle,
    fraction: Illumination(Body.Moon, time).phase_fraction,
    name: phaseName(angle),
    isWaxing: angle < 180,
    nextNew: nextPhase(0, moment),
    nextFull: nextPhase(180, moment),
  };
}

const centuryMs = 36_525 * 86_400_000;
const epoch2000 = Date.UTC(2000, 0, 1, 12);

/** Adds whole turns to an angle, so that it follows its mean motion without jumps. */
function unwrap(angle: number, meanAtEpoch: number, meanPerCentury: number, moment: number): number {
  const mean = meanAtEpoch + (meanPerCentury * (moment - epoch2000)) / centuryMs;
  return mean + angleBetween(mean, angle);
}

/** Returns the Moon's unwrapped longitude, which continues past 360 so that whole turns can be counted. */
export const unwrappedMoon = (moment: number): number =>
  unwrap(longitudeOf('Moon', moment), 218.3164, 481_267.8812, moment);

/**
 * Returns the number of the half lunation at a moment. It increases by one at each new and full moon, and is even while
 * the Moon is waxing.
 */
export const halfLunationOf = (moment: number): number =>
  Math.floor(unwrap(MoonPhase(new Date(moment)), 297.8502, 445_267.1114, moment) / 180);

/** Returns the number of the lunation at a moment. It increases by one at each new moon. */
export const lunationOf = (moment: number): number => Math.floor(halfLunationOf(moment) / 2);
