/** The content of one slot of a grid for a visitor who knows some of its items. */
export type Slot<Tile> =
  | { kind: 'tile'; tile: Tile }
  /** Another item whose tile is not loaded yet. */
  | { kind: 'other'; id: number; instead: Tile }
  /** No item is left. The slot keeps its size. */
  | { kind: 'empty'; instead: Tile };

/**
 * Replaces the items that a visitor knows with others. If no others are left, the following items move up, so that
 * empty slots come last. Returns `null` if the visitor knows everything.
 */
export function fillFreshSlots<Tile extends { id: number }>(
  tiles: readonly Tile[],
  others: readonly number[],
  known: ReadonlySet<number>,
): readonly Slot<Tile>[] | null {
  const fresh = others.filter((id) => !known.has(id)).values();
  const filled: Slot<Tile>[] = [];
  const left: Tile[] = [];
  for (const tile of tiles) {
    if (!known.has(tile.id)) {
      filled.push({ kind: 'tile', tile });
      continue;
    }
    const { value: id } = fresh.next();
    if (id === undefined) left.push(tile);
    else filled.push({ kind: 'other', id, instead: tile });
  }
  if (filled.length === 0) return null;
  return [...filled, ...left.map((instead) => ({ kind: 'empty', instead }) as const)];
}
