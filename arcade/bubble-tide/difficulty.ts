export interface Difficulty {
  /** Colours in the cluster. */
  readonly colours: number;
  /** Rows of the cluster at the start. */
  readonly rows: number;
  /** Percentage of bubbles that do not have the pattern's colour. */
  readonly stray: number;
  /** Number of misses after which the tide rises by one row. */
  readonly patience: number;
  /** Number of shots after which the cluster sinks by one row. `Infinity` in levels in which it never sinks. */
  readonly sinkEvery: number;
  readonly stones: number;
  readonly lanterns: number;
  /** Number of loose bubbles that earn a pearl. */
  readonly pearlAt: number;
  /** Number of bubbles that one shot must clear to lower the tide by a row. */
  readonly ebbAt: number;
  /** Length of the aiming guide, in bubble radii. */
  readonly guide: number;
}

/** Returns the difficulty of a level. The number of levels is unlimited. The difficulty stops growing at level 33. */
export function difficulty(level: number): Difficulty {
  const step = Math.max(1, Math.floor(level)) - 1;
  return {
    colours: Math.min(6, step < 1 ? 3 : 4 + Math.floor((step - 1) / 7)),
    rows: Math.min(8, 6 + Math.floor(step / 5)),
    stray: Math.min(45, 10 + Math.floor(step * 2.5)),
    patience: Math.max(4, 6 - Math.floor(step / 8)),
    sinkEvery: step < 5 ? Infinity : Math.max(7, 16 - Math.floor((step - 5) / 3)),
    stones: step < 3 ? 0 : Math.min(10, 2 + Math.floor((step - 3) / 3) * 2),
    lanterns: step < 1 ? 0 : 2,
    pearlAt: Math.min(18, 8 + Math.floor(step / 3)),
    ebbAt: Math.min(14, 8 + Math.floor(step / 5)),
    guide: Math.max(14, 44 - step * 1.5),
  };
}
