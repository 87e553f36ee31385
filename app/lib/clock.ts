/** Returns the time. All code takes the time from a clock, so that tests can set it. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
}
