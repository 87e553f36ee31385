import { seededRandom, pickRandom } from '#app/domain/catalogue/random.ts';
import { momentOf, zoneOffset } from '#app/lib/time-zone.ts';

const dayLength = 86_400_000;

/** Returns the number of the calendar day at a moment in a time zone. Consecutive days differ by one. */
function dayNumber(moment: number, timeZone: string): number {
  return Math.floor((moment + zoneOffset(timeZone, moment)) / dayLength);
}

/**
 * Returns the time at which the next calendar day of a time zone starts, in Unix milliseconds. Takes daylight saving
 * time into account.
 */
export function endOfDay(now: number, timeZone: string): number {
  return momentOf((dayNumber(now, timeZone) + 1) * dayLength, timeZone);
}

/**
 * Returns the entry of the day. The entries take turns in a random order, which does not depend on the order of the
 * list. After each entry has had a day, a new order begins. An entry that is not preferred is replaced by a preferred
 * one, if there is one.
 */
export function pickOfDay<Entry extends { id: number }>(
  list: readonly Entry[],
  now: number,
  timeZone: string,
  isPreferred: (entry: Entry) => boolean = () => true,
): Entry | null {
  if (list.length === 0) return null;
  const day = dayNumber(now, timeZone);
  const round = Math.floor(day / list.length);
  const known = list.toSorted((a, b) => a.id - b.id);
  const picked = pickRandom(known, known.length, seededRandom(`day ${round}`))[day % list.length] ?? null;
  if (!picked || isPreferred(picked)) return picked;
  return pickOfDay(list.filter(isPreferred), now, timeZone) ?? picked;
}
