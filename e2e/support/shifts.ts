import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: LayoutShift[];
    /** When the whole document had been painted once. */
    wholeSince: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  /** It followed a click, a tap or a key within half a second. */
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

export interface ShiftOptions {
  /** False: what follows a visitor's click or key does not count. */
  afterInput?: boolean;
}

/** Has every document of a page note what moves without the visitor's doing. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    window.wholeSince = 0;
    document.addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => requestAnimationFrame(() => (window.wholeSince = performance.now())));
    });
    new PerformanceObserver((list) => {
      window.shifts.push(...(list.getEntries() as LayoutShift[]));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * What has moved in the page's document, described. What moved before all of it was painted once does not count: a
 * busy machine may paint half a row that the parser has reached.
 */
export function readShifts(page: Page, { afterInput = true }: ShiftOptions = {}): Promise<string[]> {
  return page.evaluate((countsAll) => {
    return window.shifts
      .filter(({ startTime }) => startTime > window.wholeSince)
      .filter(({ hadRecentInput }) => countsAll || !hadRecentInput)
      .map(({ value, sources }) => {
        const moved = sources.map(({ node }) => (node ? `${node.nodeName} ${node.className}` : 'gone'));
        return `${value.toFixed(4)}: ${moved.join(', ')}`;
      });
  }, afterInput);
}
