/** What an ad entry weighed in one run. Durations in milliseconds. */
export interface AdFigures {
  /** Requests that the entry made, without those in its frames. */
  requests: number;
  /** Requests to hosts that do not tell a page how large their answers are (no `Timing-Allow-Origin`). */
  hidden: number;
  /** Bytes of the other answers as they were sent, and of the entry's own code and HTML. */
  bytes: number;
  /** Time of the main thread in tasks of more than 50 ms. */
  longTasks: number;
  /** The parts of these tasks beyond their first 50 ms, as in Total Blocking Time. */
  blocking: number;
  /** Layout shift of the text after the slot, as in Cumulative Layout Shift. `null` if the browser does not report it. */
  shift: number | null;
}

/** Milliseconds for which an entry is measured. */
export const measuredFor = 8_000;
