import { momentOf, zoneOffset } from '#app/lib/time-zone.ts';

/** When a feed runs: only manually, every few hours, or once a day at a time of the site's time zone. */
export type Schedule =
  | { kind: 'manual' }
  | { kind: 'hours'; hours: number }
  | { kind: 'daily'; minutes: number };

const hour = 3_600_000;
const day = 24 * hour;

/** Longest interval, in hours. */
export const maxHours = 168;

/**
 * Longest random delay of a run, in milliseconds. Without the delay, all portals would ask a distributor at the same
 * second.
 */
const longestDelay = 10 * 60_000;

/** Reads the stored form: empty, `6h` or `03:30`. Returns `null` for any other text. */
export function parseSchedule(text: string): Schedule | null {
  if (text === '') return { kind: 'manual' };
  const [, hours] = /^(\d{1,3})h$/.exec(text) ?? [];
  if (hours !== undefined) {
    const number = Number(hours);
    return number >= 1 && number <= maxHours ? { kind: 'hours', hours: number } : null;
  }
  const [, hourOfDay, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hourOfDay === undefined || minute === undefined) return null;
  return { kind: 'daily', minutes: Number(hourOfDay) * 60 + Number(minute) };
}

/** Returns the interval of a schedule in milliseconds, or `null` if it has none. */
export function intervalOf(schedule: Schedule): number | null {
  if (schedule.kind === 'manual') return null;
  return schedule.kind === 'hours' ? schedule.hours * hour : day;
}

/**
 * Returns when a feed runs next, in Unix milliseconds, or `null` if it only runs manually. `random` is a number from 0
 * to 1 that chooses the delay.
 */
export function nextRun(schedule: Schedule, now: number, timeZone: string, random: number): number | null {
  if (schedule.kind === 'manual') return null;
  if (schedule.kind === 'hours') {
    const interval = schedule.hours * hour;
    return Math.round(now + interval + random * Math.min(longestDelay, interval / 10));
  }
  const wall = now + zoneOffset(timeZone, now);
  const midnight = Math.floor(wall / day) * day;
  const moments = [0, 1, 2].map((days) =>
    momentOf(midnight + days * day + schedule.minutes * 60_000, timeZone),
  );
  const next = moments.find((moment) => moment > now) ?? now + day;
  return Math.round(next + random * longestDelay);
}

const firstRetry = 15 * 60_000;

/**
 * Returns when a feed whose last runs failed is tried again, in Unix milliseconds: after 15 minutes, then after growing
 * pauses, but not later than its schedule says. Returns `null` if the feed only runs manually.
 */
export function nextRetry(
  schedule: Schedule,
  failures: number,
  now: number,
  timeZone: string,
  random: number,
): number | null {
  const usual = nextRun(schedule, now, timeZone, random);
  if (usual === null) return null;
  const pause = firstRetry * 2 ** Math.min(Math.max(failures, 1) - 1, 20);
  return Math.min(usual, Math.round(now + pause + random * 60_000));
}
