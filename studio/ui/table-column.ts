import type { ReactNode } from 'react';

export interface TableColumn<Item> {
  id: string;
  label: string;
  /** Pixels, or a share of the free width, such as `1fr`. */
  width?: number | `${number}fr`;
  minWidth?: number;
  isSortable?: boolean;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** The label is only for screen readers. */
  isLabelHidden?: boolean;
  /** The column names the row. The first one does if none is set. */
  isRowHeader?: boolean;
  cell: (item: Item) => ReactNode;
}

/** Pixels. */
export const tableHeaderHeight = 36;
export const rowHeight = 52;
export const denseRowHeight = 44;
/** Widths of the columns for the handles and the checkboxes. */
export const handleWidth = 36;
export const checkboxWidth = 48;

/** Returns the index of the column that names the rows. */
export function rowHeaderIndex(columns: readonly Pick<TableColumn<never>, 'isRowHeader'>[]): number {
  return Math.max(
    0,
    columns.findIndex(({ isRowHeader }) => isRowHeader),
  );
}

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

/** React Aria gives a column without a minimum 75 pixels. */
function smallestWidth({ width, minWidth = 75 }: Pick<TableColumn<never>, 'width' | 'minWidth'>): number {
  return typeof width === 'number' ? Math.max(width, minWidth) : minWidth;
}
