import type { Page } from '@playwright/test';
import { textPageNames } from '#app/domain/text-pages.ts';
import { expect, long, open, portal, test } from './support/fixtures.ts';
import { exportBundle, importParts, type Bundle } from './support/site-bundle.ts';

/*
 * Tests that the settings `maxContentWidth` and `padWidth` apply to the content of every page kind of every section.
 * Only the play page has no content beside the game, which fills the window.
 */

const height = 100;

interface Content {
  settings: Bundle;
  data_content: Record<
    string,
    { list: { id: number; ext?: { kind?: string } }[]; menu: { content_type_id: number }[] }
  >;
}
let before: Content;

test.beforeAll(async () => {
  before = await exportBundle<Content>();
});

test.afterAll(async () => {
  await importParts({ settings: before.settings }, '/aboutUs', (html) => !html.includes('copy of the tests'));
});

async function publish(settings: Bundle): Promise<void> {
  const copyright = `A copy of the tests ${Date.now()}`;
  await importParts({ settings: { ...before.settings, ...settings, copyright } }, '/aboutUs', (html) =>
    html.includes(copyright),
  );
}

/** Returns a page of every kind of every section, taken from the data. */
function addresses(): string[] {
  const first = (vertical: string) => before.data_content[vertical]?.list[0]?.id;
  const category = (vertical: string) => before.data_content[vertical]?.menu[0]?.content_type_id;
  const offer = (kind: string) => before.data_content['4']?.list.find(({ ext }) => ext?.kind === kind)?.id;
  const searched = ['/g', '/c', '/e', '/app'];
  return [
    '/g',
    '/c',
    '/weather',
    '/e',
    '/star_sign',
    '/app',
    '/qa',
    `/g/details/${first('2')}`,
    `/c/details/${first('1')}`,
    '/weather/london',
    `/e/details/${offer('deal')}`,
    `/e/coupon/${offer('coupon')}`,
    `/e/creditcards/${offer('card')}`,
    `/star_sign/details/${first('5')}`,
    `/app/details/${first('6')}`,
    `/qa/details/${first('8')}`,
    `/g/cate/${category('2')}`,
    `/c/cate/${category('1')}`,
    `/e/cate/${category('4')}`,
    `/star_sign/cate/${category('5')}`,
    `/app/cate/${category('6')}`,
    `/qa/cate/${category('8')}`,
    ...searched.flatMap((home) => [`${home}/search`, `${home}/search/a`]),
    '/g/mygames',
    '/g/details/999999999',
    ...textPageNames.map((name) => `/${name}`),
  ];
}

interface Measured {
  /** Widths of the blocks of a page that do not use the full width. */
  widths: number[];
  /** Texts and pictures outside those blocks. */
  outside: string[];
}

function measure(page: Page): Promise<Measured> {
  return page.evaluate(() => {
    const shells = [...document.querySelectorAll('main :is(.shell, .shell-frame)')].filter(
      (shell) => !shell.closest('.full-width') && shell.getBoundingClientRect().height > 0,
    );
    const contentBox = (shell: Element) => {
      const { left, width } = shell.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(shell);
      const start = left + Number.parseFloat(paddingLeft);
      return { left: start, right: left + width - Number.parseFloat(paddingRight) };
    };
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element.tagName !== 'MAIN' &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const outside: string[] = [];
    for (const element of document.querySelectorAll('main :is(p, h1, h2, h3, img, a, input, td)')) {
      if (element.matches('.shell') || element.closest('.full-width, [aria-hidden], noscript')) continue;
      if (scrolls(element)) continue;
      const box = element.getBoundingClientRect();
      const shell = element.closest('.shell, .shell-frame');
      if (box.width <= 1 || box.height <= 1) continue;
      const bounds = shell && contentBox(shell);
      if (!bounds || box.left < bounds.left - 1 || box.right > bounds.right + 1)
        outside.push(`${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`);
    }
    const widths = shells.map((shell) => {
      const { left, right } = contentBox(shell);
      return Math.round(right - left);
    });
    return { widths: [...new Set(widths)], outside: outside.slice(0, 3) };
  });
}

/** Returns the differences from the expected widths on all pages. */
async function walk(page: Page, wanted: Record<number, number>): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses()) {
    await page.goto(portal(address));
    for (const [window, width] of Object.entries(wanted)) {
      await page.setViewportSize({ width: Number(window), height });
      const { widths, outside } = await measure(page);
      // If every block of a page uses the full width, `widths` is empty.
      if (widths.some((each) => each !== width))
        faults.push(`${address} at ${window} px: content of ${widths.join(', ')} px, not ${width}`);
      faults.push(...outside.map((what) => `${address} at ${window} px: ${what} lies outside`));
    }
  }
  return faults;
}

test('maxContentWidth and padWidth apply to every page', long, async ({ page, complaints }) => {
  test.setTimeout(240_000);
  await page.route(/\.(?:webp|avif|webm|mp4)$/, (route) => route.fulfill({ body: '' }));
  await page.addInitScript(() => localStorage.setItem(`consent_${location.host}`, 'not-accepted'));
  await publish({
    'maxContentWidth.mobile': '300px',
    'maxContentWidth.desktop': '720px',
    'padWidth.mobile': '80%',
    'padWidth.desktop': '75%',
  });
  expect(await walk(page, { 360: 288, 700: 300, 800: 600, 2560: 720 })).toEqual([]);
  expect(complaints.every((text) => text.includes('status of 404'))).toBe(true);
  complaints.length = 0;
});

/**
 * Returns the parts of a page that extend beyond its window or are clipped at the edge of a box, unless they can be
 * scrolled into view.
 */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const parts =
      'a, button, summary, label, input, select, h1, h2, h3, p, li, td, th, span, svg, img:not([alt=""])';
    for (const element of document.querySelectorAll(`body :is(${parts})`)) {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || element.closest('.sr-only, .truncate, noscript')) continue;
      const edge = edgeAround(element.parentElement);
      if (edge && (box.left < edge.left - 1 || box.right > edge.right + 1)) found.push(nameOf(element));
    }
    for (const table of document.querySelectorAll('table:not(.comparison *, .prose *)')) {
      const { clientWidth = 0 } = table.parentElement ?? {};
      if (table.scrollWidth > clientWidth) found.push(nameOf(table));
    }
    if (document.documentElement.scrollWidth > window.innerWidth) found.push('the page scrolls sideways');
    return found.slice(0, 5);

    /**
     * Returns the edges at which the contents of an element are clipped: those of the nearest box that clips, or of the
     * window. Returns `null` if the clipped part can be scrolled into view, or is clipped on purpose.
     */
    function edgeAround(element: Element | null): { left: number; right: number } | null {
      if (!element || element === document.body) return { left: 0, right: window.innerWidth };
      const { overflowX, pointerEvents, position } = getComputedStyle(element);
      if (overflowX === 'auto' || overflowX === 'scroll' || pointerEvents === 'none') return null;
      if (overflowX !== 'visible') return element.getBoundingClientRect();
      if (position === 'fixed') return { left: 0, right: window.innerWidth };
      return edgeAround(element.parentElement);
    }

    function nameOf(element: Element): string {
      const text = element.textContent.trim().slice(0, 30);
      return `${element.tagName.toLowerCase()} "${text}" in ${element.parentElement?.className ?? ''}`;
    }
  });
}

test.describe('on a narrow phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 320, height: 700 } });
  // The other tests of this file leave settings that narrow the content, so the defaults are restored.
  test.beforeAll(() => publish({}));

  test('nothing is cut on any page', long, async ({ page, complaints }) => {
    test.slow();
    await page.route(/\.(?:webp|avif|webm|mp4)$/, (route) => route.fulfill({ body: '' }));
    // The fonts of the system, which may be wider, are shown until ours have loaded.
    await page.route(/\.woff2$/, (route) => route.abort());
    const faults: string[] = [];
    for (const address of [...addresses(), `/g/game/${before.data_content['2']?.list[0]?.id}`]) {
      await page.goto(portal(address));
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 });
        faults.push(...(await findCut(page)).map((what) => `${address} at ${width} px: ${what}`));
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        const contents = await page.evaluate(() => document.documentElement.scrollWidth);
        if (contents > width)
          faults.push(`${address} at ${width} px with text of twice the size: ${contents} px wide`);
        const cutBadges = await page
          .locator('.badge')
          .evaluateAll((badges) => badges.filter((badge) => badge.scrollWidth > badge.clientWidth).length);
        if (cutBadges > 0)
          faults.push(`${address} at ${width} px with text of twice the size: ${cutBadges} badges are cut`);
      }
    }
    // A closed page reports nothing more.
    await page.close();
    expect(faults).toEqual([]);
    expect(complaints.filter((text) => !/status of 404|ERR_FAILED/.test(text))).toEqual([]);
    complaints.length = 0;
  });
});

test('a block uses the full width if its settings say so', long, async ({ page }) => {
  const rowOf = (fullWidth: boolean) => ({
    module: 'categoryChips',
    config: { full_width: fullWidth },
  });
  await publish({ 'maxContentWidth.desktop': '720px' });
  const layouts = await exportBundle<{ layouts: Bundle }>();
  const frame = [{ module: 'topBar', config: { full_width: false } }, rowOf(true), rowOf(false)];
  await importParts({ layouts: { '2': { '1': frame } } }, '/g', (html) => !html.includes('<footer'));
  try {
    await page.setViewportSize({ width: 2560, height });
    await open(page, '/g');
    const widths = await page.locator(':is(main, header) :is(.shell, .shell-frame)').evaluateAll((shells) =>
      shells.map((shell) => {
        const { paddingLeft, paddingRight } = getComputedStyle(shell);
        return shell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      }),
    );
    expect(widths.map(Math.round)).toEqual([720, 2200, 720]);
  } finally {
    await importParts({ layouts: layouts.layouts }, '/g', (html) => html.includes('<footer'));
  }
});

test('privacy.maxWidth is 720px, by default and if set explicitly', long, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height });
  for (const settings of [{}, { 'privacy.maxWidth': '720px' }]) {
    await publish(settings);
    for (const name of textPageNames) {
      await open(page, `/${name}`);
      const width = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);
      expect([await width('.legal-text'), await width('.legal-text .prose')], name).toEqual([720, 720]);
    }
  }
});
