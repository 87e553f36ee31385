import { seededRandom, pickRandom } from '#app/domain/catalogue/random.ts';
import { momentOf, zoneOffset } from '#app/lib/time-zone.ts';

const dayLength = 86_400_000;

/** Number of the calendar day of a moment in a time zone; neighbours differ by one. */
function dayNumber(moment: number, timeZone: string): number {
  return Math.floor((moment + zoneOffset(timeZone, moment)) / dayLength);
}

/** When the next calendar day of a time zone begins, Unix milliseconds; days that summer time changes included. */
export function endOfDay(now: number, timeZone: string): number {
  return momentOf((dayNumber(now, timeZone) + 1) * dayLength, timeZone);
}

/**
 * Returns the entry of the day: each is chosen once in as many days as there are entries, in another order each
 * round. The order of the list does not matter, only its entries.
 */
export function pickOfDay<Entry extends { id: number }>(
  list: readonly Entry[],
  now: number,
  timeZone: string,
): Entry | null {
  if (list.length === 0) return null;
  const day = dayNumber(now, timeZone);
  const round = Math.floor(day / list.length);
  const known = list.toSorted((a, b) => a.id - b.id);
  return pickRandom(known, known.length, seededRandom(`day ${round}`))[day % list.length] ?? null;
}
