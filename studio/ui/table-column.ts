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
  /** Whether the label is only for screen readers. */
  isLabelHidden?: boolean;
  /** Whether the column names the row. If no column has this set, the first column names the row. */
  isRowHeader?: boolean;
  cell: (item: Item) => ReactNode;
}

/** Heights of the header and of the rows, in pixels. */
export const tableHeaderHeight = 36;
export const rowHeight = 52;
export const denseRowHeight = 44;
/** Widths of the columns for the handles and the checkboxes, in pixels. */
export const handleWidth = 36;
export const checkboxWidth = 48;

/** Returns the index of the column that names the rows. */
export function rowHeaderIndex(columns: readonly Pick<TableColumn<never>, 'isRowHeader'>[]): number {
  return Math.max(
    0,
    columns.findIndex(({ isRowHeader }) => isRowHeader),
  );
}
