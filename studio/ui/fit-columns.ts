import { checkboxWidth, handleWidth, type TableColumn } from './table-column.ts';

/** Returns the width of the columns for handles and checkboxes in a table whose rows can be selected. */
export function widthBefore(isDraggable: boolean): number {
  return checkboxWidth + (isDraggable ? handleWidth : 0);
}

/**
 * Returns the columns that fit into a number of pixels at their smallest widths. Those with the ids in `kept` stay even
 * if they do not fit.
 */
export function fitColumns<Column extends Pick<TableColumn<never>, 'id' | 'width' | 'minWidth'>>(
  columns: readonly Column[],
  room: number,
  kept: ReadonlySet<string>,
): Column[] {
  let free = room;
  for (const column of columns) if (kept.has(column.id)) free -= smallestWidth(column);
  return columns.filter((column) => {
    if (kept.has(column.id)) return true;
    const width = smallestWidth(column);
    if (width > free) return false;
    free -= width;
    return true;
  });
}

/** Returns the smallest width of a column. React Aria gives a column without a minimum width at least 75 pixels. */
function smallestWidth({ width, minWidth = 75 }: Pick<TableColumn<never>, 'width' | 'minWidth'>): number {
  return typeof width === 'number' ? Math.max(width, minWidth) : minWidth;
}
