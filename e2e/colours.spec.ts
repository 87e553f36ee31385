import type { Page } from '@playwright/test';
import { expect, hydrated, long, open, portal, test } from './support/fixtures.ts';
import { findFaintTexts } from './support/page-checks.ts';
import { exportBundle, importParts, served, type Bundle } from './support/site-bundle.ts';

/**
 * The home page of each section, with beginnings of addresses. The first link on the home page with such a beginning
 * leads to a page of another kind, which is checked, too.
 */
const sections: Record<string, readonly string[]> = {
  '/': ['/g/details/', '/g/cate/'],
  '/c': ['/c/details/'],
  '/weather': ['/weather/'],
  '/e': ['/e/coupon/', '/e/creditcards/'],
  '/star_sign': ['/star_sign/details/'],
  '/app': ['/app/details/'],
  '/qa': ['/qa/details/'],
};
const alone = ['/g/search/puzzle', '/g/mygames', '/aboutUs', '/g/details/999999'];

const all = { sections: Object.keys(sections), alone };

let before: Bundle;
test.beforeAll(async () => {
  before ??= await exportBundle();
});

/** Imports settings, and waits until the home page of every section contains `mark`. */
async function publish(settings: Record<string, unknown>, mark: string): Promise<void> {
  const isThere = (html: string) => html.includes(mark);
  await importParts({ settings: { ...(before.settings as object), ...settings } }, '/', isThere);
  for (const home of Object.keys(sections)) await served(home, isThere);
}

/** The theme and window in which a page is checked. */
interface View {
  colorScheme: 'light' | 'dark';
  width: number;
}

/** Returns the texts of the pages with too little contrast. Each page is loaded once and checked in every view. */
async function walk(page: Page, pages: typeof all, views: readonly View[]): Promise<string[]> {
  const faint: string[] = [];
  const visit = async (address: string) => {
    await open(page, address);
    for (const { colorScheme, width } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await finishTransitions(page);
      for (const found of await findFaintTexts(page))
        faint.push(`${address}, ${colorScheme}, ${width} px: ${found}`);
    }
  };
  for (const home of pages.sections) {
    await visit(home);
    const first = (below: string) => page.locator(`main a[href^="${below}"]`).first().getAttribute('href');
    const addresses = await Promise.all(sections[home]!.map(first));
    for (const address of addresses) await visit(address ?? home);
  }
  for (const address of pages.alone) await visit(address);
  return faint;
}

async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

const bothThemes: readonly View[] = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
];

for (const view of bothThemes) {
  test(
    `every text is readable in the ${view.colorScheme} theme at ${view.width} px`,
    long,
    ({ page, complaints }) => expectReadable(page, complaints, all, [view]),
  );
}

test.describe('on a pale page', () => {
  const color = '#f3e6d0';
  test.beforeAll(async () => publish({ pageColor: color }, `light-dark(${color},`));
  test.afterAll(async () => importParts({ settings: before.settings }, '/', (html) => !html.includes(color)));

  test('every text is readable', long, ({ page, complaints }) =>
    expectReadable(page, complaints, all, [{ colorScheme: 'light', width: 1440 }]),
  );
});

async function expectReadable(
  page: Page,
  complaints: string[],
  pages: typeof all,
  views: readonly View[],
): Promise<void> {
  test.slow();
  await page.addInitScript(() => localStorage.setItem(`consent_${location.host}`, 'not-accepted'));
  expect(await walk(page, pages, views)).toEqual([]);
  // The browser reports the missing page itself.
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  complaints.length = 0;
}

test.describe('the theme', () => {
  const switchOf = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Theme' });
  /** Returns the colour scheme of the page, and the colours that the browser's bars may take. */
  const shown = (page: Page) =>
    page.evaluate(() => ({
      light: getComputedStyle(document.documentElement).getPropertyValue('--light'),
      bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ dataset }) => dataset.theme),
    }));

  test(
    'follows the system until the visitor chooses one, and the choice is kept',
    long,
    async ({ page, context }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, '/aboutUs');
      expect(await shown(page)).toEqual({ light: '0', bars: ['dark'] });
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await shown(page)).toEqual({ light: '1', bars: ['light'] });

      await switchOf(page).getByRole('radio', { name: 'System' }).focus();
      await page.keyboard.press('ArrowLeft');
      await expect(switchOf(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
      expect(await shown(page)).toEqual({ light: '0', bars: ['dark'] });

      // The theme must apply before any script of the page runs.
      const next = await context.newPage();
      await next.emulateMedia({ colorScheme: 'light' });
      await next.route(/\.js$/, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
      await next.goto(portal('/privacyPolicy'));
      expect(await shown(next)).toEqual({ light: '0', bars: ['dark'] });
      await next.close();

      await open(page, '/c');
      expect(await shown(page)).toEqual({ light: '0', bars: ['dark'] });
      await switchOf(page).getByText('System').click();
      expect(await shown(page)).toEqual({ light: '1', bars: ['light'] });
    },
  );

  test('pressed before the app has started applies afterwards', async ({ page }) => {
    const { promise: isAllowed, resolve: start } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await isAllowed;
      await route.continue();
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(portal('/aboutUs'), { waitUntil: 'domcontentloaded' });
    await switchOf(page).getByText('Dark').click();
    start();
    await expect.poll(async () => (await shown(page)).light).toBe('0');
    await expect(switchOf(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.reload();
    await hydrated(page);
    await expect(switchOf(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.evaluate(() => localStorage.removeItem('theme'));
    await page.reload();
    await hydrated(page);
    await expect(switchOf(page).getByRole('radio', { name: 'System' })).toBeChecked();
  });

  test('follows a change in another tab', long, async ({ page, context }) => {
    await open(page, '/aboutUs');
    const other = await context.newPage();
    await open(other, '/contactUs');
    await switchOf(other).getByText('Dark').click();
    await expect(switchOf(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect((await shown(page)).light).toBe('0');
  });

  test('leaves cover titles and the stage dark', long, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/');
    const game = await page.locator('main a[href^="/g/details/"]').first().getAttribute('href');
    await open(page, game ?? '/');
    const stage = page.locator('main .on-dark').first();
    expect(await stage.evaluate((part) => getComputedStyle(part).color)).toBe('rgb(255, 255, 255)');
  });
});

test(
  'with forced colours selected items are filled, buttons have borders and icons are visible',
  long,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/');
    const entries = page.getByRole('banner').getByRole('link');
    const fillOf = (selector: string) =>
      page
        .getByRole('banner')
        .locator(selector)
        .first()
        .evaluate((entry) => getComputedStyle(entry).backgroundColor);
    await expect(entries.first()).toBeVisible();
    expect(await fillOf('[aria-current]')).not.toBe(await fillOf('nav a:not([aria-current])'));
    const group = page.getByRole('contentinfo').getByRole('group', { name: 'Theme' });
    const fills = await group
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
    expect(new Set(fills).size).toBe(2);
    await expect(group).not.toHaveCSS('outline-style', 'none');
    const icons = await page.locator('main nav [aria-hidden]:has(> svg)').evaluateAll((circles) =>
      circles.map((circle) => ({
        fill: getComputedStyle(circle).backgroundColor,
        line: getComputedStyle(circle.firstElementChild!).stroke,
      })),
    );
    expect(icons.length).toBeGreaterThan(0);
    expect(icons.filter(({ fill, line }) => fill === line)).toEqual([]);
  },
);

test(
  'with forced colours the keyword is marked in the results in the colours of the system',
  long,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/g/search/a');
    const shown = await page
      .locator('main mark')
      .first()
      .evaluate((mark) => {
        const sample = document.body.appendChild(document.createElement('i'));
        sample.style.cssText = 'forced-color-adjust: none; background: Mark; color: MarkText';
        return [mark, sample].map((part) => {
          const { backgroundColor, color } = getComputedStyle(part);
          return [backgroundColor, color];
        });
      });
    expect(shown[0]).toEqual(shown[1]);
  },
);

test('a printed article is black text with its picture, and nothing else', long, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(portal('/c'));
  const article = await page.locator('main a[href^="/c/details/"]').first().getAttribute('href');
  await open(page, article ?? '/c');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('main .prose p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('main img').first()).toBeVisible();
  const gap = await page
    .locator('.article-picture')
    .evaluate((box) => box.clientHeight - (box.querySelector('img')?.clientHeight ?? 0));
  expect(gap).toBeLessThan(2);
  for (const part of ['header nav', 'footer', 'main nav', 'main > section', 'main button'])
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
});

test('a printed list shows its items', long, async ({ page }) => {
  await page.goto(portal('/'));
  const category = await page.locator('main a[href^="/g/cate/"]').first().getAttribute('href');
  for (const [list, item] of [
    [category ?? '/', '/g/details/'],
    ['/g/search/a', '/g/details/'],
    ['/weather', '/weather/'],
    ['/e/cate/type/?tag=Cards', '/e/creditcards/'],
  ] as const) {
    await open(page, list);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(`main a[href^="${item}"]`).filter({ visible: true }), list).not.toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a printed quiz shows its questions', long, async ({ page }) => {
  await page.goto(portal('/qa'));
  const quiz = await page.locator('main a[href^="/qa/details/"]').first().getAttribute('href');
  await open(page, quiz ?? '/qa');
  const questions = page.locator('main fieldset legend');
  await expect(questions.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(questions.filter({ visible: false })).toHaveCount(0);
  await expect(questions).not.toHaveCount(0);
});

test.describe('a page kind with a light colour on a dark site', () => {
  test.beforeAll(async () =>
    publish(
      { 'background.category.color.desktop': '#ffffff', themeColor: '#12c3a4' },
      '--color-accent:#12c3a4',
    ),
  );
  test.afterAll(async () =>
    importParts({ settings: before.settings }, '/', (html) => !html.includes('--color-accent:#12c3a4')),
  );

  test('has dark text from 768 px, and light text below', long, async ({ page }) => {
    await page.goto(portal('/'));
    const category = await page.locator('main a[href^="/g/cate/"]').first().getAttribute('href');
    const textColor = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(portal(category ?? '/'));
    await hydrated(page);
    expect(await textColor()).not.toBe('rgb(255, 255, 255)');
    expect(await findFaintTexts(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await textColor()).toBe('rgb(255, 255, 255)');
    expect(await findFaintTexts(page)).toEqual([]);
  });
});
