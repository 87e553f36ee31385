import { momentOf, zoneOffset } from '#app/lib/time-zone.ts';
import type { Formats } from '#app/messages/formats.ts';

/** Returns the start of the local day that contains a moment, or of the day that is `daysLater` days after it. */
export function startOfDay(timeZone: string, moment: number, daysLater = 0): number {
  const local = new Date(moment + zoneOffset(timeZone, moment));
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + daysLater);
  return momentOf(midnight, timeZone);
}

/** Formats the local time, such as "14:05". */
export function clockTime(formats: Formats, timeZone: string, moment: number): string {
  return formats.date(moment, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** Formats the weekday, such as "Sat". */
export function weekday(formats: Formats, timeZone: string, moment: number): string {
  return formats.date(moment, { timeZone, weekday: 'short' });
}

/** Formats the date with its weekday, such as "Saturday 21 November". */
export function dayName(formats: Formats, timeZone: string, moment: number): string {
  return formats.date(moment, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
}

/** Formats a short date, such as "21 Nov". */
export function shortDay(formats: Formats, timeZone: string, moment: number): string {
  return formats.date(moment, { timeZone, day: 'numeric', month: 'short' });
}
