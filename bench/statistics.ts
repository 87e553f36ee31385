/** The middle of a sample and how far its values lie apart. */
export interface Summary {
  median: number;
  low: number;
  high: number;
}

/** The middle one of some numbers; the higher of the two middle ones when their count is even. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that a share of the numbers, 0 to 1, does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Median and range of a sample; the range of ten values or more leaves out a tenth at either end. */
export function summarise(values: readonly number[]): Summary {
  const margin = values.length < 10 ? 0 : 0.1;
  return {
    median: median(values),
    low: quantile(values, margin),
    high: quantile(values, 1 - margin),
  };
}
