import { useFormats } from '#app/messages/use-messages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface TimeProps {
  /** Unix milliseconds. */
  value: number;
  /** Unix milliseconds of the rendering, from the loader, so that server and browser write the same. */
  now: number;
  className?: string;
}

/** A moment in words, such as “5 minutes ago”. Its title is the exact time in the site's time zone. */
export function Time({ value, now, className }: TimeProps) {
  const formats = useFormats();
  const distance = value - now;
  const size = Math.abs(distance);
  const text =
    size < hour
      ? formats.relativeTime(Math.round(distance / minute), 'minute', { numeric: 'auto' })
      : size < day
        ? formats.relativeTime(Math.round(distance / hour), 'hour', { numeric: 'auto' })
        : size < 7 * day
          ? formats.relativeTime(Math.round(distance / day), 'day', { numeric: 'auto' })
          : formats.date(value, { dateStyle: 'medium' });
  return (
    <time
      dateTime={new Date(value).toISOString()}
      title={formats.date(value, { dateStyle: 'long', timeStyle: 'medium' })}
      className={className}
    >
      {text}
    </time>
  );
}
