const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns the remaining time of an offer for a countdown. Times are Unix milliseconds. */
export function countdownParts(endsAt: number, now: number) {
  const left = Math.max(0, endsAt - now);
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / 1000),
  };
}
