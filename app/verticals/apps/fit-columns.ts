/** Possible numbers of columns by the width of the container, the preferred one first. The widths are in apps.css. */
export type ColumnChoices = Readonly<Record<'--middle' | '--wide' | '--widest', readonly number[]>>;

/** Chooses the numbers of columns that leave the fewest cells of the last row empty. */
export function fitColumns(count: number, choices: ColumnChoices): Record<string, number | undefined> {
  const emptyCells = (columns: number) => (columns - (count % columns)) % columns;
  return Object.fromEntries(
    Object.entries(choices).map(([name, columns]) => [
      name,
      columns.toSorted((a, b) => emptyCells(a) - emptyCells(b))[0],
    ]),
  );
}
