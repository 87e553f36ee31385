import { shortMonths } from '#app/lib/date-format.ts';
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

const kept = new Map<string, Intl.DateTimeFormat>();

function formatOf(shape: MomentShape, timeZone: string): Intl.DateTimeFormat {
  const key = `${shape} ${timeZone}`;
  const format = kept.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...shapes[shape], timeZone });
  kept.set(key, format);
  return format;
}

/** Formats a moment in Unix milliseconds. Formatters are cached, because creating one is slow. */
export function momentWords(moment: number, shape: MomentShape, timeZone: string): string {
  return shortMonths(formatOf(shape, timeZone).format(moment));
}

/** Formats a calendar day (`YYYY-MM-DD`). */
export const dayWords = (date: string, shape: MomentShape): string =>
  momentWords(Date.parse(date), shape, 'UTC');

/** Formats the week that starts at a midnight UTC, such as `16–22 November`. */
export const weekWords = (monday: number): string =>
  formatOf('day', 'UTC').formatRange(monday, monday + 6 * dayMs);

/** Returns the name of a time zone by its city, such as `Berlin time`, or `UTC`. */
export function zoneWords(timeZone: string): string {
  if (/^(?:Etc\/)?(?:UTC|GMT)$/.test(timeZone)) return 'UTC';
  return `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
}

/** Whether a time zone is UTC, so that its times need no second column. */
export const isUtc = (timeZone: string): boolean => zoneWords(timeZone) === 'UTC';
