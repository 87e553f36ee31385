/** Returns the time. Tests pass a clock that they can set. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
}
