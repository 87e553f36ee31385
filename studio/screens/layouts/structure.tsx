import { GripVertical, Monitor, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Button, GridList, GridListItem, isTextDropItem, useDragAndDrop } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockType } from './block-field.ts';
import { BlockIcon } from './block-icon.tsx';
import { BlockMenu } from './block-menu.tsx';
import { blockName, placeOfNew, regionOf } from './block-names.ts';
import { useLayoutContext } from './layout-context.ts';
import { windowsOf, type BlockActions } from './use-block-actions.ts';

const regions = ['header', 'main', 'footer'] as const;
type Region = (typeof regions)[number];

interface StructureProps {
  types: ReadonlyMap<string, BlockType>;
  actions: BlockActions;
  /** A key for each block. */
  keys: readonly string[];
  selected: number | null;
  /** Positions that the draft changes. */
  changed: ReadonlySet<number>;
  isFull: boolean;
  onSelect: (position: number | null) => void;
  onAdd: (at: number) => void;
  onPaste: (at: number) => void;
  onKey: (event: KeyboardEvent, position: number) => boolean;
}

/** The blocks of header, main and footer as lists. They are moved by pointer, touch or keyboard. */
export function Structure(props: StructureProps) {
  const { types, actions, keys, selected, onKey } = props;
  const t = useMessages('layouts');
  const { editing } = useLayoutContext();
  const { blocks, canEdit } = editing;
  const [dragged, setDragged] = useState<Region | null>(null);
  const lists = useRef<HTMLDivElement>(null);
  const keepsFocus = useRef(false);
  useEffect(() => {
    // The browser takes the focus from a row that is moved in the document.
    if (!keepsFocus.current) return;
    keepsFocus.current = false;
    const key = selected === null ? undefined : keys[selected];
    // The row of a new block is in the document a moment later.
    requestAnimationFrame(() => {
      const rows = lists.current?.querySelectorAll<HTMLElement>('[role=row]') ?? [];
      [...rows].find(({ dataset }) => dataset.key === key)?.focus();
    });
  }, [keys, selected]);
  const handlers = canEdit
    ? {
        onKeyDownCapture: (event: KeyboardEvent) => {
          // React also passes on the keys of the menus of the rows. While a block is dragged, keys choose its place.
          const isInList = event.target instanceof Node && event.currentTarget.contains(event.target);
          if (!isInList || dragged !== null || selected === null || !onKey(event, selected)) return;
          keepsFocus.current = true;
          event.preventDefault();
          event.stopPropagation();
        },
        onPaste: (event: ClipboardEvent) => {
          event.preventDefault();
          actions.paste(event.clipboardData.getData('text/plain'), placeOfNew(blocks, types, selected));
        },
        onCopy: (event: ClipboardEvent) => {
          const block = selected === null ? undefined : blocks[selected];
          if (!block) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', JSON.stringify(block, null, 2));
        },
      }
    : {};
  return (
    <div ref={lists} {...handlers} className="flex flex-col gap-3">
      {regions.map((region) => {
        const positions = blocks.flatMap((_, position) =>
          regionOf(blocks, types, position) === region ? [position] : [],
        );
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
}

interface RegionListProps extends StructureProps {
  region: Region;
  positions: readonly number[];
  /** Whether the dragged block can be dropped here. Blocks stay in their region. */
  canDrop: boolean;
  onDrag: (region: Region | null) => void;
}

function RegionList(props: RegionListProps) {
  const { region, positions, actions, keys, selected, isFull, canDrop, onDrag, onSelect } = props;
  const t = useMessages('layouts');
  const { editing } = useLayoutContext();
  const { blocks, canEdit } = editing;
  const placeOf = ({ key, dropPosition }: { key: unknown; dropPosition: string }) => {
    const beside = keys.indexOf(String(key));
    return dropPosition === 'before' ? beside : beside + 1;
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canEdit,
    acceptedDragTypes: ['text/plain'],
    getItems: (dragged) =>
      [...dragged].map((key) => ({
        'text/plain': JSON.stringify(blocks[keys.indexOf(String(key))] ?? null),
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
      const at = placeOf(target);
      const to = at > position ? at - 1 : at;
      if (position !== -1 && to !== position) actions.move(position, to);
    },
    onInsert: ({ items, target }) => {
      const [item] = items;
      if (!item || !isTextDropItem(item)) return;
      void item.getText('text/plain').then((text) => actions.paste(text, placeOf(target)));
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
      dependencies={[blocks, selected, isFull, canEdit]}
      className="flex flex-col outline-none"
    >
      {positions.map((position) => (
        <BlockRow key={keys[position]} {...props} position={position} />
      ))}
    </GridList>
  );
}

function BlockRow({
  types,
  actions,
  keys,
  changed,
  isFull,
  onAdd,
  onPaste,
  position,
}: StructureProps & { position: number }) {
  const t = useMessages('layouts');
  const { editing } = useLayoutContext();
  const block = editing.blocks[position] ?? { module: '', config: {} };
  const type = types.get(block.module);
  const name = blockName(block, type);
  const windows = windowsOf(block);
  const Only = windows === 'phone' ? Smartphone : Monitor;
  return (
    <GridListItem
      id={keys[position] ?? ''}
      textValue={name}
      className="group flex min-h-9 items-center gap-1.5 rounded-control border border-transparent ps-1 pe-0.5 outline-offset-[-2px] data-dragging:opacity-50 data-hovered:bg-hover data-selected:border-accent data-selected:bg-accent-soft"
    >
      <Button
        slot="drag"
        className="grid size-6 shrink-0 cursor-grab touch-none place-items-center rounded-tag text-faint data-disabled:invisible"
      >
        <GripVertical aria-hidden className="size-3.5" />
      </Button>
      <BlockIcon type={block.module} className="size-4 shrink-0 text-muted" />
      <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
        {name}
      </span>
      {changed.has(position) && (
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
      {editing.canEdit && (
        <BlockMenu
          name={name}
          position={position}
          windows={windows}
          actions={actions}
          isFull={isFull}
          onAdd={() => onAdd(position + 1)}
          onPaste={() => onPaste(position + 1)}
        />
      )}
    </GridListItem>
  );
}
