import { wallTime } from '#app/lib/time-zone.ts';

/** The hours of the night in which games are checked, from the first to before the last. */
const [firstHour, endHour] = [1, 6];

/** Whether games are checked at a moment (Unix milliseconds): while it is night in the site's time zone. */
export function isCheckTime(moment: number, timeZone: string): boolean {
  const hour = Number(wallTime(moment, timeZone).slice(11, 13));
  return hour >= firstHour && hour < endHour;
}
