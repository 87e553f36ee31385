import { Megaphone } from 'lucide-react';
import { useMemo, useRef } from 'react';
import {
  Button,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
  type DropTarget,
} from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { classes } from '../../ui/classes.ts';
import { DragHandle } from '../../ui/drag-handle.tsx';
import type { AdRow, SketchBlock } from './ads-data.ts';
import type { BlockCovers } from './read-covers.server.ts';
import type { Marker } from './placement.ts';
import { placeBeside, sketchRows, slotId, type SketchRow } from './sketch-rows.ts';
import type { Placing } from './use-placement.ts';

const dragType = 'portico-ad-slot';

/** A drawing of the page in which the slots can be dragged between blocks and between the children of a block. */
export function Sketch({
  label,
  blocks,
  covers,
  selected,
  adIn,
  placing,
  onSelect,
}: {
  label: string;
  blocks: readonly SketchBlock[];
  /** The covers of the tiles, by the position of their block. */
  covers: ReadonlyMap<number, BlockCovers['covers']>;
  selected: Marker | null;
  /** Returns the entry that a slot with this number shows. */
  adIn: (adNumber: number) => AdRow | null;
  placing: Placing;
  onSelect: (marker: Marker | null) => void;
}) {
  const t = useMessages('ads');
  const rows = useMemo(() => sketchRows(blocks), [blocks]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const list = useRef<HTMLDivElement>(null);
  const placeAt = (target: DropTarget) => {
    if (target.type !== 'item' || target.dropPosition === 'on') return null;
    const row = byId.get(String(target.key));
    return row ? placeBeside(row, target.dropPosition) : null;
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !placing.canEdit,
    getItems: (keys) =>
      [...keys].flatMap((key) =>
        byId.get(String(key))?.kind === 'slot'
          ? [{ [dragType]: String(key), 'text/plain': textOf(byId.get(String(key))) }]
          : [],
      ),
    acceptedDragTypes: [dragType],
    getDropOperation: (target) => (placeAt(target) ? 'move' : 'cancel'),
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      const row = byId.get(String(key));
      const place = placeAt(target);
      if (row?.kind === 'slot' && place) placing.move(row.marker, place);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="absolute" />,
    dropTargetDelegate: {
      getDropTargetFromPoint: (x, y, isValid) => findTarget(list.current, x, y, isValid),
    },
  });

  function textOf(row: SketchRow | undefined): string {
    if (!row) return '';
    if (row.kind === 'block') return row.block.name;
    if (row.kind === 'child') {
      return t('sketch.child', {
        block: row.block.name,
        number: row.number,
        kind: row.block.hasTiles ? 'tile' : 'other',
      });
    }
    return t('sketch.slot', { number: row.adNumber, entry: nameOfAd(row.adNumber) });
  }

  function nameOfAd(adNumber: number): string {
    const ad = adIn(adNumber);
    if (!ad) return t('sketch.nothing');
    return ad.label || t('entry.unnamed', { id: ad.id });
  }

  return (
    <GridList
      ref={list}
      aria-label={label}
      items={rows}
      layout="grid"
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={selected ? [slotId(selected)] : []}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        const row = byId.get(String(key));
        onSelect(row?.kind === 'slot' ? row.marker : null);
      }}
      dragAndDropHooks={dragAndDropHooks}
      dependencies={[rows, covers, selected, adIn]}
      className="grid grid-cols-6 gap-1 rounded-row border border-line bg-surface p-3 outline-none tablet:grid-cols-8"
    >
      {(row) => (
        <GridListItem
          id={row.id}
          textValue={textOf(row)}
          isDisabled={row.kind !== 'slot'}
          className={classes(
            'relative outline-offset-1',
            // A drop indicator would take the place of a tile. The row after it shows the line instead.
            'after-drop-place:before:absolute after-drop-place:before:start-0 after-drop-place:before:top-0 after-drop-place:before:z-1 after-drop-place:before:bg-accent',
            row.kind === 'child' && row.block.hasTiles
              ? 'after-drop-place:before:h-full after-drop-place:before:w-1'
              : 'after-drop-place:before:h-0.75 after-drop-place:before:w-full',
            row.kind === 'slot' &&
              'group col-span-full flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-2 border-dashed border-accent bg-accent-soft px-2 text-accent data-dragging:opacity-50 data-selected:border-solid data-selected:bg-accent data-selected:text-on-accent',
            row.kind === 'block' && 'col-span-full flex items-center gap-2 pt-2 pb-0.5 first:pt-0',
            row.kind === 'child' &&
              (row.block.hasTiles
                ? 'aspect-4/3 overflow-clip rounded-tag bg-sunken'
                : 'col-span-full h-3 rounded-tag bg-sunken'),
          )}
        >
          {/* Only slots can be dragged, and React Aria would warn about each row without a handle. */}
          {row.kind !== 'slot' && <Button slot="drag" className="hidden" />}
          {row.kind === 'block' && <BlockHeading row={row} />}
          {row.kind === 'child' && (
            <>
              <TileCover cover={covers.get(row.block.position)?.[row.number - 1]} />
              <span className="sr-only">{textOf(row)}</span>
            </>
          )}
          {row.kind === 'slot' && (
            <>
              <DragHandle className="size-7" />
              <Megaphone aria-hidden className="size-4 shrink-0" />
              <span className="min-w-0 flex-1 truncate font-semibold">
                {t('sketch.slot', { number: row.adNumber, entry: nameOfAd(row.adNumber) })}
              </span>
              {row.marker.at !== null && (
                <span className="text-small tabular-nums">
                  {t('sketch.after', { number: row.marker.at })}
                </span>
              )}
            </>
          )}
        </GridListItem>
      )}
    </GridList>
  );
}

function BlockHeading({ row: { block } }: { row: SketchRow }) {
  const isBar = block.region !== 'main' || block.ads === 'after';
  return (
    <>
      <span className="text-small font-semibold text-muted">{block.name}</span>
      <span aria-hidden className={`flex-1 rounded-tag bg-sunken ${isBar ? 'h-6' : 'h-px'}`} />
    </>
  );
}

function TileCover({ cover }: { cover: BlockCovers['covers'][number] | undefined }) {
  if (!cover) return null;
  return (
    <img
      src={cover.src}
      alt=""
      loading="lazy"
      // The handle of a slot is dragged. A dragged cover would be a drag of its address.
      draggable={false}
      className="size-full object-cover"
      style={{ backgroundColor: cover.color }}
    />
  );
}

/**
 * Finds the row under a point of the list, and the side of the row that is nearer to the point. Tiles have a start and
 * an end side, other rows a top and a bottom.
 */
function findTarget(
  list: HTMLElement | null,
  x: number,
  y: number,
  isValid: (target: DropTarget) => boolean,
): DropTarget | null {
  if (!list) return null;
  const origin = list.getBoundingClientRect();
  const isMirrored = getComputedStyle(list).direction === 'rtl';
  let nearest: { distance: number; target: DropTarget } | null = null;
  for (const element of list.querySelectorAll<HTMLElement>('[data-key]')) {
    const box = element.getBoundingClientRect();
    const [left, top] = [box.left - origin.left, box.top - origin.top];
    const isWide = box.width > origin.width / 2;
    const isStart = isWide ? y < top + box.height / 2 : x < left + box.width / 2 !== isMirrored;
    const target: DropTarget = {
      type: 'item',
      key: element.dataset.key ?? '',
      dropPosition: isStart ? 'before' : 'after',
    };
    const outsideX = Math.max(left - x, 0, x - left - box.width);
    const outsideY = Math.max(top - y, 0, y - top - box.height);
    const distance = Math.hypot(outsideX, outsideY);
    if ((nearest === null || distance < nearest.distance) && isValid(target)) nearest = { distance, target };
  }
  return nearest?.target ?? null;
}
