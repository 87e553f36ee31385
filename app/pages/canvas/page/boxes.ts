import { canvasVariable } from '../canvas-position.ts';

const boxSelector = `[style*="${canvasVariable}"]`;

/** The blocks of the page that have contents. */
export interface Boxes {
  /** Section and page kind of the layout, such as `1001 home`. `null` if the page has no editable layout. */
  layout: string | null;
  /** The box of each block, by its position in the layout. */
  elements: ReadonlyMap<number, HTMLElement>;
}

export function findBoxes(): Boxes {
  const elements = new Map<number, HTMLElement>();
  let layout: string | null = null;
  for (const box of document.querySelectorAll<HTMLElement>(boxSelector)) {
    const found = layoutPositionOf(box);
    if (!found) continue;
    ({ layout } = found);
    elements.set(found.position, box);
  }
  return { layout, elements };
}

/** Returns the position of the block that contains an element, or `null` if it is in no block. */
export function positionAround(element: Element): number | null {
  const box = element.closest<HTMLElement>(boxSelector);
  return box ? (layoutPositionOf(box)?.position ?? null) : null;
}

function layoutPositionOf(box: HTMLElement): { layout: string; position: number } | null {
  const value = box.style.getPropertyValue(canvasVariable).trim();
  const [, layout, position] = /^(.*) (\d+)$/.exec(value) ?? [];
  return layout === undefined ? null : { layout, position: Number(position) };
}

/**
 * Returns the visible area of a block, or `null` if it has none. If the box has no area of its own, returns the area of
 * its content.
 */
export function areaOf(element: Element): DOMRect | null {
  const own = element.getBoundingClientRect();
  if (own.width > 0) return own.height > 0 ? own : null;
  const range = document.createRange();
  range.selectNodeContents(element);
  const content = range.getBoundingClientRect();
  return content.width > 0 && content.height > 0 ? content : null;
}
