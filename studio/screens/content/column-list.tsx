import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { DragHandle } from '../../ui/drag-handle.tsx';
import { Switch } from '../../ui/switch.tsx';
import { columnName } from './column-words.ts';
import { columnIds, moveColumns, toggleColumn, usualColumns, type ColumnId } from './columns.ts';

/** The columns of the table in their order. Each can be moved, shown and hidden. */
export function ColumnList({
  columns,
  onChange,
}: {
  columns: readonly ColumnId[];
  onChange: (columns: readonly ColumnId[]) => void;
}) {
  const t = useMessages('content');
  // The chosen columns. They are shown at once, while the choice is being saved.
  const [shown, setShown] = useState(columns);
  // While the list is open, hidden columns keep their positions below the shown ones.
  const rows = [...shown, ...columnIds.filter((id) => !shown.includes(id))].map((id) => ({ id }));
  const choose = (next: readonly ColumnId[]) => {
    setShown(next);
    onChange(next);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      columnIds.filter((id) => keys.has(id)).map((id) => ({ 'text/plain': columnName(t, id) })),
    onReorder({ keys, target }) {
      const id = shown.find((one) => one === target.key);
      if (id) choose(moveColumns(shown, keys, { id, isBefore: target.dropPosition === 'before' }));
    },
  });
  return (
    <>
      <GridList
        aria-label={t('columns.label')}
        items={rows}
        dependencies={[shown]}
        dragAndDropHooks={dragAndDropHooks}
        className="flex max-h-96 flex-col overflow-auto"
      >
        {({ id }) => (
          <GridListItem
            id={id}
            textValue={columnName(t, id)}
            className="flex min-h-9 items-center gap-1.5 rounded-control pe-2 outline-offset-[-2px] data-dragging:opacity-50 data-hovered:bg-hover"
          >
            <DragHandle className={`size-8 text-faint ${shown.includes(id) ? '' : 'invisible'}`} />
            <span
              className={`min-w-0 flex-1 truncate ${shown.includes(id) ? 'font-semibold' : 'text-faint'}`}
            >
              {columnName(t, id)}
            </span>
            <Switch
              label={t('columns.show', { column: columnName(t, id) })}
              isLabelHidden
              isSelected={shown.includes(id)}
              isDisabled={id === 'title'}
              onChange={(isShown) => choose(toggleColumn(shown, id, isShown))}
            />
          </GridListItem>
        )}
      </GridList>
      <Button
        kind="quiet"
        size="small"
        className="self-start"
        icon={<RotateCcw aria-hidden className="size-4" />}
        onPress={() => choose(usualColumns)}
      >
        {t('columns.reset')}
      </Button>
    </>
  );
}
