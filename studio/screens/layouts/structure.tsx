import { Monitor, Smartphone } from 'lucide-react';
import { memo, useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { ButtonContext, GridList, GridListItem, isTextDropItem, useDragAndDrop } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { DragHandle } from '../../ui/drag-handle.tsx';
import { BlockIcon } from './block-icon.tsx';
import { BlockMenu } from './block-menu.tsx';
import type { BlockActions, Windows } from './use-block-actions.ts';

const regions = ['header', 'main', 'footer'] as const;
type Region = (typeof regions)[number];

/** A block as the list shows it. */
export interface StructureRow {
  /** Type of the block. */
  module: string;
  name: string;
  region: Region;
  windows: Windows;
  /** Whether the draft changes the block. */
  isChanged: boolean;
}

interface StructureProps {
  rows: readonly StructureRow[];
  actions: BlockActions;
  /** A key for each block. */
  keys: readonly string[];
  selected: number | null;
  /** Position of a block that is added or pasted. */
  newPosition: number;
  canEdit: boolean;
  isFull: boolean;
  onSelect: (position: number | null) => void;
  onAdd: (at: number) => void;
  onPaste: (at: number) => void;
  onKey: (event: KeyboardEvent, position: number) => boolean;
}

/**
 * The blocks of header, main and footer as lists. They are moved by pointer, touch or keyboard. Memoised, because the
 * lists take long to render, and most edits do not affect them.
 */
export const Structure = memo(function Structure(props: StructureProps) {
  const { rows, actions, keys, selected, newPosition, canEdit, onKey } = props;
  const t = useMessages('layouts');
  const [dragged, setDragged] = useState<Region | null>(null);
  const lists = useRef<HTMLDivElement>(null);
  const keepsFocus = useRef(false);
  useEffect(() => {
    // Browsers remove the focus from a row that is moved in the document, so the focus is set again.
    if (!keepsFocus.current) return;
    keepsFocus.current = false;
    const key = selected === null ? undefined : keys[selected];
    // The row of a new block is added to the document only after this effect.
    requestAnimationFrame(() => {
      const elements = lists.current?.querySelectorAll<HTMLElement>('[role=row]') ?? [];
      [...elements].find(({ dataset }) => dataset.key === key)?.focus();
    });
  }, [keys, selected]);
  const handlers = canEdit
    ? {
        onKeyDownCapture: (event: KeyboardEvent) => {
          // React also passes on key presses in the menus of the rows, which are not for the list. While a block is
          // dragged, keys choose its position.
          const isInList = event.target instanceof Node && event.currentTarget.contains(event.target);
          if (!isInList || dragged !== null || selected === null || !onKey(event, selected)) return;
          keepsFocus.current = true;
          event.preventDefault();
          event.stopPropagation();
        },
        onPaste: (event: ClipboardEvent) => {
          event.preventDefault();
          actions.paste(event.clipboardData.getData('text/plain'), newPosition);
        },
        onCopy: (event: ClipboardEvent) => {
          const text = selected === null ? '' : actions.jsonOf(selected);
          if (text === '') return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', text);
        },
      }
    : {};
  return (
    <div ref={lists} {...handlers} className="flex flex-col gap-3">
      {regions.map((region) => {
        const positions = rows.flatMap((row, position) => (row.region === region ? [position] : []));
        return (
          <section key={region}>
            <h2 className="px-2 pb-1 font-sans text-small font-semibold text-muted">
              {t('structure.region', { region })}
            </h2>
            {positions.length > 0 && (
              <RegionList
                {...props}
                region={region}
                positions={positions}
                canDrop={dragged === null || dragged === region}
                onDrag={setDragged}
              />
            )}
          </section>
        );
      })}
    </div>
  );
});

interface RegionListProps extends StructureProps {
  region: Region;
  positions: readonly number[];
  /** Whether the dragged block can be dropped here. Blocks stay in their region. */
  canDrop: boolean;
  onDrag: (region: Region | null) => void;
}

function RegionList({
  region,
  rows,
  positions,
  actions,
  keys,
  selected,
  isFull,
  canEdit,
  canDrop,
  onDrag,
  onSelect,
  onAdd,
  onPaste,
}: RegionListProps) {
  const t = useMessages('layouts');
  const positionAt = ({ key, dropPosition }: { key: unknown; dropPosition: string }) => {
    const beside = keys.indexOf(String(key));
    return dropPosition === 'before' ? beside : beside + 1;
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canEdit,
    acceptedDragTypes: ['text/plain'],
    getItems: (dragged) =>
      [...dragged].map((key) => ({
        'text/plain': actions.jsonOf(keys.indexOf(String(key))),
      })),
    getDropOperation: (target) => {
      if (!canDrop || target.type !== 'item' || target.dropPosition === 'on') return 'cancel';
      return 'move';
    },
    onDragStart: () => onDrag(region),
    onDragEnd: () => onDrag(null),
    onReorder: ({ keys: dragged, target }) => {
      const [key] = dragged;
      const position = keys.indexOf(String(key));
      const at = positionAt(target);
      const to = at > position ? at - 1 : at;
      if (position !== -1 && to !== position) actions.move(position, to);
    },
    onInsert: ({ items, target }) => {
      const [item] = items;
      if (!item || !isTextDropItem(item)) return;
      void item.getText('text/plain').then((text) => actions.paste(text, positionAt(target)));
    },
  });
  const chosen = selected !== null && positions.includes(selected) ? keys[selected] : undefined;
  return (
    <GridList
      aria-label={t('structure.list', { region })}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(chosenKeys) => {
        const [key] = chosenKeys === 'all' ? [] : [...chosenKeys];
        if (key !== undefined) onSelect(keys.indexOf(String(key)));
      }}
      dragAndDropHooks={dragAndDropHooks}
      className="flex flex-col outline-none"
    >
      {positions.map((position, index) => {
        const { module: type = '', name = '', windows = 'all', isChanged = false } = rows[position] ?? {};
        const id = keys[position] ?? '';
        return (
          <BlockRow
            key={id}
            {...{ id, type, name, windows, isChanged, position, actions, isFull, canEdit, onAdd, onPaste }}
            isFirst={index === 0}
            isLast={index === positions.length - 1}
          />
        );
      })}
    </GridList>
  );
}

interface BlockRowProps
  extends
    Omit<StructureRow, 'module' | 'region'>,
    Pick<StructureProps, 'actions' | 'canEdit' | 'isFull' | 'onAdd' | 'onPaste'> {
  id: string;
  /** Type of the block. */
  type: string;
  position: number;
  isFirst: boolean;
  isLast: boolean;
}

/** Memoised, so that selecting or changing a block does not render the menus of all others. */
const BlockRow = memo(function BlockRow({
  id,
  type,
  name,
  windows,
  isChanged,
  position,
  actions,
  isFull,
  canEdit,
  isFirst,
  isLast,
  onAdd,
  onPaste,
}: BlockRowProps) {
  const t = useMessages('layouts');
  const Only = windows === 'phone' ? Smartphone : Monitor;
  return (
    <GridListItem
      id={id}
      textValue={name}
      className="group flex min-h-9 items-center gap-1.5 rounded-control border border-transparent ps-1 pe-0.5 outline-offset-[-2px] data-dragging:opacity-50 data-hovered:bg-hover data-selected:border-accent data-selected:bg-accent-soft pointer-coarse:min-h-11"
    >
      <DragHandle className="size-6 text-faint" />
      <BlockIcon type={type} className="size-4 shrink-0 text-muted" />
      <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
        {name}
      </span>
      {isChanged && (
        <span className="relative size-2 rounded-full bg-accent">
          <span className="sr-only">{t('structure.changed')}</span>
        </span>
      )}
      {windows !== 'all' && (
        <span className="relative text-faint">
          <Only aria-hidden className="size-3.5" />
          <span className="sr-only">{t('structure.only', { windows })}</span>
        </span>
      )}
      {canEdit && (
        // React Aria renders all rows when the operator changes from the pointer to the keyboard. Each row then gives
        // its buttons a new context, which would also render the buttons of the menus. An empty context prevents that.
        <ButtonContext value={null}>
          <BlockMenu
            name={name}
            position={position}
            windows={windows}
            actions={actions}
            isFirst={isFirst}
            isLast={isLast}
            isFull={isFull}
            onAdd={() => onAdd(position + 1)}
            onPaste={() => onPaste(position + 1)}
          />
        </ButtonContext>
      )}
    </GridListItem>
  );
});
