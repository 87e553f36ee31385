/** A point of a curve: x from 0 to 1, y the figure. */
export interface CurvePoint {
  x: number;
  y: number;
}

/** A scale from figures to a height from the top, with room above and below. */
export function createScale(
  figures: readonly number[],
  { top, bottom, leastSpan }: { top: number; bottom: number; leastSpan: number },
): (figure: number) => number {
  const low = Math.min(...figures);
  const high = Math.max(...figures);
  const middle = (low + high) / 2;
  const half = Math.max(high - low, leastSpan) / 2;
  return (figure) => bottom + ((figure - (middle - half)) / (half * 2)) * (top - bottom);
}

/**
 * Path of a smooth curve through all points that never rises above or falls below its neighbours (monotone cubic after
 * Fritsch and Carlson).
 */
export function curvePath(points: readonly CurvePoint[]): string {
  const [first] = points;
  if (!first) return '';
  const slopes = monotoneSlopes(points);
  const parts = [`M${round(first.x)} ${round(first.y)}`];
  for (let index = 1; index < points.length; index += 1) {
    const a = points[index - 1]!;
    const b = points[index]!;
    const third = (b.x - a.x) / 3;
    parts.push(
      `C${round(a.x + third)} ${round(a.y + slopes[index - 1]! * third)} ${round(b.x - third)} ${round(b.y - slopes[index]! * third)} ${round(b.x)} ${round(b.y)}`,
    );
  }
  return parts.join('');
}

function monotoneSlopes(points: readonly CurvePoint[]): number[] {
  const steps = points.slice(1).map((point, index) => {
    const before = points[index]!;
    return (point.y - before.y) / (point.x - before.x);
  });
  return points.map((_, index) => {
    const before = steps[index - 1];
    const after = steps[index];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
