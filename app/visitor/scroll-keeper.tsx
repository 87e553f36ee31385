import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { InlineScript } from '#app/ui/inline-elements.tsx';
import { findTarget } from './find-target.ts';
import { visit } from './last-visited.ts';
import { openScrollPositions, restoreScrollScript, type ScrollPositions } from './scroll-positions.ts';
import { sessionArea } from './storage.ts';

/** Milliseconds that a revisited page may need to reach its former height. */
const growingTime = 3000;

let opened: ScrollPositions | undefined;
const positions = () => (opened ??= openScrollPositions(sessionArea));

/**
 * A block that was in view. `index` counts the blocks from the end of the page, and `top` is the block's distance from
 * the top of the page.
 */
interface Anchor {
  index: number;
  top: number;
}

/** The anchors of the pages that were left, by the key of the history entry. */
const anchors = new Map<string, Anchor>();

/**
 * Stores the last visited address and the scroll position of every page, and sets the position after each navigation
 * (spec NAV-2, NAV-3). Rendered at the end of the body.
 */
export function ScrollKeeper() {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const address = pathname + search;
  /** Key of the current page's history entry. `null` before the first page is rendered. */
  const shown = useRef<string | null>(null);

  useLayoutEffect(() => {
    const isFirst = shown.current === null;
    shown.current = key;
    const rule = visit(sessionArea, address, type);
    // The browser, the inline script or the visitor has already set the scroll position of the first page.
    if (isFirst) return;
    const earlier = rule === 'restore' ? positions().get(key) : undefined;
    if (earlier !== undefined) return scrollWhenTallEnough(earlier && earlier + anchorShift(key));
    const target = findTarget(hash);
    if (target) target.scrollIntoView();
    else if (rule !== 'stay') scrollTo(0, 0);
  }, [key, address, hash, type]);

  useEffect(() => {
    function remember() {
      if (shown.current !== null) positions().set(shown.current, window.scrollY);
    }
    function leave() {
      remember();
      positions().store();
      history.scrollRestoration = 'auto';
    }
    function takeOver() {
      history.scrollRestoration = 'manual';
    }
    takeOver();
    remember();
    addEventListener('scroll', remember, { passive: true });
    function rememberAnchor() {
      // The last scroll event may arrive after the page was left, so the position is stored now.
      remember();
      if (shown.current !== null) storeAnchor(shown.current);
    }
    const { __reactRouterDataRouter: router } = window;
    const unsubscribe = router?.subscribe(rememberAnchor);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', takeOver);
    return () => {
      unsubscribe?.();
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', takeOver);
    };
  }, []);

  return <InlineScript text={import.meta.env.SSR ? restoreScrollScript : ''} />;
}

/** Returns the distances of the blocks from the top of the page, last block first. `NaN` for hidden blocks. */
function blockTops(): number[] {
  return Array.from(document.querySelectorAll('main > *'), (block) => {
    // The outer element of a block may have no box, so its first child is measured.
    const { top, height } = (block.firstElementChild ?? block).getBoundingClientRect();
    return height > 0 ? top + window.scrollY : NaN;
  }).toReversed();
}

/** Stores the last block that begins above the middle of the window as the page's anchor. */
function storeAnchor(key: string): void {
  const tops = blockTops();
  const index = tops.findIndex((top) => top < window.scrollY + window.innerHeight / 2);
  anchors.set(key, { index, top: tops[index] ?? NaN });
}

/**
 * Returns how far the anchor of a page has moved down since the page was left, for example because the row of played
 * games appears after the first game.
 */
function anchorShift(key: string): number {
  const anchor = anchors.get(key);
  return anchor ? (blockTops()[anchor.index] ?? NaN) - anchor.top || 0 : 0;
}

/**
 * Scrolls to a position, repeatedly while the page is still growing, until the visitor interacts. Returns a function
 * that ends this.
 */
function scrollWhenTallEnough(top: number): () => void {
  const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const growth = new ResizeObserver(tryAgain);
  const timer = setTimeout(stop, growingTime);

  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const input of inputs) removeEventListener(input, stop);
  }
  function tryAgain() {
    scrollTo(0, top);
    if (window.scrollY >= Math.floor(top)) stop();
  }

  for (const input of inputs) addEventListener(input, stop, { passive: true });
  growth.observe(document.body);
  tryAgain();
  return stop;
}
