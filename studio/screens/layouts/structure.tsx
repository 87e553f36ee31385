import { GripVertical, Monitor, Smartphone } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import {
  Button,
  isTextDropItem,
  Tree,
  TreeHeader,
  TreeItem,
  TreeItemContent,
  TreeSection,
  useDragAndDrop,
  type Key,
} from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockType } from './block-field.ts';
import { BlockIcon } from './block-icon.tsx';
import { BlockMenu } from './block-menu.tsx';
import { blockName } from './block-names.ts';
import { useLayoutContext } from './layout-context.ts';
import type { BlockActions } from './use-block-actions.ts';

const regions = ['header', 'main', 'footer'] as const;
type Region = (typeof regions)[number];

interface StructureProps {
  types: ReadonlyMap<string, BlockType>;
  actions: BlockActions;
  selected: number | null;
  /** Positions that the draft changes. */
  changed: ReadonlySet<number>;
  isFull: boolean;
  onSelect: (position: number | null) => void;
  onAdd: (at: number) => void;
  onPaste: (at: number) => void;
  onKey: (event: KeyboardEvent, position: number) => boolean;
}

/** The blocks of the layout as a tree: header, main and footer. They are moved by pointer, touch or keyboard. */
export function Structure(props: StructureProps) {
  const { types, actions, selected, isFull, onSelect, onKey } = props;
  const t = useMessages('layouts');
  const { editing } = useLayoutContext();
  const { blocks, canEdit } = editing;
  const regionAt = (position: number | null): Region | undefined =>
    position === null ? undefined : (types.get(blocks[position]?.module ?? '')?.region ?? 'main');
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canEdit,
    getItems: (keys) =>
      [...keys].flatMap((key) => {
        const position = positionOf(key);
        const block = position === null ? undefined : blocks[position];
        if (!block) return [];
        const dragged = { 'text/plain': JSON.stringify(block) };
        return [{ ...dragged, [dragType(regionAt(position) ?? 'main')]: String(position) }];
      }),
    getDropOperation: (target, dragged) => {
      if (target.type !== 'item' || target.dropPosition === 'on') return 'cancel';
      const region = regionAt(positionOf(target.key));
      return region && dragged.has(dragType(region)) ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      const [position] = [...keys].map(positionOf);
      const beside = positionOf(target.key);
      if (position == null || beside === null || target.dropPosition === 'on') return;
      const at = target.dropPosition === 'before' ? beside : beside + 1;
      actions.move(position, at > position ? at - 1 : at);
    },
    onInsert: ({ items, target }) => {
      const beside = positionOf(target.key);
      const [item] = items;
      if (beside === null || !item || !isTextDropItem(item)) return;
      const at = target.dropPosition === 'before' ? beside : beside + 1;
      void item.getText('text/plain').then((text) => actions.paste(text, at));
    },
  });
  const pasteAt = selected === null ? blocks.length : selected + 1;
  const handlers = canEdit
    ? {
        onKeyDownCapture: (event: KeyboardEvent) => {
          if (selected !== null && onKey(event, selected)) {
            event.preventDefault();
            event.stopPropagation();
          }
        },
        onPaste: (event: ClipboardEvent) => {
          event.preventDefault();
          actions.paste(event.clipboardData.getData('text/plain'), pasteAt);
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
    <div {...handlers}>
      <Tree
        aria-label={t('structure.label')}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection={false}
        selectedKeys={selected === null ? [] : [keyOf(selected)]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          onSelect(key === undefined ? null : positionOf(key));
        }}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[blocks, selected, isFull, canEdit]}
        className="flex flex-col outline-none"
      >
        {regions.map((region) => (
          <TreeSection key={region} className="not-first:pt-3">
            <TreeHeader className="px-2 pb-1 text-small font-semibold text-muted">
              {t('structure.region', { region })}
            </TreeHeader>
            {blocks.flatMap((_, position) =>
              regionAt(position) === region
                ? [<BlockRow key={keyOf(position)} {...props} position={position} />]
                : [],
            )}
          </TreeSection>
        ))}
      </Tree>
    </div>
  );
}

function BlockRow({
  types,
  actions,
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
  const name = blockName(block, type) || block.module;
  const showOn = block.config.show_on;
  const Only = showOn === 'phone' ? Smartphone : Monitor;
  return (
    <TreeItem
      id={keyOf(position)}
      textValue={name}
      className="group rounded-control border border-transparent outline-offset-[-2px] data-dragging:opacity-50 data-drop-target:bg-accent-soft data-hovered:bg-hover data-selected:border-accent data-selected:bg-accent-soft"
    >
      <TreeItemContent>
        <div className="flex min-h-9 items-center gap-1.5 ps-1 pe-0.5">
          <Button
            slot="drag"
            className="grid size-6 shrink-0 cursor-grab place-items-center rounded-tag text-faint data-disabled:invisible"
          >
            <GripVertical aria-hidden className="size-3.5" />
          </Button>
          <BlockIcon type={block.module} className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
          {changed.has(position) && (
            <span className="size-2 rounded-full bg-accent">
              <span className="sr-only">{t('structure.changed')}</span>
            </span>
          )}
          {(showOn === 'phone' || showOn === 'desktop') && (
            <span className="text-faint">
              <Only aria-hidden className="size-3.5" />
              <span className="sr-only">{t('structure.only', { windows: showOn })}</span>
            </span>
          )}
          {editing.canEdit && (
            <BlockMenu
              name={name}
              position={position}
              actions={actions}
              isFull={isFull}
              onAdd={() => onAdd(position + 1)}
              onPaste={() => onPaste(position + 1)}
            />
          )}
        </div>
      </TreeItemContent>
    </TreeItem>
  );
}

/** Rows of blocks have their position as key. */
function keyOf(position: number): string {
  return `block ${position}`;
}

function positionOf(key: Key): number | null {
  const [, digits] = /^block (\d+)$/.exec(String(key)) ?? [];
  return digits === undefined ? null : Number(digits);
}

function dragType(region: Region): string {
  return `portico-${region}`;
}
