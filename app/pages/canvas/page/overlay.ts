import type { CanvasAction } from '../messages.ts';
import { areaOf, findBoxes, type Boxes } from './boxes.ts';
import { editedBlocks, elementAt, type CanvasState, type Shown } from './canvas-state.ts';
import { neighboursOf } from './neighbours.ts';
import { fillGaps } from './placeholders.ts';
import { sheet } from './sheet.ts';
import { createTools } from './tools.ts';

/** Space in CSS pixels that the name needs above a block. If there is less, the name is inside the outline. */
const nameHeight = 24;

/** In a block below this height, in CSS pixels of the window, the tools would overlap the button at the block's end. */
const toolsHeight = 64;

/** Width of one tool with the space beside it (canvas.css), in CSS pixels of the window. */
const toolWidth = { coarse: 42, fine: 30 };

/** The outlines, names and tools above the page. */
export interface Overlay {
  /** The element that contains them. */
  host: HTMLElement;
  /** Draws once in the next frame, even if it is called several times before that frame. */
  drawSoon: () => void;
  draw: () => void;
}

interface OverlayOptions {
  state: CanvasState;
  /** Called after each drawing. */
  onDraw: (boxes: Boxes) => void;
  onAct: (action: CanvasAction, position: number) => void;
  onHold: (event: PointerEvent, position: number) => void;
}

export function createOverlay({ state, onDraw, onAct, onHold }: OverlayOptions): Overlay {
  let isWaiting = false;
  let drawn = '';
  const host = document.createElement('portico-canvas');
  host.style.cssText = 'position:fixed;inset:0;z-index:2147483647;pointer-events:none';
  const layer = host.attachShadow({ mode: 'open' });
  layer.adoptedStyleSheets = [sheet];

  function draw(): void {
    isWaiting = false;
    const boxes = findBoxes();
    const blocks = editedBlocks(state, boxes);
    fillGaps(blocks, boxes);
    if (state.shown) host.style.setProperty('--zoom', String(1 / state.shown.scale));
    const elements = blocks && state.shown ? drawBlocks(state.shown, boxes) : [];
    const markup = elements.map(({ outerHTML }) => outerHTML).join('');
    // Most changes of the page do not move a block. The elements then stay, because new elements would make the browser
    // compose all layers of the page.
    if (markup !== drawn) layer.replaceChildren(...elements);
    drawn = markup;
    onDraw(boxes);
  }

  function drawBlocks(shown: Shown, boxes: Boxes): HTMLElement[] {
    const { selected } = shown;
    const { hovered, held } = state;
    const frameOf = (position: number | null) => createOutline(position, shown, boxes);
    const hover = hovered === selected ? null : frameOf(hovered);
    hover?.classList.add('hover');
    const chosen = frameOf(selected);
    if (chosen && selected !== null) {
      const act = (action: CanvasAction) => onAct(action, selected);
      chosen.classList.toggle('narrow', isTooNarrow(chosen, shown));
      chosen.append(...createTools(shown.tools, { act, hold: (event) => onHold(event, selected) }));
    }
    const isDragged = held !== null && held.to !== null;
    const dragged = isDragged ? frameOf(held.position) : null;
    dragged?.classList.add('hover', 'dragged');
    const line = isDragged ? createDropLine(held.position, held.to ?? held.position, shown) : null;
    return [hover, chosen, dragged, line].filter((element) => element !== null);
  }

  return {
    host,
    draw,
    drawSoon() {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(draw);
    },
  };
}

/** Creates the outline of a block with its name, or `null` if the block cannot be seen. */
function createOutline(position: number | null, { blocks, scale }: Shown, boxes: Boxes): HTMLElement | null {
  const element = elementAt(position, boxes);
  const area = element && areaOf(element);
  if (!area || position === null) return null;
  const outline = document.createElement('div');
  outline.className = 'outline';
  outline.dataset.position = String(position);
  outline.classList.toggle('low', area.top < nameHeight);
  outline.classList.toggle('short', area.height * scale < toolsHeight);
  const left = Math.max(0, area.left);
  const right = Math.min(document.documentElement.clientWidth, area.right);
  outline.style.cssText = `top:${area.top}px;left:${left}px;width:${right - left}px;height:${area.height}px`;
  const name = document.createElement('span');
  name.className = 'name';
  name.textContent = blocks[position]?.label ?? '';
  outline.append(name);
  return outline;
}

/**
 * Whether the tools of a block would extend beyond the start of the page if they were in the end corner of the block.
 */
function isTooNarrow({ style }: HTMLElement, { tools, scale }: Shown): boolean {
  const each = matchMedia('(pointer: coarse)').matches ? toolWidth.coarse : toolWidth.fine;
  // `tools` also counts the button that adds a block, which is outside the bar. The width of this button makes up for
  // the margins.
  const needed = (tools.length * each) / scale;
  const { direction } = getComputedStyle(document.documentElement);
  const [left, width] = [style.left, style.width].map(Number.parseFloat);
  const end =
    direction === 'rtl' ? document.documentElement.clientWidth - (left ?? 0) : (left ?? 0) + (width ?? 0);
  return end < needed;
}

/**
 * Creates the line at the position at which a held block would be dropped. Returns `null` if the block would not move.
 */
function createDropLine(position: number, to: number, shown: Shown): HTMLElement | null {
  const target = neighboursOf(position, shown).find((one) => one.position === to);
  if (!target || to === position) return null;
  const { area } = target;
  const line = document.createElement('div');
  line.className = 'drop';
  line.style.cssText = `top:${to < position ? area.top : area.bottom}px;left:${Math.max(0, area.left)}px;width:${area.width}px`;
  return line;
}
