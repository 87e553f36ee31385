import type { Page } from '@playwright/test';
import { expect, long, open, test } from './support/fixtures.ts';
import { exportBundle, importParts } from './support/site-bundle.ts';

/*
 * Checks that every tile and every ad of every grid is visible, and that lists fill their last rows, at every window
 * width. A few pages contain many grids. Each page is loaded once and resized.
 */

const games = '2';
const block = (module: string, config: Record<string, unknown> = {}) => ({ module, config });
const frame = (...blocks: unknown[]) => [block('topBar'), ...blocks, block('bottomBar')];
const adNumber = 31;
const ads = (...positions: number[]) => ({
  ad_position: positions,
  ad_box: { ad_cou: { value: String(adNumber) } },
});
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const quickView = (count: number) =>
  block('quickView', { item_count: count, title: `quickView ${count}`, ...ads(1, 3, 99) });
const random = (count: number) =>
  block('random', { item_count: count, title: `random ${count}`, full_width: count > 15, ...ads(2, 24, 99) });
const mosaic = (count: number) =>
  block('mosaic', { item_count: count, title: `mosaic ${count}`, full_width: true });
const related = (count: number) =>
  block('related', { item_count: count, title: `related ${count}`, ...ads(1, 5, 99) });

const layouts = {
  [games]: {
    '1': frame(...from(1, 22).map(quickView)),
    '2': frame(...from(16, 30).map(mosaic), ...[1, 7, 8, 17].map(related)),
    '3': frame(block('list', ads(1, 3, 99))),
    '4': frame(...from(23, 30).map(quickView), ...from(1, 14).map(random)),
    '6': frame(...from(15, 30).map(random), ...[1, 2, 3, 4, 5, 9].map(mosaic)),
  },
  '1': { '3': frame(block('articleList', ads(1, 3, 99))) },
  '4': { '3': frame(block('offerList', ads(1, 3, 99))) },
  '6': { '3': frame(block('appList', ads(1, 3, 99))) },
};

/** Window widths for every number of columns, and on both sides of the width at which ads change. */
const widths = [320, 390, 640, 700, 767, 768, 1024, 1366, 1700, 2200, 2560];

interface Content {
  layouts: unknown;
  ads: unknown;
  data_content: Record<string, { list: { id: number }[]; menu: { content_type_id: number }[] }>;
}
let before: Content;

test.beforeAll(async () => {
  before = await exportBundle<Content>();
  const entry = { id: 1, type: 5, data_type: 0, position: '', ad_type: 0, cou: adNumber, script: '' };
  const shown = { ...entry, div: '<p class="the-ad">An ad</p>', script_in_div: '' };
  await importParts({ layouts, ads: [shown] }, '/g', (html) => html.includes('the-ad'));
});

test.afterAll(async () => {
  await importParts({ layouts: before.layouts, ads: before.ads }, '/g', (html) => !html.includes('the-ad'));
});

/** Removes effects that are slow to paint at each new size and do not affect any box. */
async function paintLittle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { box-shadow: none !important; filter: none !important; backdrop-filter: none !important; mask: none !important; background: none !important; transition: none !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** Returns the faults of a page's grids at its current width. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const say = (grid: Element, index: number, what: string) =>
      faults.push(
        `${window.innerWidth} px, ${grid.parentElement?.textContent?.slice(0, 14)}, child ${index}: ${what}`,
      );
    const lists = document.querySelectorAll('main :is(.tile-grid, .mosaic, ul.grid)');
    if (lists.length === 0) faults.push('The page has no grid.');
    for (const grid of lists) {
      const shown = [...grid.children]
        .map((child, index) => ({ child, index, box: child.getBoundingClientRect() }))
        .filter(({ child, box }) => {
          const { adVariant } = (child as HTMLElement).dataset;
          const isOther = adVariant !== undefined && adVariant !== (window.innerWidth < 768 ? 'm' : 'p');
          return !isOther || box.height > 0;
        });
      for (const { child, index, box } of shown) {
        if (box.width < 40 || box.height < 40) say(grid, index, `is ${box.width} by ${box.height} px`);
        if (box.left < -1 || box.right > window.innerWidth + 1) say(grid, index, 'leaves the window');
        const isAd = child.classList.contains('ad-wrap');
        if (isAd && !(child.querySelector('.the-ad')?.getBoundingClientRect().height ?? 0))
          say(grid, index, 'the ad is hidden');
        const over = shown.find(
          (other) =>
            other.index > index &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        );
        if (over) say(grid, index, `covers child ${over.index}`);
      }
      const cells = shown.filter(({ child }) => !child.classList.contains('ad-wrap'));
      const bottom = Math.max(...cells.map(({ box }) => box.top));
      const end = Math.max(...cells.filter(({ box }) => box.top > bottom - 2).map(({ box }) => box.right));
      if (grid.querySelector('.more-from') && end < grid.getBoundingClientRect().right - 1)
        say(grid, cells.length, 'the last row has a hole');
    }
    return faults;
  });
}

async function childCounts(page: Page): Promise<Record<string, { tiles: number; ads: number }>> {
  const rows = await page.locator('main section:has(h2)').evaluateAll((sections) =>
    sections.map((section) => {
      const children = [...(section.querySelector('.tile-grid, .mosaic')?.children ?? [])];
      const isAd = (child: Element) => child.classList.contains('ad-wrap');
      const numbers = {
        tiles: children.filter((child) => !isAd(child)).length,
        ads: children.filter((child) => isAd(child) && (child as HTMLElement).dataset.adVariant === 'p')
          .length,
      };
      return [section.querySelector('h2')?.textContent ?? '', numbers] as const;
    }),
  );
  return Object.fromEntries(rows);
}

test('every tile and every ad of every grid is visible from 320 to 2560 px', long, async ({ page }) => {
  test.setTimeout(240_000);
  await page.route(/\.(?:webp|avif|webm|mp4)$/, (route) => route.fulfill({ body: '' }));
  await page.addInitScript(() => localStorage.setItem(`consent_${location.host}`, 'not-accepted'));
  const firstOf = (vertical: string) => before.data_content[vertical];
  const item = firstOf(games)?.list[0]?.id;
  const category = (vertical: string) => firstOf(vertical)?.menu[0]?.content_type_id;
  for (const [address, counts] of [
    ['/g', from(1, 22).map((count) => [`quickView ${count}`, count, 3])],
    [`/g/details/${item}`, from(16, 30).map((count) => [`mosaic ${count}`, count, 0])],
    ['/g/cate/type/', []],
    ['/g/search', from(23, 30).map((count) => [`quickView ${count}`, count, 3])],
    ['/g/mygames', from(15, 30).map((count) => [`random ${count}`, count, 3])],
    [`/c/cate/${category('1')}`, []],
    [`/e/cate/${category('4')}`, []],
    [`/app/cate/${category('6')}`, []],
  ] as [string, [string, number, number][]][]) {
    await page.setViewportSize({ width: 1440, height: 100 });
    await open(page, address);
    await paintLittle(page);
    const found = await childCounts(page);
    for (const [title, tiles, count] of counts) expect(found[title], title).toEqual({ tiles, ads: count });
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 100 });
      faults.push(...(await findFaults(page)));
    }
    expect(faults, address).toEqual([]);
  }
});
