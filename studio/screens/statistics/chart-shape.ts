/** Returns the smallest round number that is not below a value: 1, 2 or 5 times a power of ten, at least 4. */
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
