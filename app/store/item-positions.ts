/**
 * Distance between the positions of neighbours. About twenty items can be inserted at the same place, one after
 * another, before other items must move.
 */
export const positionStep = 2 ** 20;

/**
 * Returns positions for items in a new order. If the current positions fit this order, they stay, and new items get
 * positions between them. If they do not fit, or if too few positions are free between two items, all items get new
 * positions.
 */
export function assignPositions(
  wanted: readonly number[],
  current: ReadonlyMap<number, number>,
): Map<number, number> {
  const positions = new Map<number, number>();
  let previous: number | null = null;
  let pending: number[] = [];
  for (const id of wanted) {
    const position = current.get(id);
    if (position === undefined) {
      pending.push(id);
      continue;
    }
    const free = positionsBetween(previous, position, pending.length);
    if (!free || (previous !== null && position <= previous)) return spread(wanted);
    pending.forEach((newId, index) => positions.set(newId, free[index] ?? 0));
    pending = [];
    positions.set(id, position);
    previous = position;
  }
  const last = previous ?? -positionStep;
  pending.forEach((id, index) => positions.set(id, last + (index + 1) * positionStep));
  return positions;
}

function spread(wanted: readonly number[]): Map<number, number> {
  return new Map(wanted.map((id, index) => [id, index * positionStep]));
}

/**
 * Returns `count` positions between two others, or `null` if too few are free. If `before` is `null`, all positions
 * before `after` are free.
 */
function positionsBetween(before: number | null, after: number, count: number): number[] | null {
  const step = before === null ? positionStep : Math.floor((after - before) / (count + 1));
  if (count > 0 && step < 1) return null;
  return Array.from({ length: count }, (_, index) => after - (count - index) * step);
}
