import { sunSignAt } from './cusps.server.ts';
import { dayMs } from './positions.server.ts';
import type { SignSlug } from './zodiac.ts';

/** What is known of a birth. */
export interface Birth {
  /** `YYYY-MM-DD`, 1800 to 2200. */
  date: string;
  /** `HH:MM` on the clock of the place of birth. */
  time?: string;
  /** The place's difference from UTC in minutes; goes before `timeZone`. */
  offsetMinutes?: number;
  /** The place's IANA time zone; the site's when it is not told. */
  timeZone?: string;
}

/** The moment at which one sign gave way to the next. */
export interface SignChange {
  earlier: SignSlug;
  later: SignSlug;
  /** Unix milliseconds. */
  at: number;
  /** Such as `22 November 2026, 07:23`. */
  utc: string;
  /** The same moment in the site's time zone. */
  local: string;
}

export interface BirthSign {
  /** One sign, or both when the day is a cusp day and the time of birth is not known. */
  signs: readonly [SignSlug] | readonly [SignSlug, SignSlug];
  /** Set on a cusp day. */
  change?: SignChange;
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Midnight UTC of a calendar day, undefined when there is no such day between 1800 and 2200. */
export function dayStart(date: string): number | undefined {
  const [, year, month, day] = dayPattern.exec(date) ?? [];
  if (year === undefined || Number(year) < 1800 || Number(year) > 2200) return undefined;
  const start = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return new Date(start).toISOString().startsWith(date) ? start : undefined;
}

/** Minutes the clocks of a time zone are ahead of UTC at a moment. */
function offsetOf(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return Math.round((wall - moment) / 60_000);
}

/** The moment at which the clocks of a zone show what UTC shows at `wall`. */
function momentOf(wall: number, timeZone: string): number {
  const guess = wall - offsetOf(timeZone, wall) * 60_000;
  return wall - offsetOf(timeZone, guess) * 60_000;
}

function momentText(at: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(at);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(at);
  return `${day}, ${time}`;
}

/** Whether the name is a time zone that can be reckoned with. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The sign of a birth by the exact cusps of its year; undefined for a day, time or time zone that does not exist.
 * `siteTimeZone` stands for the place of birth where none is told, and is what `change.local` is written in.
 */
export function signOf(birth: Birth, siteTimeZone: string): BirthSign | undefined {
  const { date, time, offsetMinutes, timeZone = siteTimeZone } = birth;
  const midnight = dayStart(date);
  if (midnight === undefined || !isTimeZone(timeZone)) return undefined;
  const toMoment = (wall: number) =>
    offsetMinutes === undefined ? momentOf(wall, timeZone) : wall - offsetMinutes * 60_000;
  const first = sunSignAt(toMoment(midnight));
  const last = sunSignAt(toMoment(midnight + dayMs) - 1);
  const change =
    first.sign === last.sign
      ? undefined
      : {
          earlier: first.sign,
          later: last.sign,
          at: last.began.at,
          utc: momentText(last.began.at, 'UTC'),
          local: momentText(last.began.at, siteTimeZone),
        };
  const told = time === undefined || time === '' ? undefined : timePattern.exec(time);
  if (told === null) return undefined;
  if (told) {
    const wall = midnight + (Number(told[1]) * 60 + Number(told[2])) * 60_000;
    return { signs: [sunSignAt(toMoment(wall)).sign], ...(change && { change }) };
  }
  return change ? { signs: [first.sign, last.sign], change } : { signs: [first.sign] };
}
