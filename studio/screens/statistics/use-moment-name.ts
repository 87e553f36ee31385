import { useFormats } from '#app/messages/use-messages.ts';

/** Returns a function that names a day or an hour. Read as UTC, a moment shows the site's local day and hour. */
export function useMomentName(isHourly: boolean): (moment: number, length?: 'short' | 'long') => string {
  const formats = useFormats();
  return (moment, length = 'short') =>
    isHourly
      ? formats.date(moment, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' })
      : formats.date(moment, {
          timeZone: 'UTC',
          weekday: length === 'long' ? 'long' : undefined,
          day: 'numeric',
          month: length,
        });
}
