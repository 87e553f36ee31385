import type { CheckHours } from '#app/config/environment.server.ts';
import { wallTime } from '#app/lib/time-zone.ts';

/** Returns whether a moment (Unix milliseconds) is in the hours of the checks, in the site's time zone. */
export function isCheckTime(moment: number, timeZone: string, { start, end }: CheckHours): boolean {
  const hour = Number(wallTime(moment, timeZone).slice(11, 13));
  return hour >= start && hour < end;
}
