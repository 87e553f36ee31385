/** A point of a curve: x is from 0 to 1, y is the value. */
export interface CurvePoint {
  x: number;
  y: number;
}

/**
 * Creates a function that converts a value to a distance from the top. The highest value is at `top` and the lowest at
 * `bottom`. If the values span less than `minSpan`, they are centred between `top` and `bottom`.
 */
export function createScale(
  figures: readonly number[],
  { top, bottom, minSpan }: { top: number; bottom: number; minSpan: number },
): (figure: number) => number {
  const low = Math.min(...figures);
  const high = Math.max(...figures);
  const middle = (low + high) / 2;
  const half = Math.max(high - low, minSpan) / 2;
  return (figure) => bottom + ((figure - (middle - half)) / (half * 2)) * (top - bottom);
}

/**
 * Returns the path of a smooth curve through all points. Between two points, the curve stays within the range of their
 * values (monotone cubic interpolation by Fritsch and Carlson).
 */
export function curvePath(points: readonly CurvePoint[]): string {
  const [first] = points;
  if (!first) return '';
  const slopes = monotoneSlopes(points);
  let path = `M${round(first.x)} ${round(first.y)}`;
  points.reduce((a, b, index) => {
    const third = (b.x - a.x) / 3;
    const leave = a.y + (slopes[index - 1] ?? 0) * third;
    const arrive = b.y - (slopes[index] ?? 0) * third;
    path += `C${round(a.x + third)} ${round(leave)} ${round(b.x - third)} ${round(arrive)} ${round(b.x)} ${round(b.y)}`;
    return b;
  });
  return path;
}

function monotoneSlopes(points: readonly CurvePoint[]): number[] {
  const slope = (a: CurvePoint, b: CurvePoint) => (b.y - a.y) / (b.x - a.x);
  return points.map((point, index) => {
    const before = points[index - 1] && slope(points[index - 1] ?? point, point);
    const after = points[index + 1] && slope(point, points[index + 1] ?? point);
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
