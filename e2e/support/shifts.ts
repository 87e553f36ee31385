import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: LayoutShift[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Element | null }[];
}

/** Has every document of a page note what moves without the visitor's doing. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      window.shifts.push(...(list.getEntries() as LayoutShift[]));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * What has moved in the page's document, described. What moved while the parser was still at work does not count: a
 * busy machine may paint half a row.
 */
export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const parsed = navigation?.domInteractive ?? 0;
    return window.shifts
      .filter(({ startTime }) => startTime > parsed)
      .map(({ value, sources }) => {
        const moved = sources.map(({ node }) => (node ? `${node.nodeName} ${node.className}` : 'gone'));
        return `${value.toFixed(4)}: ${moved.join(', ')}`;
      });
  });
}
