import type { CanvasConnection, ToCanvas } from '../messages.ts';
import { areaOf, type Boxes } from './boxes.ts';
import { elementAt, type CanvasState, type Shown } from './canvas-state.ts';
import { connect } from './connection.ts';
import { createDragging } from './dragging.ts';
import { followKeyboard } from './keyboard-input.ts';
import { createOverlay } from './overlay.ts';
import { createPageData } from './page-data.ts';
import { followPointer } from './pointer-input.ts';

/**
 * The page scrolls to a block unless `visible` CSS pixels of the block are already in view. It then leaves `margin` CSS
 * pixels above the block.
 */
const visible = 80;
const margin = 96;

/**
 * Starts the canvas in a page: outlines blocks, reports clicks to the Studio, and loads the data of the page when the
 * draft has changed. React then changes what differs, so the page keeps its scroll position (docs/decisions/0040).
 */
export function start(connection: CanvasConnection): void {
  if (parent === window) return;
  const state: CanvasState = { shown: null, hovered: null, held: null };
  /** The message to show when the data that it describes is loaded. */
  let delayed: Shown | null = null;
  let reported = '';

  const send = connect(connection, receive);
  const data = createPageData((revision) => {
    if (delayed) show(delayed);
    // The first task after the next frame runs when the data is painted.
    requestAnimationFrame(() => setTimeout(() => send({ kind: 'loaded', revision })));
  });
  const overlay = createOverlay({
    state,
    onDraw: report,
    onAct: (action, position) => send({ kind: 'act', action, position }),
    onHold: (event, position) => dragging.hold(event, position),
  });
  const { host, drawSoon } = overlay;
  const dragging = createDragging({
    state,
    host,
    onChange: drawSoon,
    onDrop: (position, to) => send({ kind: 'act', action: 'move', position, to }),
  });

  function receive(message: ToCanvas): void {
    if (message.kind === 'refresh') {
      send({ kind: 'loading' });
      void data.refresh(message);
    } else if (message.kind === 'leave') pointer.leave();
    // A message with other blocks describes the data that is being loaded, so it is shown when that data is loaded.
    else if (data.isLoading() && !hasSameBlocks(message)) delayed = message;
    else show(message);
  }

  function hasSameBlocks({ blocks }: Shown): boolean {
    return delayed === null && JSON.stringify(blocks) === JSON.stringify(state.shown?.blocks);
  }

  function show(message: Shown): void {
    delayed = null;
    state.shown = message;
    overlay.draw();
    if (message.isRevealed) reveal(message.selected);
  }

  /** Tells the Studio which page and which blocks are visible, whenever one of them has changed. */
  function report({ layout, elements }: Boxes): void {
    const address = location.pathname + location.search;
    const filled = [...elements.keys()].toSorted((a, b) => a - b);
    const text = JSON.stringify([address, layout, filled]);
    if (text === reported) return;
    send({ kind: reported === '' ? 'ready' : 'changed', address, layout, filled });
    reported = text;
  }

  const pointer = followPointer({ state, host, dragging, onHover: drawSoon, send });
  followKeyboard({ state, dragging, send });
  addEventListener('scroll', drawSoon, { capture: true, passive: true });
  addEventListener('resize', drawSoon);

  function begin(): void {
    document.documentElement.append(host);
    new MutationObserver(drawSoon).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class', 'style', 'hidden'],
    });
    overlay.draw();
  }
  if ('hydrated' in document.documentElement.dataset) begin();
  else addEventListener('portico:hydrated', begin, { once: true });
  // The portal's scripts wait for the first input of a visitor. This event starts them immediately.
  addEventListener('load', () => dispatchEvent(new Event('pointermove')), { once: true });
}

/** Scrolls to a block unless enough of it is visible. */
function reveal(position: number | null): void {
  const element = elementAt(position);
  const area = element && areaOf(element);
  if (!area || (area.bottom >= visible && area.top <= innerHeight - visible)) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: area.top - margin, behavior: isCalm ? 'instant' : 'smooth' });
}
