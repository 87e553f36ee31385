import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ownValue } from '#app/core/own-value.ts';

/** One picture after the other over the whole window: by swiping, buttons and keys. Escape or the cross closes it. */
export function ScreenshotViewer({
  title,
  pictures,
  start,
  onClose,
}: {
  title: string;
  pictures: readonly { src: string; alt: string }[];
  start: number;
  onClose: () => void;
}) {
  const line = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  const open = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), []);

  useEffect(() => {
    // The picture that was chosen stands there from the beginning.
    const list = line.current;
    if (list) list.scrollLeft = start * list.clientWidth;
  }, [start]);

  function go(to: number) {
    const list = line.current;
    const index = Math.min(Math.max(to, 0), pictures.length - 1);
    // At once: while a smooth one runs, its end and the next key would contradict each other.
    list?.scrollTo({ left: index * list.clientWidth, behavior: 'instant' });
    setCurrent(index);
  }

  function follow() {
    const list = line.current;
    if (list) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  }

  function press(event: React.KeyboardEvent) {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: pictures.length - 1,
    };
    const target = ownValue(targets, event.key);
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  }

  return (
    <dialog
      ref={open}
      aria-label={title}
      onClose={onClose}
      onKeyDown={press}
      className="m-0 size-full max-h-none max-w-none flex-col overflow-hidden bg-deep/96 on-dark open:flex"
    >
      <div className="flex items-center justify-between gap-4 p-3 md:p-4">
        <p aria-live="polite" className="ps-2 text-sm font-bold text-soft tabular-nums">
          {current + 1} of {pictures.length}
        </p>
        <button
          type="button"
          aria-label="Close"
          className="button-quiet px-0"
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <ul
        ref={line}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by key
        tabIndex={0}
        onScrollEnd={follow}
        className="no-scrollbar flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-contain"
      >
        {pictures.map(({ src, alt }, index) => (
          <li
            key={src}
            aria-hidden={index !== current}
            className="grid size-full flex-none snap-center grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden px-3 md:px-20"
          >
            <img
              src={src}
              alt={alt}
              loading={Math.abs(index - current) > 1 ? 'lazy' : 'eager'}
              className="max-h-full max-w-full object-contain"
            />
          </li>
        ))}
      </ul>
      <div className="flex justify-center gap-3 p-3 md:p-4">
        <button
          type="button"
          aria-label="Previous screenshot"
          aria-disabled={current === 0}
          className="button-quiet px-0 aria-disabled:opacity-40"
          onClick={() => go(current - 1)}
        >
          <ChevronLeft aria-hidden className="size-6" />
        </button>
        <button
          type="button"
          aria-label="Next screenshot"
          aria-disabled={current === pictures.length - 1}
          className="button-quiet px-0 aria-disabled:opacity-40"
          onClick={() => go(current + 1)}
        >
          <ChevronRight aria-hidden className="size-6" />
        </button>
      </div>
    </dialog>
  );
}
