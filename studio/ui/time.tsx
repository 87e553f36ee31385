import type { Formats } from '#app/messages/formats.ts';
import { useFormats } from '#app/messages/use-messages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface TimeProps {
  /** Unix milliseconds. */
  value: number;
  /** Time of the rendering in Unix milliseconds, from the loader, so that server and browser render the same text. */
  now: number;
  className?: string;
}

/** Returns a moment in words, such as “5 minutes ago”, or its date if it is a week or more away. */
export function describeTime(formats: Formats, { value, now }: Pick<TimeProps, 'value' | 'now'>): string {
  const distance = value - now;
  const size = Math.abs(distance);
  const relative = (unit: Intl.RelativeTimeFormatUnit, length: number) =>
    formats.relativeTime(Math.round(distance / length), unit, { numeric: 'auto' });
  if (size < minute) return relative('second', minute);
  if (size < hour) return relative('minute', minute);
  if (size < day) return relative('hour', hour);
  return size < 7 * day ? relative('day', day) : formats.date(value, { dateStyle: 'medium' });
}

/** A moment in words. Its title is the exact time in the site's time zone. */
export function Time({ value, now, className }: TimeProps) {
  const formats = useFormats();
  return (
    <time
      dateTime={new Date(value).toISOString()}
      title={formats.date(value, { dateStyle: 'long', timeStyle: 'medium' })}
      className={className}
    >
      {describeTime(formats, { value, now })}
    </time>
  );
}
