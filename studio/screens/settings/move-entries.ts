/** The new position of moved entries: before or after another entry. */
export interface MoveTarget {
  id: unknown;
  isBefore: boolean;
}

/**
 * Moves entries of a list. Nothing changes if the target is one of the moved entries. An unknown target moves them to
 * the end.
 */
export function moveEntries<Entry>(
  entries: readonly Entry[],
  moved: ReadonlySet<unknown>,
  { id, isBefore }: MoveTarget,
  idOf: (entry: Entry) => unknown,
): readonly Entry[] {
  if (moved.has(id)) return entries;
  const rest = entries.filter((entry) => !moved.has(idOf(entry)));
  const found = rest.findIndex((entry) => idOf(entry) === id);
  const index = found < 0 ? rest.length : isBefore ? found : found + 1;
  return rest.toSpliced(index, 0, ...entries.filter((entry) => moved.has(idOf(entry))));
}
