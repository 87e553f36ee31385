import { positionPath } from './merge-values.server.ts';
import type { TargetDifference } from './read-changes.server.ts';
import { targetKey } from '#app/store/change-target.ts';
import { readPositions } from '#app/store/items.server.ts';
import type { Db } from '#app/store/store.ts';

/**
 * The move of an item: its number in the catalogue order, counted from 1, before and after the move. For older changes,
 * only the direction is known, because other items may have been added, moved or removed since.
 */
export type Move = { from: number; to: number } | { isUp: boolean };

/** The moves of items by the keys of their targets. */
export type Moves = ReadonlyMap<string, Move>;

/**
 * Describes the moves of items. `isLatest` means that the stored order of the items is still their order before or
 * after the differences, so their numbers can be counted. Otherwise, only the direction of a move is known.
 */
export async function readMoves(
  db: Db,
  differences: readonly TargetDifference[],
  isLatest: boolean,
): Promise<Moves> {
  const moved = differences.flatMap(({ target, positions, fields }) =>
    target.kind === 'item' && positions && fields.some(({ path }) => path === positionPath)
      ? [{ target, positions }]
      : [],
  );
  if (!isLatest) {
    return new Map(
      moved.map(({ target, positions: { before = 0, after = 0 } }) => [
        targetKey(target),
        { isUp: after < before },
      ]),
    );
  }
  const moves = new Map<string, Move>();
  for (const [verticalId, own] of Map.groupBy(moved, ({ target }) => target.verticalId)) {
    const stored = await readPositions(db, verticalId);
    const numbersBefore = numbersOf(stored, differences, verticalId, 'before');
    const numbersAfter = numbersOf(stored, differences, verticalId, 'after');
    for (const { target } of own) {
      const [from, to] = [numbersBefore.get(target.id) ?? 1, numbersAfter.get(target.id) ?? 1];
      moves.set(targetKey(target), { from, to });
    }
  }
  return moves;
}

/** Numbers the items of a vertical from 1, in the catalogue order before or after the differences. */
function numbersOf(
  stored: ReadonlyMap<number, number>,
  differences: readonly TargetDifference[],
  verticalId: number,
  side: 'before' | 'after',
): ReadonlyMap<number, number> {
  const positions = new Map(stored);
  for (const { target, positions: changed } of differences) {
    if (target.kind !== 'item' || target.verticalId !== verticalId) continue;
    const position = changed?.[side];
    if (position === undefined) positions.delete(target.id);
    else positions.set(target.id, position);
  }
  const order = [...positions].toSorted(([idA, a], [idB, b]) => a - b || idA - idB);
  return new Map(order.map(([id], index) => [id, index + 1]));
}
