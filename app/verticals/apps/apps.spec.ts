import { expect, long, open, portal, test } from '#e2e/support/fixtures.ts';
import { expectSound, findBarriers } from '#e2e/support/page-checks.ts';
import { watchShifts } from '#e2e/support/shifts.ts';
import { exportBundle, importParts } from '#e2e/support/site-bundle.ts';
import { bareId, fullId, sampleApps } from './apps.fixture.ts';

/* The tests use their own apps, because those of the starter content may change. */

interface Content {
  data_content: Record<string, { list?: { ext: { img_wide?: string } }[] } | undefined>;
}
const empty = { menu: [], list: [], list_type: {}, list_tags: {} };
let before: Content;

test.beforeAll(async () => {
  before = await exportBundle<Content>();
  const pictures = (before.data_content['2']?.list ?? []).flatMap(({ ext }) => ext.img_wide || []);
  await importParts({ data_content: { 6: sampleApps(pictures.slice(0, 4)) } }, '/app', (html) =>
    html.includes('Lantern Maps'),
  );
});

test.afterAll(async () => {
  await importParts(
    { data_content: { 6: before.data_content['6'] ?? empty } },
    '/app',
    (html) => !html.includes('Lantern Maps'),
  );
});

const title = { level: 1 } as const;

test('a visitor finds an app on the shelves, opens its page and goes on', async ({ page }) => {
  await open(page, '/app');
  await page.locator('.app-card').getByRole('link', { name: 'Lantern Maps' }).click();
  await expect(page.getByRole('heading', title)).toHaveText('Lantern Maps');
  const ways = page.getByRole('navigation', { name: 'Get Lantern Maps' }).getByRole('link');
  await expect(ways.first()).toHaveAttribute('href', 'https://lantern.example/get');
  await page.getByText('Older versions').click();
  await expect(page.getByText('3.2.0')).toBeVisible();
  await page.locator('.app-head').getByRole('link', { name: 'Maps', exact: true }).click();
  await expect(page.getByRole('heading', title)).toContainText('Maps');
  await page.locator('.face-link').nth(1).click();
  await expect(page.getByRole('heading', title)).toContainText('Pocket Tool');
});

for (const { system, userAgent, name } of [
  { system: 'its own', userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', name: 'Download for Android' },
  {
    system: 'another',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
    name: 'Get it: Lantern Society',
  },
]) {
  test(`the button of an app names the system of a visitor who has ${system}`, long, async ({ browser }) => {
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    await page.goto(portal(`/app/details/${fullId}`));
    const ways = page.getByRole('navigation', { name: 'Get Lantern Maps' }).getByRole('link');
    await expect(ways.first()).toHaveAccessibleName(name);
    await context.close();
  });
}

test('a shelf shows complete apps at every width', long, async ({ page }) => {
  await open(page, '/app');
  for (const width of [390, 820, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const shelves = await page
      .locator('.app-shelf')
      .evaluateAll((lists) => lists.map((list) => [...list.children].map((item) => item.checkVisibility())));
    expect(shelves.length, `${width} px`).toBeGreaterThan(0);
    expect(shelves.flat(), `${width} px`).not.toContain(false);
    const covered = await page.locator('.app-shelf .app-icon').evaluateAll((items) => {
      const areas = items.map((item) => item.getBoundingClientRect());
      return areas.filter((one) =>
        areas.some(
          (other) =>
            other !== one &&
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        ),
      ).length;
    });
    expect(covered, `${width} px`).toBe(0);
  }
});

test(
  'screenshots open in a viewer with keys and buttons, which returns the focus',
  long,
  async ({ page }) => {
    await open(page, `/app/details/${fullId}`);
    const second = page.getByRole('link', { name: 'Lantern Maps, screenshot 2 of 4' });
    await second.click();
    const viewer = page.getByRole('dialog', { name: 'Screenshots' });
    await expect(viewer.getByText('2 of 4')).toBeVisible();
    await expect(viewer.getByRole('img', { name: 'Lantern Maps, screenshot 2 of 4' })).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('3 of 4')).toBeVisible();
    await expect(viewer.getByRole('img', { name: 'Lantern Maps, screenshot 3 of 4' })).toBeInViewport();
    await page.keyboard.press('End');
    await expect(viewer.getByText('4 of 4')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('4 of 4')).toBeVisible();
    await viewer.getByRole('button', { name: 'Previous screenshot' }).click();
    await expect(viewer.getByText('3 of 4')).toBeVisible();
    expect(await findBarriers(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(second).toBeFocused();
  },
);

test('the viewer enlarges a picture, and keys scroll it', long, async ({ page }) => {
  await open(page, `/app/details/${fullId}`);
  await page.getByRole('link', { name: 'A map of a cellar' }).click();
  const viewer = page.getByRole('dialog', { name: 'Screenshots' });
  const picture = viewer.getByRole('img', { name: 'A map of a cellar' });
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  await expect(picture).toBeInViewport();
  const whole = await widthOf();
  await page.keyboard.press('z');
  await expect(viewer.getByRole('button', { name: 'Enlarge' })).toHaveAttribute('aria-pressed', 'true');
  expect(await widthOf()).toBeGreaterThan(whole);
  const start = await picture.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect(async () => expect((await picture.boundingBox())?.x).toBeLessThan(start?.x ?? 0)).toPass();
  await expect(viewer.getByText('1 of 4')).toBeVisible();
  await picture.click();
  expect(await widthOf()).toBe(whole);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 4')).toBeVisible();
});

test('a wide screenshot fills a phone’s width and keeps its proportions', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/app/details/${fullId}`);
  const picture = page.getByRole('img', { name: 'A map of a cellar' });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-lazy', 'loaded');
  const { shown, whole } = await picture.evaluate((image: HTMLImageElement) => ({
    shown: image.clientWidth / image.clientHeight,
    whole: image.naturalWidth / image.naturalHeight,
  }));
  expect(shown).toBeCloseTo(whole, 1);
  expect((await picture.boundingBox())?.width).toBeGreaterThan(300);
});

test('a swipe moves to the next picture of the viewer', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/app/details/${fullId}`);
  await page.getByRole('link', { name: 'A map of a cellar' }).click();
  const viewer = page.getByRole('dialog', { name: 'Screenshots' });
  await expect(viewer.getByText('1 of 4')).toBeVisible();
  // Scrolls the row of pictures as a swipe does.
  await viewer.locator('ul').evaluate((line) => line.scrollBy({ left: line.clientWidth }));
  await expect(viewer.getByText('2 of 4')).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`home, apps and lists fit, do not shift and pass axe at ${width} px`, long, async ({ page }) => {
    test.slow();
    await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    const details = [fullId, bareId].map((id) => `/app/details/${id}`);
    for (const address of ['/app', ...details, '/app/cate/691', '/app/search/pocket']) {
      await open(page, address);
      await expectSound(page, address);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an app’s page is complete, and its screenshots link to the pictures', async ({ page }) => {
    await page.goto(portal('/app'));
    await page.locator('.face-link', { hasText: 'Lantern Maps' }).first().click();
    await expect(page.getByRole('heading', title)).toHaveText('Lantern Maps');
    await expect(page.getByText('Maps that work in a cellar.')).toBeVisible();
    const links = page.getByRole('list', { name: 'Screenshots' }).locator('a');
    await expect(links).toHaveCount(4);
    const picture = await links.first().getAttribute('href');
    const response = await page.request.get(portal(picture ?? ''));
    expect(response.headers()['content-type']).toBe('image/webp');
  });
});
