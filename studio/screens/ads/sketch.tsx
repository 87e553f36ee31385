import { Megaphone } from 'lucide-react';
import { useMemo } from 'react';
import { Button, GridList, GridListItem } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { classes } from '../../ui/classes.ts';
import { DragHandle } from '../../ui/drag-handle.tsx';
import type { AdRow, SketchBlock } from './ads-data.ts';
import type { Marker } from './placement.ts';
import type { BlockCovers } from './read-covers.server.ts';
import { sketchRows, slotId, type SketchRow } from './sketch-rows.ts';
import { useEntryName } from './use-entry-name.ts';
import type { SlotActions } from './use-slot-actions.ts';
import { useSlotDrag } from './use-slot-drag.tsx';

/** A drawing of the page in which the slots can be dragged between blocks and between the children of a block. */
export function Sketch({
  label,
  blocks,
  covers,
  selected,
  adIn,
  actions,
  onSelect,
}: {
  label: string;
  blocks: readonly SketchBlock[];
  /** The covers of the tiles, by the position of their block. */
  covers: ReadonlyMap<number, BlockCovers['covers']>;
  selected: Marker | null;
  /** Returns the entry that a slot with this number shows. */
  adIn: (adNumber: number) => AdRow | null;
  actions: SlotActions;
  onSelect: (marker: Marker | null) => void;
}) {
  const rowText = useRowText(adIn);
  const rows = useMemo(() => sketchRows(blocks), [blocks]);
  const rowById = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const { list, dragAndDropHooks } = useSlotDrag({ rowById, rowText, actions });
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
        const row = rowById.get(String(key));
        onSelect(row?.kind === 'slot' ? row.marker : null);
      }}
      dragAndDropHooks={dragAndDropHooks}
      dependencies={[rows, covers, selected, adIn]}
      className="grid grid-cols-6 gap-1 rounded-row border border-line bg-surface p-3 outline-none tablet:grid-cols-8"
    >
      {(row) => (
        <GridListItem
          id={row.id}
          textValue={rowText(row)}
          isDisabled={row.kind !== 'slot'}
          className={rowClasses(row)}
        >
          {/* Only slots can be dragged, and React Aria would warn about each row without a handle. */}
          {row.kind !== 'slot' && <Button slot="drag" className="hidden" />}
          {row.kind === 'block' && <BlockHeading block={row.block} />}
          {row.kind === 'child' && (
            <>
              <TileCover cover={covers.get(row.block.position)?.[row.number - 1]} />
              <span className="sr-only">{rowText(row)}</span>
            </>
          )}
          {row.kind === 'slot' && <SlotContent marker={row.marker} text={rowText(row)} />}
        </GridListItem>
      )}
    </GridList>
  );
}

/** Returns a function that describes a row in words. */
function useRowText(adIn: (adNumber: number) => AdRow | null): (row: SketchRow) => string {
  const t = useMessages('ads');
  const nameOf = useEntryName();
  return (row) => {
    switch (row.kind) {
      case 'block':
        return row.block.name;
      case 'child': {
        const { block, number } = row;
        return t('sketch.child', { block: block.name, number, kind: block.hasTiles ? 'tile' : 'other' });
      }
      case 'slot': {
        const ad = adIn(row.adNumber);
        return t('sketch.slot', { number: row.adNumber, entry: ad ? nameOf(ad) : t('sketch.nothing') });
      }
    }
  };
}

function rowClasses({ kind, block }: SketchRow): string {
  return classes(
    'relative outline-offset-1',
    // A drop indicator would take up the space of a tile, so the row after the drop position shows a line instead.
    'after-drop-place:before:absolute after-drop-place:before:start-0 after-drop-place:before:top-0 after-drop-place:before:z-1 after-drop-place:before:bg-accent',
    kind === 'child' && block.hasTiles
      ? 'after-drop-place:before:h-full after-drop-place:before:w-1'
      : 'after-drop-place:before:h-0.75 after-drop-place:before:w-full',
    kind === 'slot' &&
      'group col-span-full flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-2 border-dashed border-accent bg-accent-soft px-2 text-accent data-dragging:opacity-50 data-selected:border-solid data-selected:bg-accent data-selected:text-on-accent',
    kind === 'block' && 'col-span-full flex items-center gap-2 pt-2 pb-0.5 first:pt-0',
    kind === 'child' &&
      (block.hasTiles
        ? 'aspect-4/3 overflow-clip rounded-tag bg-sunken'
        : 'col-span-full h-3 rounded-tag bg-sunken'),
  );
}

function SlotContent({ marker, text }: { marker: Marker; text: string }) {
  const t = useMessages('ads');
  return (
    <>
      <DragHandle className="size-7" />
      <Megaphone aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate font-semibold">{text}</span>
      {marker.at !== null && (
        <span className="text-small tabular-nums">{t('sketch.after', { number: marker.at })}</span>
      )}
    </>
  );
}

function BlockHeading({ block }: { block: SketchBlock }) {
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
      // Only slots are dragged, by their handles. By default, dragging a cover would drag its address.
      draggable={false}
      className="size-full object-cover"
      style={{ backgroundColor: cover.color }}
    />
  );
}
