import type { CanvasBlock } from '../messages.ts';
import type { Boxes } from './boxes.ts';
import { sheet } from './sheet.ts';

const placeholderName = 'portico-placeholder';
const placeholders = new Map<number, HTMLElement>();

/** Returns the placeholder of the block at a position, or `null` if the block has contents. */
export function placeholderAt(position: number): HTMLElement | null {
  return placeholders.get(position) ?? null;
}

/** Returns the position of the block to which a placeholder belongs, or `null` if the element is not a placeholder. */
export function positionOfPlaceholder(element: Element): number | null {
  for (const [position, placeholder] of placeholders) if (placeholder === element) return position;
  return null;
}

/**
 * Shows a placeholder for each block that has no contents, and removes all others. React does not know these elements.
 * `blocks` is `null` if the layout is not edited.
 */
export function fillGaps(blocks: readonly CanvasBlock[] | null, { elements }: Boxes): void {
  for (const [position, placeholder] of placeholders) {
    if (blocks?.[position] && !elements.has(position)) continue;
    placeholder.remove();
    placeholders.delete(position);
  }
  blocks?.forEach((block, position) => {
    if (elements.has(position)) return;
    const placeholder = placeholders.get(position) ?? createPlaceholder(position);
    describe(placeholder, block);
    const next = [...elements]
      .filter(([other]) => other > position && blocks[other]?.region === block.region)
      .sort(([a], [b]) => a - b)[0]?.[1];
    place(placeholder, block.region, next);
  });
}

function createPlaceholder(position: number): HTMLElement {
  const placeholder = document.createElement(placeholderName);
  const root = placeholder.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const box = document.createElement('div');
  box.className = 'empty';
  box.append(document.createElement('b'), document.createElement('span'));
  root.append(box);
  placeholders.set(position, placeholder);
  return placeholder;
}

/** Changes only texts that differ, because each change of the page draws the canvas again. */
function describe(placeholder: HTMLElement, { label, hint }: CanvasBlock): void {
  const [name, text] = placeholder.shadowRoot?.querySelectorAll('b, span') ?? [];
  if (name && name.textContent !== label) name.textContent = label;
  if (text && text.textContent !== hint) text.textContent = hint;
}

/** Moves a placeholder before the next block of its region, or to the end of the region. */
function place(placeholder: HTMLElement, region: CanvasBlock['region'], next: HTMLElement | undefined): void {
  const main = document.querySelector('main');
  if (next) {
    if (!precedes(placeholder, next)) next.before(placeholder);
  } else if (region === 'header' && main) {
    if (placeholder.nextElementSibling !== main) main.before(placeholder);
  } else {
    const end = region === 'footer' ? main?.parentElement : main;
    if (placeholder.parentNode !== end) end?.append(placeholder);
  }
}

/** Whether only placeholders are between a placeholder and an element after it. */
function precedes(placeholder: Element, next: Element): boolean {
  let after = placeholder.nextElementSibling;
  while (after?.localName === placeholderName) after = after.nextElementSibling;
  return after === next;
}
