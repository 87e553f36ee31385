import { useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { classes } from './classes.ts';
import { Skeleton } from './skeleton.tsx';
import { useBoxSize, type BoxSize } from './use-box-size.ts';

/** Classes of a frame in the window. The frame shrinks towards the corner at which its lines of text begin. */
export const scaledFrame = 'absolute start-0 top-0 origin-top-left border-0 rtl:origin-top-right';

/** A window of a given width in CSS pixels, made smaller if its box is narrower. */
export interface WindowScale {
  width: number;
  /** The element in which the window is shown. */
  box: RefObject<HTMLDivElement | null>;
  /** The size of that element. `null` until it is measured. */
  space: BoxSize | null;
  scale: number;
}

/** Measures the box of a window, and returns the scale at which the window fits into it. */
export function useWindowScale(width: number): WindowScale {
  const box = useRef<HTMLDivElement>(null);
  const space = useBoxSize(box);
  return { width, box, space, scale: space ? Math.min(1, space.width / width) : 1 };
}

/**
 * A window that fills the height of its box. The server does not render its content, which depends on the size of the
 * box.
 */
export function ScaledWindow({
  windowScale: { width, box, space, scale },
  isBusy,
  isBlank,
  edge,
  children,
}: {
  windowScale: WindowScale;
  isBusy: boolean;
  /** Whether nothing has been loaded yet. Browsers show an empty frame in white, so the frame is covered. */
  isBlank: boolean;
  /** A control beside the window, such as a handle that changes its width. */
  edge?: ReactNode;
  /** Renders a frame with the style that makes it fill the window. */
  children: (frameStyle: CSSProperties) => ReactNode;
}) {
  return (
    // If the window fills the box, a control at the edge is outside the box. The margin keeps it visible.
    <div
      ref={box}
      className="relative min-h-0 flex-1 overflow-clip [overflow-clip-margin:1.25rem]"
      aria-busy={isBusy}
    >
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
            {/* The cover fades late, because some time passes between the load of a page and its first paint. */}
            <div
              aria-hidden
              className={classes(
                'pointer-events-none absolute inset-0 bg-surface transition-opacity delay-200 duration-300',
                !isBlank && 'opacity-0',
              )}
            >
              {isBlank && <Skeleton className="size-full" />}
            </div>
          </div>
          {edge}
        </div>
      )}
    </div>
  );
}
