import { SunPosition } from 'astronomy-engine';
import { LRUCache } from 'lru-cache';
import { dayMs } from '../clock.ts';
import { angleBetween } from './positions.server.ts';
import { signAt, type SignSlug } from './zodiac.ts';

/** The moment at which the Sun enters a sign. */
export interface Cusp {
  sign: SignSlug;
  /** Unix milliseconds. */
  at: number;
}

/** Mean motion of the Sun in degrees a day. */
const sunPerDay = 360 / 365.2422;

/**
 * Finds the moment at which the Sun reaches a longitude, starting from a time nearby. Each step covers the remaining
 * distance at the Sun's mean speed. The search ends with a step shorter than 0.1 s.
 */
function sunReaches(longitude: number, near: number): number {
  let moment = near;
  for (let step = 0; step < 20; step += 1) {
    const away = angleBetween(SunPosition(new Date(moment)).elon, longitude) / sunPerDay;
    moment += away * dayMs;
    if (Math.abs(away) * dayMs < 100) break;
  }
  return Math.round(moment);
}

const cache = new LRUCache({ max: 300, memoMethod: computeCusps });

/**
 * Returns the twelve cusps of a calendar year (UTC), from Aquarius in January to Capricorn in December. The first
 * computation of a year takes about a millisecond. The result is cached: 300 years take about 30 kB.
 */
export function cuspsOfYear(year: number): readonly Cusp[] {
  return cache.memo(year);
}

function computeCusps(year: number): readonly Cusp[] {
  return Array.from({ length: 12 }, (_, month) => {
    const index = month + 10;
    return { sign: signAt(index), at: sunReaches((index % 12) * 30, Date.UTC(year, month, 21)) };
  });
}

/** Returns the sign that the Sun is in at a moment, and the two cusps where it enters and leaves the sign. */
export function sunSignAt(moment: number): { sign: SignSlug; began: Cusp; ends: Cusp } {
  const year = new Date(moment).getUTCFullYear();
  const around = [year - 1, year, year + 1].flatMap(cuspsOfYear);
  const next = around.findIndex(({ at }) => at > moment);
  const began = around[next - 1];
  const ends = around[next];
  if (!began || !ends) throw new Error(`There is no cusp around ${moment}.`);
  return { sign: began.sign, began, ends };
}
