import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useBoxSize } from './use-box-size.ts';

/** Classes of a frame in the window. It is made smaller towards the corner at which its lines begin. */
export const scaledFrame = 'absolute start-0 top-0 origin-top-left border-0 rtl:origin-top-right';

/**
 * A window of a given width in CSS pixels that fills the height of its box. It is made smaller if the box is narrower.
 * The server does not render its content, which depends on the size of the box.
 */
export function ScaledWindow({
  width,
  isBusy,
  edge,
  onScale,
  children,
}: {
  width: number;
  isBusy: boolean;
  /** A control beside the window, such as a handle that changes its width. */
  edge?: ReactNode;
  onScale?: (scale: number) => void;
  /** Renders a frame with the style that makes it fill the window. */
  children: (frameStyle: CSSProperties) => ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const space = useBoxSize(box);
  const scale = space ? Math.min(1, space.width / width) : 1;
  useEffect(() => onScale?.(scale), [onScale, scale]);
  return (
    <div ref={box} className="relative min-h-0 flex-1 overflow-hidden" aria-busy={isBusy}>
      {space && (
        <div
          className="absolute start-1/2 top-0"
          style={{
            width: width * scale,
            height: space.height,
            marginInlineStart: (-width * scale) / 2,
          }}
        >
          <div className="absolute inset-0 overflow-hidden rounded-row border border-line bg-surface shadow-overlay">
            {children({ width, height: space.height / scale, scale: String(scale) })}
          </div>
          {edge}
        </div>
      )}
    </div>
  );
}
