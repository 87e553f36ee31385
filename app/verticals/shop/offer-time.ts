const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Describes how long an offer still runs, rounded down: whole days from two days on, otherwise whole hours. Omits
 * minutes, because a page may be some minutes old.
 */
export function timeLeft(endsAt: number, now: number): string {
  const left = endsAt - now;
  if (left <= 0) return 'Ended';
  if (left >= 2 * day) return `${Math.floor(left / day)} days left`;
  if (left >= 2 * hour) return `${Math.floor(left / hour)} hours left`;
  return 'Ends within two hours';
}

/** Returns the remaining time of an offer for a countdown. */
export function countdownParts(endsAt: number, now: number) {
  const left = Math.max(0, endsAt - now);
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / 1000),
  };
}
