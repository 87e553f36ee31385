/** The columns of the table, in their default order. `order` is the position in the catalogue order. */
export const columnIds = [
  'order',
  'title',
  'by',
  'categories',
  'tags',
  'openings',
  'likes',
  'state',
  'provider',
  'added',
  'changed',
  'id',
] as const;
export type ColumnId = (typeof columnIds)[number];

/** The columns that are shown until an operator chooses others. */
export const usualColumns: readonly ColumnId[] = [
  'order',
  'title',
  'categories',
  'openings',
  'state',
  'added',
];

/**
 * Reads columns from a text such as `title,openings`. Adds the title if it is missing. Returns `null` if the text names
 * no column.
 */
export function readColumns(text: string | null): readonly ColumnId[] | null {
  const names = new Set((text ?? '').split(','));
  const columns = [...names].flatMap((name) => columnIds.find((id) => id === name) ?? []);
  if (columns.length === 0) return null;
  return columns.includes('title') ? columns : ['title', ...columns];
}

/** Shows or hides a column. A column that was hidden comes last. The title cannot be hidden. */
export function toggleColumn(columns: readonly ColumnId[], id: ColumnId, isShown: boolean): ColumnId[] {
  const others = columns.filter((one) => one !== id);
  return isShown || id === 'title' ? (columns.includes(id) ? [...columns] : [...others, id]) : others;
}

/** Moves columns before or after another one. */
export function moveColumns(
  columns: readonly ColumnId[],
  moved: ReadonlySet<unknown>,
  { id, isBefore }: { id: ColumnId; isBefore: boolean },
): ColumnId[] {
  const others = columns.filter((one) => !moved.has(one));
  const index = others.indexOf(id);
  if (index < 0) return [...columns];
  return others.toSpliced(isBefore ? index : index + 1, 0, ...columns.filter((one) => moved.has(one)));
}
