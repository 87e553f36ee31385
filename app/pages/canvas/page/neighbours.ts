import { areaOf, findBoxes } from './boxes.ts';
import { elementAt, type Shown } from './canvas-state.ts';

/** A block and its visible area. */
interface Neighbour {
  position: number;
  area: DOMRect;
}

/** Returns the visible blocks in the region of a block, including that block. */
export function neighboursOf(position: number, { blocks }: Pick<Shown, 'blocks'>): Neighbour[] {
  const boxes = findBoxes();
  const region = blocks[position]?.region;
  return blocks.flatMap((block, other) => {
    const element = block.region === region ? elementAt(other, boxes) : null;
    const area = element && areaOf(element);
    return area ? [{ position: other, area }] : [];
  });
}
