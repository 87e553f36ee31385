import { ArrowUp } from 'lucide-react';
import { useState, type ReactNode, type Ref, type UIEvent } from 'react';
import {
  Cell,
  Collection,
  Column,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
  useTableOptions,
  Virtualizer,
  type DragAndDropHooks,
  type Key,
  type Selection,
  type SortDescriptor,
} from 'react-aria-components';
import { Checkbox } from './checkbox.tsx';
import { classes } from './classes.ts';
import { DragHandle } from './drag-handle.tsx';
import { createRangeAnchor, RowCheckbox, type RangeAnchor } from './row-checkbox.tsx';
import {
  checkboxWidth,
  denseRowHeight,
  handleWidth,
  rowHeaderIndex,
  rowHeight,
  tableHeaderHeight,
  type TableColumn,
} from './table-column.ts';
import { WindowedTableLayout, type WindowedTableOptions } from './windowed-table-layout.ts';

export interface TableProps<Item extends { id: Key }> {
  label: string;
  columns: readonly TableColumn<Item>[];
  items: readonly Item[];
  /** Returns the text by which typing finds a row. */
  textOf: (item: Item) => string;
  /** Whether rows are 44 px high instead of 52 px. */
  isDense?: boolean;
  sort?: SortDescriptor;
  onSort?: (sort: SortDescriptor) => void;
  /** The selected rows. If this is not set, rows cannot be selected. */
  selected?: Selection;
  onSelect?: (selected: Selection) => void;
  /** Called when Enter or a click opens a row. */
  onOpen?: (id: Key) => void;
  /** The row that is open in the drawer. */
  openId?: Key | null;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** Set if `items` are a part of a longer list: the index of the first one, and the length of the list. */
  range?: { start: number; total: number };
  onScroll?: (event: UIEvent<HTMLElement>) => void;
  /** Makes rows draggable, with a handle for the keyboard and for screen readers. */
  drag?: { hooks: DragAndDropHooks; label: string };
  /** Class names that set the height of the visible part. Rows outside it are not rendered. */
  className?: string;
  /** The element of the table. Focusing it moves the focus to the row that was focused last. */
  ref?: Ref<HTMLTableElement> | undefined;
}

/**
 * A table that renders only its visible rows. Arrow keys move the focus, Space selects a row, Shift extends the
 * selection, Enter opens a row, and Escape clears the selection.
 */
export function Table<Item extends { id: Key }>({
  label,
  columns,
  items,
  textOf,
  isDense = false,
  sort,
  onSort,
  selected,
  onSelect,
  onOpen,
  openId = null,
  empty,
  range,
  onScroll,
  drag,
  className = 'max-h-[70dvh]',
  ref,
}: TableProps<Item>) {
  const [anchor] = useState(createRangeAnchor);
  const [given, setGiven] = useState<Selection>();
  return (
    <Virtualizer<WindowedTableOptions>
      layout={WindowedTableLayout}
      layoutOptions={{
        rowHeight: isDense ? denseRowHeight : rowHeight,
        headingHeight: tableHeaderHeight,
        range,
      }}
    >
      <AriaTable
        ref={ref}
        aria-label={label}
        selectionMode={selected === undefined ? 'none' : 'multiple'}
        // React Aria stores the start of a range in its own selection object. The table passes this object back, so
        // that the keyboard can extend the range.
        selectedKeys={given !== undefined && isSameSelection(given, selected) ? given : selected}
        onSelectionChange={(next) => {
          setGiven(next);
          onSelect?.(next);
        }}
        selectionBehavior="toggle"
        sortDescriptor={sort}
        onSortChange={onSort}
        onRowAction={onOpen}
        onScroll={onScroll}
        dragAndDropHooks={drag?.hooks}
        className={`w-full overflow-auto rounded-card bg-surface shadow-card ${className}`}
      >
        <Head columns={columns} dragLabel={drag?.label} />
        <TableBody
          items={items}
          dependencies={[columns, openId, drag?.label]}
          renderEmptyState={() => <div className="px-6 py-10">{empty}</div>}
        >
          {(item) => (
            <BodyRow
              item={item}
              columns={columns}
              text={textOf(item)}
              isOpen={item.id === openId}
              dragLabel={drag?.label}
              anchor={anchor}
            />
          )}
        </TableBody>
      </AriaTable>
    </Virtualizer>
  );
}

function isSameSelection(one: Selection, other: Selection | undefined): boolean {
  if (one === 'all' || other === 'all' || other === undefined) return one === other;
  return one.size === other.size && [...one].every((key) => other.has(key));
}

function Head<Item>({
  columns,
  dragLabel,
}: {
  columns: readonly TableColumn<Item>[];
  dragLabel: string | undefined;
}) {
  const { selectionBehavior, selectionMode } = useTableOptions();
  return (
    <TableHeader className="h-full bg-surface">
      {dragLabel !== undefined && (
        <Column width={handleWidth} minWidth={handleWidth}>
          <span className="sr-only">{dragLabel}</span>
        </Column>
      )}
      {selectionBehavior === 'toggle' && selectionMode !== 'none' && (
        <Column width={checkboxWidth} minWidth={checkboxWidth} className="ps-4 text-start">
          <div className="flex h-9 items-center">
            <Checkbox slot="selection" />
          </div>
        </Column>
      )}
      <Collection items={columns} dependencies={[columns]}>
        {(column) => (
          <Column
            id={column.id}
            isRowHeader={column === columns[rowHeaderIndex(columns)]}
            allowsSorting={column.isSortable ?? false}
            width={column.width}
            minWidth={column.minWidth}
            className="border-b border-divider px-2.5 text-small font-semibold text-muted outline-offset-[-3px]"
          >
            {({ sortDirection }) => (
              <span
                className={classes(
                  'flex h-9 items-center gap-1',
                  column.align === 'end' && 'justify-end',
                  column.isSortable && 'cursor-pointer',
                )}
              >
                <span className={column.isLabelHidden ? 'sr-only' : 'truncate'}>{column.label}</span>
                {sortDirection && (
                  <ArrowUp
                    aria-hidden
                    className={classes('size-3.5', sortDirection === 'descending' && 'rotate-180')}
                  />
                )}
              </span>
            )}
          </Column>
        )}
      </Collection>
    </TableHeader>
  );
}

function BodyRow<Item extends { id: Key }>({
  item,
  columns,
  text,
  isOpen,
  dragLabel,
  anchor,
}: {
  item: Item;
  columns: readonly TableColumn<Item>[];
  text: string;
  isOpen: boolean;
  dragLabel: string | undefined;
  anchor: RangeAnchor;
}) {
  const { selectionBehavior, selectionMode } = useTableOptions();
  return (
    <Row
      id={item.id}
      textValue={text}
      className={classes(
        'group/row h-full border-b border-divider outline-offset-[-3px] data-hovered:bg-hover data-selected:bg-accent-soft data-selected:[--badge:var(--color-surface)]',
        isOpen &&
          'bg-accent-soft [--badge:var(--color-surface)] shadow-[inset_3px_0_0_var(--color-accent)] rtl:shadow-[inset_-3px_0_0_var(--color-accent)]',
      )}
    >
      {dragLabel !== undefined && (
        <Cell className="h-full">
          <div className="flex h-full items-center justify-end">
            <DragHandle className="h-8 w-5 text-faint" />
          </div>
        </Cell>
      )}
      {selectionBehavior === 'toggle' && selectionMode !== 'none' && (
        <Cell className="h-full ps-4">
          <RowCheckbox id={item.id} anchor={anchor} />
        </Cell>
      )}
      <Collection items={columns} dependencies={[columns, item]}>
        {(column) => (
          <Cell className="h-full outline-offset-[-3px]">
            <div
              className={classes(
                'flex h-full min-w-0 items-center gap-2 px-2.5',
                column.align === 'end' && 'justify-end tabular-nums',
              )}
            >
              {column.cell(item)}
            </div>
          </Cell>
        )}
      </Collection>
    </Row>
  );
}
