import { Columns3, GripVertical, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import {
  Button as AriaButton,
  Dialog,
  DialogTrigger,
  GridList,
  GridListItem,
  Popover,
  useDragAndDrop,
} from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { popoverClasses } from '../../ui/popover-classes.ts';
import { Switch } from '../../ui/switch.tsx';
import { columnName } from './column-words.ts';
import { columnIds, moveColumns, toggleColumn, usualColumns, type ColumnId } from './columns.ts';

/** Chooses the columns of the table and their order, by pointer, touch or keyboard. */
export function ColumnChooser({
  columns,
  onChange,
}: {
  columns: readonly ColumnId[];
  onChange: (columns: readonly ColumnId[]) => void;
}) {
  const t = useMessages('content');
  return (
    <DialogTrigger>
      <IconButton
        size="small"
        label={t('columns.label')}
        icon={<Columns3 aria-hidden className="size-4" />}
      />
      <Popover placement="bottom end" offset={6} className={`${popoverClasses} w-72`}>
        <Dialog aria-label={t('columns.label')} className="flex flex-col gap-1 outline-none">
          <ColumnList columns={columns} onChange={onChange} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function ColumnList({
  columns,
  onChange,
}: {
  columns: readonly ColumnId[];
  onChange: (columns: readonly ColumnId[]) => void;
}) {
  const t = useMessages('content');
  // Shown at once, while the choice is saved.
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
            <AriaButton
              slot="drag"
              className={`grid size-8 cursor-grab place-items-center rounded-tag text-faint ${shown.includes(id) ? '' : 'invisible'}`}
            >
              <GripVertical aria-hidden className="size-4" />
            </AriaButton>
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
