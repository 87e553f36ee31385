import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#app/messages/use-messages.ts';
import { ownValue } from '#app/lib/own-value.ts';

interface ViewedPicture {
  src: string;
  alt: string;
  description: string;
}

/**
 * Shows the pictures one at a time over the whole window. The visitor moves by swiping, buttons or keys, and closes the
 * viewer with Escape or the cross. Pressing the picture, the zoom button or Z enlarges the picture, which then scrolls
 * within its area.
 */
export function ScreenshotViewer({
  title,
  pictures,
  start,
  onClose,
}: {
  title: string;
  pictures: readonly ViewedPicture[];
  start: number;
  onClose: () => void;
}) {
  const { list, current, largeWidth, go, resize, onScrollEnd, onKeyDown } = useViewer(pictures.length, start);
  const open = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), []);
  return (
    <dialog
      ref={open}
      aria-label={title}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 size-full max-h-none max-w-none flex-col overflow-hidden bg-deep/96 on-dark open:flex"
    >
      <ViewerBar current={current} count={pictures.length} isLarge={largeWidth > 0} resize={() => resize()} />
      <ul
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by key
        tabIndex={0}
        onScrollEnd={onScrollEnd}
        className="no-scrollbar flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-contain"
      >
        {pictures.map((picture, index) => (
          <Slide
            key={picture.src}
            picture={picture}
            distance={Math.abs(index - current)}
            largeWidth={index === current ? largeWidth : 0}
            resize={resize}
          />
        ))}
      </ul>
      {/* Hidden from screen readers, because the alternative text of the picture contains the same words. */}
      <p
        aria-hidden
        className="min-h-[2lh] px-3 pt-2 text-center text-sm text-balance text-soft md:mb-3 md:min-h-lh"
      >
        {pictures[current]?.description}
      </p>
      <ViewerSteps current={current} count={pictures.length} go={go} />
    </dialog>
  );
}

/** Manages the state of a viewer. Returns the state and the functions that change it. */
function useViewer(count: number, start: number) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  /** Width of the enlarged picture in pixels. 0 while it is not enlarged. */
  const [largeWidth, setLargeWidth] = useState(0);
  const isLarge = largeWidth > 0;

  useEffect(() => {
    // Starts at the chosen picture.
    const element = list.current;
    if (element) element.scrollLeft = start * element.clientWidth * directionSign(element);
  }, [start]);

  function go(to: number) {
    const element = list.current;
    const index = Math.min(Math.max(to, 0), count - 1);
    // Scrolls without animation, because the end of a running animation would undo the next key press.
    element?.scrollTo({
      left: index * element.clientWidth * directionSign(element),
      behavior: 'instant',
    });
    turnTo(index);
  }

  function turnTo(index: number) {
    setCurrent(index);
    if (index !== current) setLargeWidth(0);
  }

  function onScrollEnd(event: React.UIEvent) {
    // An enlarged picture scrolls in an element inside the list. Scroll events of that element are ignored.
    const element = list.current;
    if (element && event.target === element) {
      turnTo(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
    }
  }

  /** Enlarges the picture or resets it. The point that was pressed stays in view. */
  function resize(event?: React.MouseEvent<HTMLElement>) {
    const image = list.current?.children[current]?.querySelector('img');
    const box = image?.closest('li');
    if (!image || !box) return;
    const { left, top, width, height } = image.getBoundingClientRect();
    const [x, y] = event ? [(event.clientX - left) / width, (event.clientY - top) / height] : [0.5, 0.5];
    // The enlarged picture has at least its original size, so that text in it is readable.
    const large = Math.max(1.5 * width, image.naturalWidth);
    flushSync(() => setLargeWidth(isLarge ? 0 : large));
    box.scrollTo(x * image.clientWidth - box.clientWidth / 2, y * image.clientHeight - box.clientHeight / 2);
    (isLarge ? list.current : box)?.focus({ preventScroll: true });
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'z' || event.key === 'Z') {
      if (!event.ctrlKey && !event.metaKey && !event.altKey) resize();
      return;
    }
    // While a picture is enlarged, the arrow keys scroll it instead of showing another picture.
    if (isLarge) return;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: current - directionSign(event.currentTarget),
      ArrowRight: current + directionSign(event.currentTarget),
      Home: 0,
      End: count - 1,
    };
    const target = ownValue(targets, event.key);
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  }

  return { list, current, largeWidth, go, resize, onScrollEnd, onKeyDown };
}

function ViewerBar({
  current,
  count,
  isLarge,
  resize,
}: {
  current: number;
  count: number;
  isLarge: boolean;
  resize: () => void;
}) {
  const t = useMessages('apps');
  return (
    <div className="flex items-center justify-between gap-4 p-3 md:p-4">
      <p aria-live="polite" className="ps-2 text-sm font-bold text-soft tabular-nums">
        {t('viewer.position', { number: current + 1, count })}
      </p>
      <div className="flex gap-3">
        <button
          type="button"
          aria-label={t('viewer.enlarge')}
          aria-pressed={isLarge}
          className="button-quiet px-0"
          onClick={resize}
        >
          {isLarge ? <ZoomOut aria-hidden className="size-5" /> : <ZoomIn aria-hidden className="size-5" />}
        </button>
        <button
          type="button"
          aria-label={t('viewer.close')}
          className="button-quiet px-0"
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </div>
  );
}

function Slide({
  picture: { src, alt },
  distance,
  largeWidth,
  resize,
}: {
  picture: ViewedPicture;
  /** Number of steps from the current picture. 0 for the current picture itself. */
  distance: number;
  /** Width of the enlarged picture in pixels. 0 if it is not enlarged. */
  largeWidth: number;
  resize: (event: React.MouseEvent<HTMLElement>) => void;
}) {
  const isLarge = largeWidth > 0;
  return (
    <li
      aria-hidden={distance !== 0}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by key
      tabIndex={isLarge ? 0 : undefined}
      className={`grid size-full flex-none snap-center ${
        isLarge
          ? 'overflow-auto overscroll-contain'
          : 'grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden px-3 md:px-20'
      }`}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button and Z do the same */}
      <img
        src={src}
        alt={alt}
        loading={distance > 1 ? 'lazy' : 'eager'}
        onClick={resize}
        className={
          isLarge
            ? 'm-auto max-w-none cursor-zoom-out'
            : 'max-h-full max-w-full cursor-zoom-in object-contain'
        }
        style={isLarge ? { width: largeWidth } : undefined}
      />
    </li>
  );
}

/** The buttons that lead to the previous and the next picture. */
function ViewerSteps({
  current,
  count,
  go,
}: {
  current: number;
  count: number;
  go: (index: number) => void;
}) {
  const t = useMessages('apps');
  const look = 'button-quiet px-0 aria-disabled:opacity-40 md:bg-deep/80';
  return (
    <div className="flex justify-center gap-3 p-3 md:pointer-events-none md:absolute md:inset-x-0 md:top-1/2 md:-translate-y-1/2 md:justify-between md:px-4 *:md:pointer-events-auto">
      <button
        type="button"
        aria-label={t('viewer.previous')}
        aria-disabled={current === 0}
        className={look}
        onClick={() => go(current - 1)}
      >
        <ChevronLeft aria-hidden className="size-6" />
      </button>
      <button
        type="button"
        aria-label={t('viewer.next')}
        aria-disabled={current === count - 1}
        className={look}
        onClick={() => go(current + 1)}
      >
        <ChevronRight aria-hidden className="size-6" />
      </button>
    </div>
  );
}

/**
 * Returns the sign of scroll positions in an element: 1 for text from left to right, -1 for text from right to left.
 */
function directionSign(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
