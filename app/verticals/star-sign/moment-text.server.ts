import type { Formats } from '#app/messages/formats.ts';
import type { Localisation } from '#app/pages/localisation.ts';
import { dayMs } from './clock.ts';

const shapes = {
  /** `21 November 2026` */
  date: { dateStyle: 'long' },
  /** `21 November` */
  day: { day: 'numeric', month: 'long' },
  /** `Saturday 21 November` */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `November 2026` */
  month: { month: 'long', year: 'numeric' },
  /** `21 Nov, 14:05` */
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** `21 Nov 2026, 14:05` */
  fullMoment: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  /** `14:05` */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type MomentShape = keyof typeof shapes;

/** Formats a moment in Unix milliseconds. */
export function formatMoment(formats: Formats, moment: number, shape: MomentShape, timeZone: string): string {
  return formats.date(moment, { ...shapes[shape], timeZone });
}

/** Formats a calendar day (`YYYY-MM-DD`). */
export function formatDay(formats: Formats, date: string, shape: MomentShape): string {
  return formatMoment(formats, Date.parse(date), shape, 'UTC');
}

/** Formats the week that starts at a midnight UTC, such as `16–22 November`. */
export function formatWeek(formats: Formats, monday: number): string {
  return formats.dateRange(monday, monday + 6 * dayMs, { ...shapes.day, timeZone: 'UTC' });
}

/** Whether a time zone is UTC, so that its times need not be shown beside those in UTC. */
export function isUtc(timeZone: string): boolean {
  return /^(?:Etc\/)?(?:UTC|GMT)$/.test(timeZone);
}

/** Returns the name of a time zone by its city, such as `Berlin time`, or `UTC`. */
export function zoneName({ messages }: Pick<Localisation, 'messages'>, timeZone: string): string {
  if (isUtc(timeZone)) return 'UTC';
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return messages('star-sign')('clock.city', { city });
}
