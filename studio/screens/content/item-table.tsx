import type { ReactNode, Ref, UIEvent } from 'react';
import { useDragAndDrop, type DroppableCollectionReorderEvent } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Table } from '../../ui/table.tsx';
import type { TableColumn } from '../../ui/table-column.ts';
import { applyChoice, markChosen, type ChosenItems } from './chosen-items.ts';
import { columnIds, type ColumnId } from './columns.ts';
import type { ContentQuery } from './content-query.ts';
import type { ContentRow } from './content-row.ts';
import { describeDragged } from './dragged-items.ts';
import { useEdit } from './use-edit.ts';

export interface ItemTableProps {
  label: string;
  prefix: string;
  columns: readonly TableColumn<ContentRow>[];
  /** The loaded rows, and their position in the whole list. */
  rows: readonly ContentRow[];
  range: { start: number; total: number };
  query: ContentQuery;
  openId: number | null;
  chosen: ChosenItems;
  /** Whether rows can be dragged to another position of the catalogue order. */
  canMove: boolean;
  /** Whether rows can be dragged to the list beside the table. */
  canDrag: boolean;
  empty: ReactNode;
  className: string;
  onChoose: (chosen: ChosenItems) => void;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  onSort: (sort: ContentQuery['sort']) => void;
  onOpen: (id: number) => void;
  ref: Ref<HTMLTableElement>;
}

/** The table of a section's items, whose rows can be selected, opened and dragged. */
export function ItemTable({
  prefix,
  rows,
  query,
  chosen,
  canMove,
  canDrag,
  onChoose,
  onSort,
  onOpen,
  ...props
}: ItemTableProps) {
  const t = useMessages('content');
  const { edit } = useEdit(prefix);
  const loaded = rows.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => describeDragged(loaded.filter((id) => keys.has(id))),
    ...(canMove && {
      onReorder({ keys, target }: DroppableCollectionReorderEvent) {
        const moved = loaded.filter((id) => keys.has(id));
        edit(
          {
            intent: 'beside',
            beside: Number(target.key),
            isBefore: target.dropPosition === 'before',
            selection: JSON.stringify({ ids: moved.join(',') }),
          },
          ({ count }) => t('done.moved', { count }),
        );
      },
    }),
  });
  return (
    <Table
      {...props}
      items={rows}
      textOf={({ title }) => title}
      sort={sortOf(query)}
      onSort={({ column, direction }) => {
        const name = columnIds.find((one) => one === column);
        // Numbers and times are first sorted in descending order.
        const isFirst = query.sort?.column !== column;
        const isDescending = isFirst && name ? descendingFirst.has(name) : direction === 'descending';
        if (name) onSort({ column: name, isDescending });
      }}
      selected={markChosen(chosen, loaded)}
      onSelect={(marked) => onChoose(applyChoice(chosen, marked, loaded))}
      {...((canMove || canDrag) && { drag: { hooks: dragAndDropHooks, label: t('order.drag') } })}
      onOpen={(id) => onOpen(Number(id))}
    />
  );
}

const descendingFirst: ReadonlySet<ColumnId> = new Set(['openings', 'likes', 'added', 'changed']);

function sortOf({ sort, keyword }: ContentQuery) {
  if (sort) {
    const direction = sort.isDescending ? ('descending' as const) : ('ascending' as const);
    return { column: sort.column, direction };
  }
  return keyword.trim() === '' ? { column: 'order', direction: 'ascending' as const } : undefined;
}
