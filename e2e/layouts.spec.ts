import { expect, hydrated, long, open, portal, test } from './support/fixtures.ts';
import { findBarriers, searchField } from './support/page-checks.ts';
import { exportBundle, importParts } from './support/site-bundle.ts';
import { readShifts, watchShifts } from './support/shifts.ts';
import { testGames } from './support/test-games.ts';

/* Pages with blocks that the layouts of the starter content do not use. */

const block = (module: string, config: Record<string, unknown> = {}) => ({ module, config });
const frame = (...blocks: unknown[]) => [block('topBar'), ...blocks, block('bottomBar')];
const layouts = {
  2: {
    1: frame(
      block('homeHeading'),
      block('hero', { title: 'Game of the week', tag: 'Hot' }),
      block('searchBox', { title: 'Know what you want?', item_count: 6 }),
      block('tagList', { title: 'Browse by tag' }),
      block('text', { title: 'A word', text: 'All of it is **free**. See [our terms](/termsOfUse).' }),
      block('new', { title: 'New here', theme_color: '#4fd8a6', padding: { m: '8px', p: '40px' } }),
    ),
    2: frame(
      block('breadcrumbs'),
      block('itemHeader'),
      block('screenshots', { title: 'Screenshots' }),
      block('shareBar'),
      block('tagList', { title: 'Found in' }),
      block('random', { title: 'Something else', item_count: 8 }),
    ),
  },
};

const widths = [390, 820, 1440, 2560];
const game = `/g/details/${testGames.answers}`;

interface Content {
  layouts: unknown;
  data_content: Record<string, { list: { id: number; screenshot: string[]; ext: { img_wide: string } }[] }>;
}
let before: Content;

test.beforeAll(async () => {
  before = await exportBundle<Content>();
  const games = structuredClone(before.data_content['2']!.list);
  const shots = games.slice(0, 4).flatMap(({ ext }) => ext.img_wide || []);
  games.find(({ id }) => id === testGames.answers)!.screenshot = shots;
  await importParts({ layouts, data_content: { 2: { list: games } } }, '/', (html) =>
    html.includes('Game of the week'),
  );
});

test.afterAll(async () => {
  const list = before.data_content['2']!.list;
  await importParts(
    { layouts: before.layouts, data_content: { 2: { list } } },
    '/',
    (html) => !html.includes('Game of the week'),
  );
});

for (const pathname of ['/', game]) {
  test(`${pathname}: no width overflows, nothing shifts, axe finds nothing`, long, async ({ page }) => {
    await watchShifts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, pathname);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      await page.evaluate(() => document.fonts.ready);
      expect(await readShifts(page), `${width} px`).toEqual([]);
    }
    expect(await findBarriers(page)).toEqual([]);
  });
}

test(
  'the hero’s button leads to its game, whose page needs blocks that are not loaded yet',
  long,
  async ({ page }) => {
    await open(page, '/');
    const hero = page.getByRole('region', { name: 'Game of the week' });
    const title = await hero.getByRole('heading', { level: 2 }).innerText();
    await hero.getByRole('link', { name: /^Play now/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Share this game' })).toBeVisible();
  },
);

test('the search box searches, with and without script', long, async ({ page, browser }) => {
  await open(page, '/');
  const box = searchField(page);
  await box.fill('puzzle');
  await box.press('Enter');
  await expect(page).toHaveURL(portal('/g/search/puzzle'));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(portal('/'));
  await searchField(plain).fill('puzzle');
  await plain.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(plain).toHaveURL(portal('/g/search/puzzle'));
  await context.close();
});

test('colour, padding and tags take effect', long, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [width, padding] of [
    [390, '8px'],
    [1440, '40px'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const box = page.locator('.block-box');
    await expect(box).toHaveCSS('padding', padding);
    await expect(box.getByRole('link', { name: /^See all/ })).toHaveCSS('color', 'rgb(79, 216, 166)');
  }
  await page.getByRole('navigation', { name: 'Browse by tag' }).getByRole('link', { name: /^Hot/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hot games');
});

test('screenshots have one height and open in full size', long, async ({ page }) => {
  await page.goto(portal(game));
  await hydrated(page);
  const shots = page.getByRole('list', { name: 'Screenshots' }).getByRole('link');
  await expect(shots).toHaveCount(4);
  const heights = await shots.evaluateAll((links) => links.map((link) => link.clientHeight));
  expect(new Set(heights).size).toBe(1);
  const address = await shots.first().getAttribute('href');
  expect((await page.request.get(portal(address!))).headers()['content-type']).toBe('image/webp');
});
