/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Browsers remove the roles of a table from elements with another `display`. */
import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';
import { ScrollArea } from './scroll-area.tsx';
import {
  checkboxWidth,
  handleWidth,
  rowHeight,
  tableHeaderHeight,
  type TableColumn,
} from './table-column.ts';

/** Maximum number of rows that are rendered. They fill a window of 1,500 px. */
const most = 30;

/**
 * The first rows of a table, which a document shows until the code of the table is loaded. Every cell is where the
 * table will put it.
 */
export function FirstRows<Item extends { id: number | string }>({
  label,
  columns,
  narrow,
  items,
  total,
  isSelectable,
  isDraggable,
  empty,
  className,
}: {
  label: string;
  columns: readonly TableColumn<Item>[];
  /** Ids of the columns that narrow windows show. CSS hides the others, because the server does not know the width. */
  narrow: ReadonlySet<string>;
  items: readonly Item[];
  /** Number of all rows. */
  total: number;
  isSelectable: boolean;
  isDraggable: boolean;
  /** Shown if there are no rows. */
  empty: ReactNode;
  className: string;
}) {
  // Leaves room for the handles and checkboxes, which appear with the table.
  const before = (isDraggable ? handleWidth : 0) + (isSelectable ? checkboxWidth : 0);
  const row = 'grid grid-cols-(--narrow) tablet:grid-cols-(--wide)';
  const cellOf = ({ id, align }: TableColumn<Item>) =>
    classes(
      'min-w-0 items-center gap-2 px-2.5',
      narrow.has(id) ? 'flex' : 'hidden tablet:flex',
      align === 'end' && 'justify-end tabular-nums',
    );
  const widths = {
    '--narrow': templateOf(columns.filter(({ id }) => narrow.has(id))),
    '--wide': templateOf(columns),
  } as CSSProperties;
  // Does not use `rowHeaderIndex`: it is in the chunk of the table, which would then be part of the first scripts.
  const header = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return (
    <ScrollArea
      label={label}
      className={`w-full rounded-card bg-surface shadow-card ${className}`}
      style={widths}
    >
      <table
        role="table"
        aria-label={label}
        aria-rowcount={total + 1}
        className="block"
        style={{ height: tableHeaderHeight + total * rowHeight }}
      >
        <thead role="rowgroup" className="block">
          <tr
            role="row"
            aria-rowindex={1}
            className={`${row} border-b border-divider`}
            style={{ height: tableHeaderHeight, paddingInlineStart: before }}
          >
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className={`${cellOf(column)} text-small font-semibold text-muted`}
              >
                <span className={column.isLabelHidden ? 'sr-only' : 'truncate'}>{column.label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {items.slice(0, most).map((item, rowIndex) => (
            <tr
              key={item.id}
              role="row"
              aria-rowindex={rowIndex + 2}
              className={`${row} border-b border-divider`}
              style={{ height: rowHeight, paddingInlineStart: before }}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  role={column === header ? 'rowheader' : 'cell'}
                  className={cellOf(column)}
                >
                  {column.cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {total === 0 && <div className="px-6 py-10">{empty}</div>}
    </ScrollArea>
  );
}

/** Returns the widths of columns as a template for a grid. The layout of the table computes the same widths. */
function templateOf(columns: readonly TableColumn<never>[]): string {
  return columns
    .map(({ width = '1fr', minWidth = 75 }) =>
      typeof width === 'number' ? `${Math.max(width, minWidth)}px` : `minmax(${minWidth}px, ${width})`,
    )
    .join(' ');
}
