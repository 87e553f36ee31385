/** The median of a sample and its range. */
export interface Summary {
  median: number;
  low: number;
  high: number;
}

/** Returns the median. If the count is even, returns the higher of the two middle values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns a quantile of numbers. `share` is between 0 and 1; 0.5 returns the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Returns median and range of a sample. The range of ten values or more excludes a tenth at each end. */
export function summarise(values: readonly number[]): Summary {
  const margin = values.length < 10 ? 0 : 0.1;
  return {
    median: median(values),
    low: quantile(values, margin),
    high: quantile(values, 1 - margin),
  };
}
