/** The measured weight of an ad entry in one run. Durations are in milliseconds. */
export interface AdFigures {
  /** Number of requests that the entry made, without those in its frames. */
  requests: number;
  /**
   * How many of these requests went to hosts that do not disclose the sizes of their answers (no
   * `Timing-Allow-Origin`).
   */
  hidden: number;
  /** Transferred bytes of all other answers, plus the bytes of the entry's own code and HTML. */
  bytes: number;
  /** Time that the main thread spent in tasks of more than 50 ms. */
  longTasks: number;
  /** The parts of these tasks beyond their first 50 ms, as in Total Blocking Time. */
  blocking: number;
  /**
   * Layout shift of the text after the slot, as in Cumulative Layout Shift. `null` if the browser does not report it.
   */
  shift: number | null;
}

/** Milliseconds for which an entry is measured. */
export const measuredFor = 8_000;
