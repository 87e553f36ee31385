import { momentOf } from '#app/lib/time-zone.ts';
import { dayMs, dayStart, isTimeZone } from '../clock.ts';
import { sunSignAt } from './cusps.server.ts';
import type { SignSlug } from './zodiac.ts';

/** The known data of a birth. */
export interface Birth {
  /** `YYYY-MM-DD`, 1800 to 2200. */
  date: string;
  /** `HH:MM` on the clock of the place of birth. */
  time?: string;
  /** Offset of the place of birth from UTC in minutes. Takes precedence over `timeZone`. */
  offsetMinutes?: number;
  /** IANA time zone of the place of birth. The default is the site's time zone. */
  timeZone?: string;
}

/** The Sun's change of sign on a cusp day. */
export interface SignChange {
  earlier: SignSlug;
  later: SignSlug;
  /** Unix milliseconds. */
  at: number;
}

export interface BirthSign {
  /** One sign, or both if the day is a cusp day and the time of birth is unknown. */
  signs: readonly [SignSlug] | readonly [SignSlug, SignSlug];
  /** Set on a cusp day. */
  change?: SignChange;
}

const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * Returns the sign of a birth by the exact cusps of its year. Returns undefined if the time or time zone is invalid, or
 * if the day does not exist between 1800 and 2200. `siteTimeZone` is used if `birth` names neither a time zone nor an
 * offset.
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
        };
  const clockTime = time === undefined || time === '' ? undefined : timePattern.exec(time);
  if (clockTime === null) return undefined;
  if (clockTime) {
    const wall = midnight + (Number(clockTime[1]) * 60 + Number(clockTime[2])) * 60_000;
    return { signs: [sunSignAt(toMoment(wall)).sign], ...(change && { change }) };
  }
  return change ? { signs: [first.sign, last.sign], change } : { signs: [first.sign] };
}
