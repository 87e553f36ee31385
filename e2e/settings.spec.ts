import type { BrowserContext, Page } from '@playwright/test';
import { behaviour } from './settings/behaviour.ts';
import { appearance } from './settings/appearance.ts';
import {
  contentWidth,
  css,
  fontPath,
  foreignFont,
  height,
  pageOf,
  pictures,
  rgb,
  sheet,
  widths,
  type Row,
} from './settings/seen.ts';
import { expect, long, open, portal, test, watchComplaints } from './support/fixtures.ts';
import { exportBundle, importParts, portico, served, type Bundle } from './support/site-bundle.ts';

/** Settings that other tests cover, or that have no visible effect in the games section. */
const elsewhere = {
  'cookie.display': 'below',
  theme: 'app/settings/theme.test.ts and page-background.test.ts',
  verticals: 'the tests of the second vertical',
  'textPages.order': 'app/routes/text-page.http.test.ts',
  'textPages.notInFooter': 'app/routes/text-page.http.test.ts',
  'textPages.inMenu': 'app/routes/text-page.http.test.ts',
  languages: 'server/languages.http.test.ts',
  timeZone: 'the tests of the second vertical',
  currency: 'the tests of the second vertical',
  'history.days': 'app/jobs/housekeeping.store.test.ts',
  'history.megabytes': 'app/jobs/housekeeping.store.test.ts',
  adsPolicy: 'server/pages/security-headers.test.ts',
  'forecast.provider': 'app/verticals/weather/forecasts.store.test.ts',
  'forecast.address': 'app/verticals/weather/forecasts.store.test.ts',
  'forecast.contact': 'app/verticals/weather/forecasts.store.test.ts',
  'forecast.units': 'app/verticals/weather/units.test.ts',
  'consent.source': 'e2e/ads.spec.ts',
  'consent.script': 'e2e/ads.spec.ts',
  'consent.attributes': 'e2e/ads.spec.ts',
  'consent.purposes': 'e2e/ads.spec.ts',
  siteName: 'server/search-engines.http.test.ts',
  'statistics.isOn': 'server/statistics.http.test.ts',
  'ads.freeShare': 'app/pages/ads/page-ads.test.ts',
  'ads.contextualOnly': 'app/bundle/decode.test.ts',
  adsTxt: 'server/search-engines.http.test.ts',
  appAdsTxt: 'server/search-engines.http.test.ts',
  robotsTxt: 'server/search-engines.http.test.ts',
  'security.contact': 'server/search-engines.http.test.ts',
  'security.policy': 'server/search-engines.http.test.ts',
  'security.encryption': 'server/search-engines.http.test.ts',
  'security.acknowledgments': 'server/search-engines.http.test.ts',
  'security.languages': 'server/search-engines.http.test.ts',
  'verification.tags': 'server/search-engines.http.test.ts',
  'search.synonyms': 'app/verticals/games/games.http.test.ts',
  'verification.files': 'server/search-engines.http.test.ts',
  ...Object.fromEntries(
    ['c', 'g', 'weather', 'e', 'star_sign', 'app', 'qa'].flatMap((section) => [
      [`home.${section}.title`, 'server/search-engines.http.test.ts'],
      [`home.${section}.description`, 'server/search-engines.http.test.ts'],
    ]),
  ),
};

test('every setting is in a table', async () => {
  const known = new Set([...appearance, ...behaviour].map(({ key }) => key).concat(Object.keys(elsewhere)));
  // The tests of `theme` also cover the settings of the light theme.
  const isKnown = (key: string) => known.has(key) || key.startsWith('light.');
  const settings = JSON.parse(await portico('settings', 'get', '--json')) as { key: string }[];
  expect(settings).not.toEqual([]);
  expect(settings.map(({ key }) => key).filter((key) => !isKnown(key))).toEqual([]);
});

let before: Bundle;
let mark = '';
test.beforeAll(async () => {
  before ??= await exportBundle();
});
// The settings of each group replace those of the previous group, so the original settings are restored only at the
// end.
test.afterAll(async () => {
  if (mark === '') return;
  const { info, settings } = before;
  await importParts({ info, settings }, '/', (html) => !html.includes(mark));
});

/** Imports settings with a theme colour as a mark, and waits until every tested page shows them. */
async function publish(settings: Record<string, unknown>, info: object): Promise<void> {
  mark = `--color-accent:${String(settings.themeColor)}`;
  const isThere = (html: string) => html.includes(mark);
  await importParts({ info: { ...(before.info as object), ...info }, settings }, '/', isThere);
  for (const at of new Set([...appearance, ...behaviour].map((row) => row.at))) await served(at, isThere);
}

function publishing(settings: Record<string, unknown>, info: object = {}): void {
  test.beforeAll(async () => publish(settings, info));
}

const valuesOf = (rows: readonly Row[]) => Object.fromEntries(rows.map(({ key, value }) => [key, value]));

/** Returns the window widths at which a row is tested. */
const widthsOf = ({ on }: Row) => (on ? [widths[on]] : Object.values(widths));

/** Answers requests to the host of the foreign font. */
const serveFont = (target: BrowserContext | Page) =>
  target.route(foreignFont, (route) =>
    route.fulfill({ path: fontPath, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );

/** Tests rows. Rows that only read are tested together, on one page per address, whose window they resize. */
function check(rows: readonly Row[]): void {
  for (const row of rows) if (row.runsAlone) checkAlone(row);
  const looking = rows.filter(({ runsAlone }) => !runsAlone);
  for (const [at, group] of Map.groupBy(looking, (row) => row.at)) checkTogether(at, group);
}

function checkTogether(at: string, rows: readonly Row[]): void {
  test.describe(`one page at ${at}`, long, () => {
    let page: Page;
    let complaints: string[];

    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext();
      complaints = watchComplaints(context);
      await serveFont(context);
      page = await context.newPage();
      await open(page, at);
    });
    test.afterAll(async () => {
      await page.context().close();
      expect(complaints).toEqual([]);
    });

    for (const row of rows) {
      const { key, value } = row;
      test(`${key} = ${JSON.stringify(value)} is seen at ${at}`, async () => {
        for (const width of widthsOf(row)) {
          await page.setViewportSize({ width, height });
          if (row.key.startsWith('cookie.')) await expect(sheet(page)).toBeVisible();
          expect(await row.see(page), `${width} px`).toEqual(row.want);
        }
      });
    }
  });
}

function checkAlone(row: Row): void {
  const { key, value, at } = row;
  test(`${key} = ${JSON.stringify(value)} is seen at ${at}`, long, async ({ page }) => {
    for (const width of widthsOf(row)) {
      await page.setViewportSize({ width, height });
      if (row.key.startsWith('cookie.')) await page.clock.install();
      await open(page, at);
      if (row.key.startsWith('cookie.')) await expect(sheet(page)).toBeVisible();
      expect(await row.see(page), `${width} px`).toEqual(row.want);
    }
  });
}

test.beforeEach(async ({ context }) => serveFont(context));

test('without settings pages have the colours and widths of the specification', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(portal('/aboutUs'));
  await expect(page.locator('html')).toHaveCSS('background-color', rgb('#0E1748'));
  const skipLink = page.locator('a[href="#content"]');
  await expect(skipLink).toHaveCSS('background-color', rgb('#FFCB08'));
  await expect(skipLink).toHaveCSS('color', rgb('#202237'));
  await expect(page.locator('html')).toHaveCSS('--color-accent-pressed', '#e7b500');
  for (const [window, content] of [
    [390, 351],
    [700, 630],
    [1000, 900],
    [1440, 1040],
  ] as const) {
    await page.setViewportSize({ width: window, height });
    expect(await contentWidth(page), `${window} px`).toBe(`${content}px`);
  }
});

test.describe('appearance', () => {
  publishing(valuesOf(appearance));
  check(appearance);

  test('a desktop picture makes the background 120vh high at every width', long, async ({ page }) => {
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height });
      for (const at of ['/', pageOf.play, '/aboutUs']) {
        await page.goto(portal(at));
        expect((await page.locator('.backdrop').boundingBox())?.height, `${at} ${width} px`).toBe(
          height * 1.2,
        );
        expect(await css(page.locator('.page'), 'min-height')).toBe(`${height * 1.2}px`);
      }
    }
  });
});

test.describe('behaviour', long, () => {
  publishing(
    {
      ...valuesOf(behaviour),
      'maxContentWidth.mobile': '3000px',
      'maxContentWidth.desktop': '3000px',
      themeColor: '#00b7ff',
    },
    { img: pictures[0] },
  );
  check(behaviour.filter(({ key }) => key !== 'maxContentWidth.mobile'));

  test('the site picture is the icon, and the picture of pages without one', long, async ({ page }) => {
    await page.goto(portal('/privacyPolicy'));
    await expect(page.locator('link[rel="icon"]')).toHaveCount(1);
    const made = /\/media\/site-[0-9a-f]{16}-/.source;
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', new RegExp(`^${made}icon-192`));
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`${made}share\\.png$`),
    );
  });

  test('a background without a desktop picture scrolls with the page by default', long, async ({ page }) => {
    await page.goto(portal('/'));
    await page.evaluate(() => window.scrollTo(0, 600));
    expect((await page.locator('.backdrop').boundingBox())?.y).toBe(-600);
  });
});

test.describe('narrow lists and cookie.display = 0', long, () => {
  publishing({ 'maxContentWidth.mobile': '200px', 'cookie.display': '0', themeColor: '#ff7700' });
  check(behaviour.filter(({ key }) => key === 'maxContentWidth.mobile'));

  test('there is no banner and no button for it, and an earlier consent no longer counts', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem(`consent_${location.host}`, 'accepted'));
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height });
      await open(page, '/');
      await expect(sheet(page)).toHaveCount(0);
      await expect(page.getByText('Cookie settings')).toHaveCount(0);
      const said = await page.evaluate(() =>
        (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => entry[1]),
      );
      expect(said).toEqual(['default']);
    }
  });
});
