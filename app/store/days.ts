const millisecondsPerDay = 86_400_000;

/** Returns the number of the UTC day of a moment, counted from 1970-01-01. */
export function dayNumber(milliseconds: number): number {
  return Math.floor(milliseconds / millisecondsPerDay);
}
