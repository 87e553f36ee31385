import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { canvasLimits, limitWidth } from './canvas-limits.ts';

/** Pixels by which an arrow key changes the width, alone and with Shift. */
const smallStep = 10;
const largeStep = 100;

/** A handle at the edge of the page that changes its width, by pointer, touch or arrow keys. */
export function WidthHandle({
  width,
  scale,
  onChange,
}: {
  width: number;
  /** The scale at which the page is shown. */
  scale: number;
  onChange: (width: number) => void;
}) {
  const t = useMessages('layouts');
  const [isDragging, setDragging] = useState(false);
  const drag = useRef<{ x: number; width: number; scale: number; direction: 1 | -1 } | null>(null);
  const begin = ({ clientX: x, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId);
    const direction = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    drag.current = { x, width, scale, direction };
    setDragging(true);
  };
  const move = ({ clientX }: PointerEvent) => {
    const start = drag.current;
    if (!start) return;
    // The page is centred, so its edge moves half as far as its width grows.
    onChange(limitWidth(start.width + (start.direction * 2 * (clientX - start.x)) / start.scale));
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    const size = event.shiftKey ? largeStep : smallStep;
    const steps = new Map([
      ['ArrowRight', isBackwards ? -size : size],
      ['ArrowLeft', isBackwards ? size : -size],
      ['ArrowUp', size],
      ['ArrowDown', -size],
      ['PageUp', largeStep],
      ['PageDown', -largeStep],
      ['Home', canvasLimits.least - width],
      ['End', canvasLimits.most - width],
    ]);
    const change = steps.get(event.key);
    if (change === undefined) return;
    event.preventDefault();
    onChange(limitWidth(width + change));
  };
  const stop = () => {
    drag.current = null;
    setDragging(false);
  };
  return (
    <div
      // An input of the type range could not be dragged at a vertical edge.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A range input cannot be an edge that follows the pointer.
      role="slider"
      tabIndex={0}
      aria-label={t('canvas.handle')}
      aria-valuenow={width}
      aria-valuemin={canvasLimits.least}
      aria-valuemax={canvasLimits.most}
      aria-valuetext={t('canvas.handleValue', { pixels: width })}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={stop}
      onKeyDown={step}
      className="absolute inset-y-0 -end-3 z-10 grid w-3 cursor-ew-resize touch-none place-items-center rounded-tag pointer-coarse:-end-5 pointer-coarse:w-6"
    >
      <span aria-hidden className="h-12 w-1 rounded-full bg-field" />
      {/* Covers the page's frame during the drag. Otherwise its document would receive the events of the pointer. */}
      {isDragging && <span aria-hidden className="fixed inset-0" />}
    </div>
  );
}
