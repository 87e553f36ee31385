import { seededRandom, pickRandom } from '#app/core/catalogue/random.ts';

const dayLength = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Number of the calendar day of a moment in a time zone; neighbours differ by one. */
function dayNumber(moment: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return Date.parse(`${format.format(moment)}T00:00:00Z`) / dayLength;
}

/** When the next calendar day of a time zone begins, Unix milliseconds; days that summer time changes included. */
export function endOfDay(now: number, timeZone: string): number {
  const today = dayNumber(now, timeZone);
  let [same, other] = [now, now + 2 * dayLength];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (dayNumber(middle, timeZone) === today) same = middle;
    else other = middle;
  }
  return other;
}

/**
 * The one of a list whose day it is: each comes once in as many days as there are, in another order each round. The
 * order of the list does not matter; only what is in it does.
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
