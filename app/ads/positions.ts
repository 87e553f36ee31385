/** One ad to insert among a container's element children. */
export interface Insertion {
  /** 1-based position as configured; it may lie beyond the last child. */
  position: number;
  adNumber: number;
  /** 1-based number of the child after which the ad is inserted. */
  after: number;
}

/**
 * Computes where ads go among `childCount` children (spec ADS-16, ADS-17): `positions[i]` takes ad `adNumbers[i]`, or
 * `fallback` if that is missing. Drops positions that are not positive integers and all but the first of equal
 * positions. The order is ascending. Ads at positions beyond the last child are inserted after it. Without children
 * there are no ads.
 */
export function planInsertions(
  slots: { positions: readonly unknown[]; adNumbers: readonly unknown[]; fallback: number },
  childCount: number,
): Insertion[] {
  if (childCount < 1) return [];
  const numberAt = new Map<number, number>();
  for (const [index, position] of slots.positions.entries()) {
    if (!isPosition(position) || numberAt.has(position)) continue;
    const adNumber = slots.adNumbers[index];
    numberAt.set(position, Number.isSafeInteger(adNumber) ? (adNumber as number) : slots.fallback);
  }
  return [...numberAt]
    .sort(([a], [b]) => a - b)
    .map(([position, adNumber]) => ({ position, adNumber, after: Math.min(position, childCount) }));
}

function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}
