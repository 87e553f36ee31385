import type { CanvasState } from './canvas-state.ts';
import { neighboursOf } from './neighbours.ts';

/** CSS pixels that the pointer must move before it drags a block, so that a click does not move blocks. */
const slop = 6;
/**
 * While the pointer is within `edge` CSS pixels of the top or bottom of the window, the page scrolls by `scrollStep`
 * CSS pixels in each frame.
 */
const edge = 64;
const scrollStep = 12;

/** Moves blocks with the pointer. */
export interface Dragging {
  hold: (event: PointerEvent, position: number) => void;
  dragTo: (x: number, y: number) => void;
  /** Ends the drag. `isDropped` is `false` if it was cancelled. */
  end: (isDropped: boolean) => void;
}

interface DraggingOptions {
  state: CanvasState;
  /** The element that receives the events of the pointer during a drag. */
  host: HTMLElement;
  onChange: () => void;
  onDrop: (position: number, to: number) => void;
}

export function createDragging({ state, host, onChange, onDrop }: DraggingOptions): Dragging {
  const start = { x: 0, y: 0, pointerId: 0 };
  let pointerY = 0;

  /** Scrolls the page while a block is held near the top or bottom of the window. */
  function scrollAtEdge(): void {
    if (state.held?.to == null) return;
    if (pointerY < edge) scrollBy(0, -scrollStep);
    else if (pointerY > innerHeight - edge) scrollBy(0, scrollStep);
    requestAnimationFrame(scrollAtEdge);
  }

  return {
    hold({ clientX, clientY, pointerId, pointerType }, position) {
      if (!state.shown || state.shown.tools.length === 0) return;
      state.held = { position, to: null };
      Object.assign(start, { x: clientX, y: clientY, pointerId });
      if (pointerType !== 'mouse') host.setPointerCapture(pointerId);
    },
    dragTo(x, y) {
      const { held, shown } = state;
      if (!held || !shown) return;
      pointerY = y;
      if (held.to === null) {
        if (Math.hypot(x - start.x, y - start.y) < slop) return;
        // A mouse is captured only now. If it were captured earlier, its click would go to the host instead of the
        // block.
        host.setPointerCapture(start.pointerId);
        requestAnimationFrame(scrollAtEdge);
      }
      const { position } = held;
      const others = neighboursOf(position, shown);
      const after = others.find(({ area }) => y < area.top + area.height / 2)?.position;
      const at = after ?? (others.at(-1)?.position ?? position) + 1;
      state.held = { position, to: at > position ? at - 1 : at };
      onChange();
    },
    end(isDropped) {
      const { held } = state;
      if (!held) return;
      state.held = null;
      onChange();
      if (isDropped && held.to !== null && held.to !== held.position) onDrop(held.position, held.to);
    },
  };
}
