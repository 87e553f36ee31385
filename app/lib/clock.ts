/** Tells the time. Everything that needs the time takes it from a clock, so that tests can set it. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
}
