import type { Stage } from '../kit/stage.ts';
import type { Point } from './layout.ts';

const RIGHT = 2;

interface Handlers {
  isActive(): boolean;
  down(point: Point): void;
  move(point: Point): void;
  up(): void;
}

/** Reports presses and drags with the right mouse button, which the kit does not handle. */
export function followRightButton({ canvas, toLogical }: Stage, handlers: Handlers): void {
  let isHeld = false;
  const finish = (): void => {
    if (!isHeld) return;
    isHeld = false;
    handlers.up();
  };
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== RIGHT || event.pointerType !== 'mouse' || !handlers.isActive()) return;
    isHeld = true;
    handlers.down(toLogical(event.clientX, event.clientY));
  });
  addEventListener('pointermove', (event) => {
    if (!isHeld) return;
    if ((event.buttons & RIGHT) === 0 || !handlers.isActive()) finish();
    else handlers.move(toLogical(event.clientX, event.clientY));
  });
  addEventListener('pointerup', (event) => {
    if (event.button === RIGHT) finish();
  });
  addEventListener('blur', finish);
}
