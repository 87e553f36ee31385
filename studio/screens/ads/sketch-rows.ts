import type { SketchBlock } from './ads-data.ts';
import type { Marker, Place } from './placement.ts';

/** A row of the drawing of a page: a block, one of its children, or a slot. */
export type SketchRow = { id: string; block: SketchBlock } & (
  | { kind: 'block' }
  | { kind: 'child'; number: number }
  | { kind: 'slot'; marker: Marker; adNumber: number }
);

/** Lists the rows of the drawing, in the order of the page. */
export function sketchRows(blocks: readonly SketchBlock[]): SketchRow[] {
  return blocks.flatMap((block): SketchRow[] => {
    const { position, adNumber, slots, children } = block;
    if (block.ads === 'own') {
      const marker = { block: position, at: null };
      return [{ id: slotId(marker), block, kind: 'slot', marker, adNumber }];
    }
    const rows: SketchRow[] = [{ id: `block ${position}`, block, kind: 'block' }];
    const slotRow = ({ at, adNumber: number }: (typeof slots)[number]): SketchRow => {
      const marker = { block: position, at };
      return { id: slotId(marker), block, kind: 'slot', marker, adNumber: number };
    };
    if (block.ads === 'after') return [...rows, ...slots.map(slotRow)];
    for (let number = 1; number <= children; number += 1) {
      rows.push({ id: `child ${position} ${number}`, block, kind: 'child', number });
      rows.push(...slots.filter(({ at }) => at === number).map(slotRow));
    }
    return [...rows, ...slots.filter(({ at }) => at > children).map(slotRow)];
  });
}

/** Returns the key of a slot's row. */
export function slotId({ block, at }: Marker): string {
  return at === null ? `slot ${block}` : `slot ${block} ${at}`;
}

/** Returns the position beside a row, or `null` if no slot can be there. */
export function placeBeside(row: SketchRow, side: 'before' | 'after'): Place | null {
  const { block } = row;
  const { position, region } = block;
  const between = (before: number, isAllowed: boolean): Place | null => (isAllowed ? { before } : null);
  switch (row.kind) {
    case 'child': {
      const at = side === 'after' ? row.number : row.number - 1;
      return at >= 1 ? { block: position, at } : null;
    }
    case 'slot':
      if (row.marker.at !== null) return { block: position, at: row.marker.at };
      return between(side === 'after' ? position + 1 : position, true);
    case 'block':
      if (side === 'before') return between(position, region !== 'header');
      return between(position + 1, region !== 'footer' && block.ads !== 'inside');
  }
}

/** Returns the first slot of a block, or `null` if it has none. */
export function firstSlotOf({ position, ads, slots: [first] }: SketchBlock): Marker | null {
  if (ads === 'own') return { block: position, at: null };
  return first ? { block: position, at: first.at } : null;
}

/** Returns the ad number of a slot in the drawing, or `null` if the drawing does not show it. */
export function numberOfSlot(blocks: readonly SketchBlock[], { block, at }: Marker): number | null {
  const found = blocks[block];
  if (at === null) return found?.ads === 'own' ? found.adNumber : null;
  return found?.slots.find((slot) => slot.at === at)?.adNumber ?? null;
}
