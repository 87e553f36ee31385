import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: LayoutShift[];
    /** Time at which the whole document had been painted once, in its own fonts. */
    wholeSince: number;
    /** Times at which fonts had loaded. */
    fontsLoaded: number[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  /** Whether the shift followed a click, a tap or a key within half a second. */
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

export interface ShiftOptions {
  /** Whether shifts after a visitor's click or key count. They do by default. */
  afterInput?: boolean;
}

/** Makes every document of a page record its layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    window.wholeSince = 0;
    window.fontsLoaded = [];
    document.fonts.addEventListener('loadingdone', ({ timeStamp }) => window.fontsLoaded.push(timeStamp));
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      });
    // Whether the built-in fonts have not loaded yet. On a first visit, they load after the page
    // (app/visitor/load-fonts.ts).
    const waitsForFonts = () =>
      !localStorage.fonts_cached && [...document.scripts].some(({ text }) => text.includes('fonts_cached'));
    document.addEventListener('DOMContentLoaded', async () => {
      await painted();
      while (waitsForFonts()) await painted();
      await document.fonts.ready;
      await painted();
      window.wholeSince = performance.now();
    });
    new PerformanceObserver((list) => {
      window.shifts.push(...(list.getEntries() as LayoutShift[]));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Milliseconds between the event that fonts have loaded and the paint with them. Either may come first. */
const fontPaint = 200;

/**
 * Describes the layout shifts of the page's document. Shifts before the first complete paint in its own fonts do not
 * count: a busy machine may paint an incomplete row, and `readShiftScore` measures the effect of the fonts. Shifts
 * close to the loading of a font do not count either. A font of many characters loads in parts, some of them after that
 * paint, and such a part moves text only on a machine without a font for these characters.
 */
export async function readShifts(page: Page, { afterInput = true }: ShiftOptions = {}): Promise<string[]> {
  await page.waitForFunction(() => window.wholeSince > 0);
  return page.evaluate(
    ({ countsAll, paintTime }) => {
      const isOfFonts = (time: number) =>
        window.fontsLoaded.some((loaded) => Math.abs(time - loaded) <= paintTime);
      return window.shifts
        .filter(({ startTime }) => startTime > window.wholeSince && !isOfFonts(startTime))
        .filter(({ hadRecentInput }) => countsAll || !hadRecentInput)
        .map(({ value, sources }) => {
          const moved = sources.map(({ node }) => (node ? `${node.nodeName} ${node.className}` : 'gone'));
          return `${value.toFixed(4)}: ${moved.join(', ')}`;
        });
    },
    { countsAll: afterInput, paintTime: fontPaint },
  );
}

/** Returns the layout shift score of the page's document so far, as browsers report it. */
export function readShiftScore(page: Page): Promise<number> {
  return page.evaluate(() => window.shifts.reduce((sum, { value }) => sum + value, 0));
}
