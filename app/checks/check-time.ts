import { wallTime } from '#app/lib/time-zone.ts';

/** Hours of the day at which the nightly checks begin and end. */
const [firstHour, endHour] = [1, 6];

/** Whether a moment (Unix milliseconds) is in the hours of the nightly checks, in the site's time zone. */
export function isCheckTime(moment: number, timeZone: string): boolean {
  const hour = Number(wallTime(moment, timeZone).slice(11, 13));
  return hour >= firstHour && hour < endHour;
}
