import { positionAround } from './boxes.ts';
import { isInEdit, type CanvasState } from './canvas-state.ts';
import type { Send } from './connection.ts';
import type { Dragging } from './dragging.ts';
import { positionOfPlaceholder } from './placeholders.ts';

interface PointerInputOptions {
  state: CanvasState;
  /** The element that contains the outlines and tools. It handles its own events. */
  host: HTMLElement;
  dragging: Dragging;
  /** Called when the pointer has entered another block. */
  onHover: () => void;
  send: Send;
}

export interface PointerInput {
  /** Notes that the pointer has left all blocks. */
  leave: () => void;
}

/** Follows the pointer, which hovers, selects and drags blocks. */
export function followPointer({ state, host, dragging, onHover, send }: PointerInputOptions): PointerInput {
  /** Position of the block that a finger has touched, until the touch has become a click or a scroll. */
  let touched: number | null | undefined;

  /** Prevents the page from reacting to clicks, because clicks select blocks. */
  function select(event: Event): void {
    if (!isInEdit(state) || event.target === host) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    // Browsers assign the touch of a finger to a nearby link or button, but the block below the finger is meant.
    send({ kind: 'select', position: touched === undefined ? positionAt(event.target) : touched });
    touched = undefined;
  }

  function hold(event: PointerEvent): void {
    const { target, button, pointerType, clientX, clientY } = event;
    touched = pointerType === 'touch' ? positionAt(document.elementFromPoint(clientX, clientY)) : undefined;
    // A finger that moves over a block scrolls the page. It drags blocks by their grip.
    if (!isInEdit(state) || target === host || button !== 0 || pointerType !== 'mouse') return;
    const position = positionAt(target);
    if (position !== null) dragging.hold(event, position);
  }

  function move({ target, clientX, clientY }: PointerEvent): void {
    if (state.held) dragging.dragTo(clientX, clientY);
    else if (target !== host) hover(positionAt(target));
  }

  function hover(position: number | null): void {
    if (position === state.hovered) return;
    if (state.hovered === null) send({ kind: 'entered' });
    state.hovered = position;
    onHover();
  }

  const leave = () => hover(null);
  for (const name of ['click', 'auxclick', 'dblclick', 'submit', 'dragstart', 'selectstart']) {
    addEventListener(name, select, true);
  }
  addEventListener('pointerdown', hold, true);
  addEventListener('pointerup', () => dragging.end(true), true);
  addEventListener(
    'pointercancel',
    () => {
      touched = undefined;
      dragging.end(false);
    },
    true,
  );
  addEventListener('pointermove', move, { capture: true, passive: true });
  document.addEventListener('pointerleave', leave);
  return { leave };
}

/** Returns the position of the block that contains an element of the page. */
function positionAt(target: EventTarget | null): number | null {
  if (!(target instanceof Element)) return null;
  return positionOfPlaceholder(target) ?? positionAround(target);
}
