import type { Messages } from '#app/messages/use-messages.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Describes how long an offer still runs: in whole days or, below two days, in whole hours, rounded down. Below two
 * hours, the text contains no exact time, because a page may be some minutes old. Times are Unix milliseconds.
 */
export function timeLeft(t: Messages<'shop'>, { endsAt, now }: { endsAt: number; now: number }): string {
  const left = endsAt - now;
  if (left <= 0) return t('end.over');
  if (left >= 2 * day) return t('end.daysLeft', { count: Math.floor(left / day) });
  if (left >= 2 * hour) return t('end.hoursLeft', { count: Math.floor(left / hour) });
  return t('end.soon');
}
