import { shortMonths } from '#app/lib/date-format.ts';
import { momentOf, zoneOffset } from '#app/lib/time-zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${timeZone}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  formats.set(key, known);
  return known;
}

/** Returns the moment at which the local day of a moment starts, or a later day if `daysLater` is set. */
export function startOfDay(timeZone: string, moment: number, daysLater = 0): number {
  const local = new Date(moment + zoneOffset(timeZone, moment));
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + daysLater);
  return momentOf(midnight, timeZone);
}

/** Formats the local time, such as "14:05". */
export function clockTime(timeZone: string, moment: number): string {
  return format(timeZone, 'clock', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment);
}

/** Formats the weekday, such as "Sat". */
export function weekday(timeZone: string, moment: number): string {
  return format(timeZone, 'weekday', { weekday: 'short' }).format(moment);
}

/** Formats the date with its weekday, such as "Saturday 21 November". */
export function dayName(timeZone: string, moment: number): string {
  return format(timeZone, 'day', { weekday: 'long', day: 'numeric', month: 'long' }).format(moment);
}

/** Formats a short date, such as "21 Nov". */
export function shortDay(timeZone: string, moment: number): string {
  return shortMonths(format(timeZone, 'short day', { day: 'numeric', month: 'short' }).format(moment));
}
