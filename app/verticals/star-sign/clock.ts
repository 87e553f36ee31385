import { momentOf, zoneOffset } from '#app/lib/time-zone.ts';
import { modulo } from './sky/zodiac.ts';

export const dayMs = 86_400_000;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns midnight UTC of a calendar day, or undefined if no such day exists between 1800 and 2200. */
export function dayStart(date: string): number | undefined {
  const [, year, month, day] = dayPattern.exec(date) ?? [];
  if (!isYear(year)) return undefined;
  const start = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return new Date(start).toISOString().startsWith(date) ? start : undefined;
}

/** Whether a date names a day between 1800 and 2200 that does not exist, such as 31 February. */
export function isMissingDay(date: string): boolean {
  return isYear(dayPattern.exec(date)?.[1]) && dayStart(date) === undefined;
}

function isYear(year: string | undefined): boolean {
  return Number(year) >= 1800 && Number(year) <= 2200;
}

/** Whether the name is a known time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns the calendar day at a moment in a time zone, as `YYYY-MM-DD`. */
export function dayOf(moment: number, timeZone: string): string {
  return dayText(moment + zoneOffset(timeZone, moment));
}

/** Returns the UTC day of a moment, as `YYYY-MM-DD`. */
export const dayText = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Returns Monday 00:00 UTC of the week of a moment. */
export const mondayOf = (moment: number): number => {
  const day = Math.floor(moment / dayMs);
  return (day - modulo(day + 3, 7)) * dayMs;
};

/** Returns the ISO week of a calendar day, such as `2026-W47`. */
export function weekOf(date: string): string {
  const thursday = mondayOf(Date.parse(date)) + 3 * dayMs;
  const year = new Date(thursday).getUTCFullYear();
  const number = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** Returns Monday 00:00 UTC of an ISO week, or undefined if no such week exists between 1800 and 2200. */
export function weekStart(week: string): number | undefined {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week) ?? [];
  const fourth = dayStart(`${year}-01-04`);
  if (fourth === undefined) return undefined;
  const monday = mondayOf(fourth) + (Number(number) - 1) * 7 * dayMs;
  return weekOf(dayText(monday)) === week ? monday : undefined;
}

/**
 * Returns midnight UTC of the first day of a month (`YYYY-MM`), or undefined if no such month exists between 1800 and
 * 2200.
 */
export const monthStart = (month: string): number | undefined => dayStart(`${month}-01`);

/** Returns the day, week and month at a moment in a time zone, each with the moment at which it ends. */
export function periodsAt(moment: number, timeZone: string) {
  const date = dayOf(moment, timeZone);
  const midnight = Date.parse(date);
  const [year, month] = [new Date(midnight).getUTCFullYear(), new Date(midnight).getUTCMonth()];
  return {
    day: { key: date, endsAt: momentOf(midnight + dayMs, timeZone) },
    week: { key: weekOf(date), endsAt: momentOf(mondayOf(midnight) + 7 * dayMs, timeZone) },
    month: { key: date.slice(0, 7), endsAt: momentOf(Date.UTC(year, month + 1, 1), timeZone) },
  };
}
