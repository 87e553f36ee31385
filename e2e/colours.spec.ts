import type { Page } from '@playwright/test';
import { expect, hydrated, open, portal, test } from './support/fixtures.ts';
import { findFaintTexts } from './support/page-checks.ts';
import { exportBundle, importParts, served, type Bundle } from './support/site-bundle.ts';

/** Homes of sections, with the part of an address by which the first page below it is found. */
const sections = [
  ['/', '/g/details/'],
  ['/', '/g/cate/'],
  ['/c', '/c/details/'],
  ['/weather', '/weather/'],
  ['/e', '/e/coupon/'],
  ['/e', '/e/creditcards/'],
  ['/star_sign', '/star_sign/details/'],
  ['/app', '/app/details/'],
  ['/qa', '/qa/details/'],
] as const;
const alone = ['/g/search/puzzle', '/g/mygames', '/aboutUs', '/g/details/999999'];

let before: Bundle;
test.beforeAll(async () => {
  before ??= await exportBundle();
});

/** Imports a page colour and waits until every section shows it. */
async function publish(settings: Record<string, unknown>, mark: string): Promise<void> {
  const isThere = (html: string) => html.includes(mark);
  await importParts({ settings: { ...(before.settings as object), ...settings } }, '/', isThere);
  for (const [home] of sections) await served(home, isThere);
}

async function walk(page: Page): Promise<string[]> {
  const faint: string[] = [];
  const look = async () => {
    for (const found of await findFaintTexts(page)) faint.push(`${new URL(page.url()).pathname} ${found}`);
  };
  const seen = new Set<string>();
  for (const [home, below] of sections) {
    await open(page, home);
    if (!seen.has(home)) await look();
    seen.add(home);
    const link = page.locator(`main a[href^="${below}"]`).first();
    await open(page, (await link.getAttribute('href')) ?? home);
    await look();
  }
  for (const address of alone) {
    await open(page, address);
    await look();
  }
  return faint;
}

for (const { name, color, widths } of [
  { name: 'white', color: '#ffffff', widths: [390, 1440] },
  { name: 'pale', color: '#f3e6d0', widths: [1440] },
]) {
  test.describe(`on a page that is ${name}`, () => {
    test.beforeAll(async () => publish({ pageColor: color }, `light-dark(${color},`));
    test.afterAll(async () =>
      importParts({ settings: before.settings }, '/', (html) => !html.includes(color)),
    );

    for (const width of widths) {
      test(`every text can be read at ${width} px`, async ({ page, complaints }) => {
        test.slow();
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(() => localStorage.setItem(`consent_${location.host}`, 'not-accepted'));
        expect(await walk(page)).toEqual([]);
        // The browser's own line about the page that is missing.
        expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
        complaints.length = 0;
      });
    }
  });
}

test.describe('a page kind with a light colour on a dark site', () => {
  test.beforeAll(async () =>
    publish(
      { 'background.category.color.desktop': '#ffffff', themeColor: '#12c3a4' },
      '--color-accent:#12c3a4',
    ),
  );
  test.afterAll(async () =>
    importParts({ settings: before.settings }, '/', (html) => !html.includes('--color-accent:')),
  );

  test('has dark text from 768 px, and light text below', async ({ page }) => {
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
