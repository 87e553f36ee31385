import type { AdFigures } from '#app/pages/measure/ad-figures.ts';

/** The measured weight of an entry's script. */
export type AdWeight =
  | { state: 'measured'; figures: AdFigures; browser: string; measuredAt: number }
  /** There are only measurements of earlier code. */
  | { state: 'outdated' }
  | { state: 'unmeasured' };

export const weightLimits = ['requests', 'bytes', 'blocking', 'shift'] as const;
export type WeightLimit = (typeof weightLimits)[number];

/**
 * The recommended limits. `requests` and `bytes` follow the IAB's New Ad Portfolio (2017), which allows an ad of 300 by
 * 250 px ten requests, 150 kB at first and 300 kB afterwards. `blocking` is in milliseconds
 * (https://web.dev/articles/tbt). `shift` is the layout shift (https://web.dev/articles/cls).
 */
export const recommended: Readonly<Record<WeightLimit, number>> = {
  requests: 10,
  bytes: 450_000,
  blocking: 200,
  shift: 0.1,
};

/** Returns the recommended limits that an entry exceeds. */
export function findExceeded(figures: AdFigures): WeightLimit[] {
  return weightLimits.filter((limit) => (figures[limit] ?? 0) > recommended[limit]);
}
