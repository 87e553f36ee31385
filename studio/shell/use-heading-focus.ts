import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Maximum milliseconds that a dialog, such as the command palette, takes to close after it has opened a screen. */
const longestClose = 1_000;

/**
 * Focuses the heading of a screen that opens while nothing has the focus, because the element that opened it no longer
 * exists. Otherwise the keyboard would start again at the top of the page, and a screen reader would announce nothing.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const end = performance.now() + longestClose;
    let frame = requestAnimationFrame(focusWhenReady);
    function focusWhenReady() {
      const isClosing = document.querySelector('[role=dialog]') !== null;
      if (document.activeElement === document.body && !isClosing) findHeading()?.focus();
      else if (performance.now() < end) frame = requestAnimationFrame(focusWhenReady);
    }
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}

/** Returns the heading of the panel beside a list, or of the screen. */
function findHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main aside h2[tabindex]') ?? document.querySelector('main h1');
}
