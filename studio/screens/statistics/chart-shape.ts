/** Returns the smallest round number that is not below a value: 1, 2, 4 or 5 times a power of ten, at least 4. */
export function roundTop(value: number): number {
  if (value <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 4, 5, 10].find((each) => each * power >= value) ?? 10;
  return factor * power;
}

/** Returns the path of a line through values, in a box of the given size, with 0 at the bottom. */
export function linePath(values: readonly number[], top: number, width: number, height: number): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values
    .map(
      (value, index) =>
        `${index === 0 ? 'M' : 'L'}${round(index * step)} ${round(height - (value / top) * height)}`,
    )
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns how far a point is from the first one, as a share of the width of the chart. */
export function shareOf(index: number, count: number): number {
  return count <= 1 ? 0 : index / (count - 1);
}

/** Returns the indexes of the points that have a label: at most five, at equal distances. */
export function labelIndexes(count: number): number[] {
  return [...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * (count - 1))))];
}
