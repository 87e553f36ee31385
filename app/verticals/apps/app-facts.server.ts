import type { Formats } from '#app/messages/formats.ts';
import type { Messages } from '#app/messages/use-messages.ts';

const bytesPerStep = 1000;
const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats the size of a download in kB, MB or GB. A number of MB or GB below 10 has at most one decimal. */
export function formatSize(formats: Formats, bytes: number): string {
  let value = bytes / bytesPerStep;
  let step = 0;
  while (value >= bytesPerStep && step < units.length - 1) {
    value /= bytesPerStep;
    step += 1;
  }
  return formats.number(value < 1 ? 1 : value, {
    style: 'unit',
    unit: units[step] ?? 'gigabyte',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  });
}

/** Formats a day (YYYY-MM-DD) in words. */
export function formatDay(formats: Formats, day: string): string {
  return formats.date(Date.parse(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
}

/** Reads a number of reviews, such as “1,204”. Returns `null` for a text that is not a number, such as “1.2K”. */
export function readReviewsCount(text: string): number | null {
  const digits = /^[\d,. ]+$/.test(text) ? text.replaceAll(/\D/g, '') : '';
  return digits === '' ? null : Number(digits);
}

/** Describes a number of reviews. Returns "" if the number is unknown. */
export function describeReviews(t: Messages<'apps'>, text: string): string {
  if (text === '') return '';
  const count = readReviewsCount(text);
  return count === null ? t('reviews.about', { count: text }) : t('reviews.count', { count });
}
