import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { settingDefinitions } from '#app/core/settings/settings.server.ts';
import { expect, hydrated, open, portal, test } from './support/fixtures.ts';
import { exportBundle, importParts, served, type Bundle } from './support/site-bundle.ts';

const root = path.resolve(import.meta.dirname, '..');
const widths = { mobile: 390, desktop: 1440 } as const;
const height = 900;

/** A page of each kind; the text page has the site's background. */
const pageOf = {
  home: '/',
  details: '/g/details/762',
  category: '/g/cate/5647',
  search: '/g/search/puzzle',
  play: '/g/game/762',
  mygames: '/g/mygames',
  site: '/aboutUs',
} as const;

/** One setting with a value that is not its default, and what a visitor's browser shows of it. */
interface Row {
  key: string;
  value: unknown;
  /** Page on which it is seen. */
  at: string;
  /** The window width it is for; both where it has no variant. */
  on?: keyof typeof widths;
  see(page: Page): Promise<unknown>;
  want: unknown;
}

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

function css(locator: Locator, property: string): Promise<string> {
  return locator
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

const style = (selector: string, property: string) => (page: Page) => css(page.locator(selector), property);
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Cookies on this site' });
const button = (page: Page) => sheet(page).getByRole('button', { name: 'Accept', exact: true });

/** Colour behind a page, under its picture. */
function pageColor(page: Page): Promise<string> {
  return page.locator('.page').evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
}

/** Hash of the picture behind a page. */
async function pagePicture(page: Page): Promise<string | undefined> {
  return /\/media\/([0-9a-f]{16})-\d+\.avif/.exec(
    await css(page.locator('.backdrop'), 'background-image'),
  )?.[1];
}

/** State of the font face of that name, once it has ended loading. */
async function face(page: Page, family: string): Promise<string | undefined> {
  return page.evaluate(async (name) => {
    await document.fonts.ready;
    return [...document.fonts].find((font) => font.family.replaceAll('"', '') === name)?.status;
  }, family);
}

/** First family of an element's font. */
const family = (selector: string) => async (page: Page) =>
  (await css(page.locator(selector), 'font-family')).split(',')[0]?.replaceAll('"', '');

const starter = JSON.parse(readFileSync(path.join(root, 'content/starter/site.json'), 'utf8')) as {
  data_content: Record<string, { list: { img: string }[] }>;
};
const pictures = starter.data_content['2']?.list.map(({ img }) => img) ?? [];
const hashOf = (picture: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'content/starter/media', picture)))
    .digest('hex')
    .slice(0, 16);

const assets = readdirSync(path.join(root, 'build/client/assets'));
const fontFile = assets.find((name) => /^fredoka.*\.woff2$/.test(name)) ?? '';
const foreignFont = 'https://fonts.portico.test/reading.woff2';

const backgrounds = Object.entries(pageOf).flatMap(([kind, at], index) =>
  (['mobile', 'desktop'] as const).flatMap((on, side): Row[] => {
    const prefix = kind === 'site' ? 'background' : `background.${kind}`;
    const color = `#${10 + index}${side === 0 ? '30' : '50'}40`;
    const picture = pictures[index * 2 + side] ?? '';
    return [
      { key: `${prefix}.color.${on}`, value: color, at, on, see: pageColor, want: rgb(color) },
      { key: `${prefix}.image.${on}`, value: picture, at, on, see: pagePicture, want: hashOf(picture) },
    ];
  }),
);

/** Everything that can be seen at once. */
const looks: Row[] = [
  ...backgrounds,
  {
    key: 'fixedBackground',
    value: '1',
    at: '/',
    async see(page) {
      await page.evaluate(() => window.scrollTo(0, 600));
      return (await page.locator('.backdrop').boundingBox())?.y;
    },
    want: 0,
  },
  {
    key: 'themeColor',
    value: '#12c3a4',
    at: '/',
    see: style('a[href="#content"]', 'background-color'),
    want: rgb('#12c3a4'),
  },
  {
    key: 'themeColorPressed',
    value: '#0a9c7f',
    at: '/g/details/762',
    async see(page) {
      const play = page.getByRole('link', { name: 'Play Gem Harbour' });
      const act = page.locator('.button-act', { hasText: 'Play' });
      await play.hover();
      await page.mouse.down();
      await page.waitForTimeout(400);
      const color = await css(act, 'background-color');
      await page.mouse.move(1, 1);
      await page.mouse.up();
      return color;
    },
    want: rgb('#0a9c7f'),
  },
  {
    key: 'themeColorDark',
    value: '#2b0f2f',
    at: '/',
    see: style('a[href="#content"]', 'color'),
    want: rgb('#2b0f2f'),
  },
  {
    key: 'pageColor',
    value: '#101830',
    at: '/',
    see: style('html', 'background-color'),
    want: rgb('#101830'),
  },
  {
    key: 'maxContentWidth.mobile',
    value: '300px',
    at: '/aboutUs',
    on: 'mobile',
    see: style('.content-width', 'width'),
    want: '300px',
  },
  {
    key: 'maxContentWidth.desktop',
    value: '800px',
    at: '/g/details/762',
    on: 'desktop',
    see: style('.content-width', 'width'),
    want: '800px',
  },
  {
    key: 'privacy.textColor',
    value: '#ffd9a0',
    at: '/privacyPolicy',
    see: style('.legal-text p', 'color'),
    want: rgb('#ffd9a0'),
  },
  {
    key: 'privacy.maxWidth',
    value: '280px',
    at: '/termsOfUse',
    see: style('.legal-text', 'width'),
    want: '280px',
  },
  { key: 'font1.name', value: 'Own Display', at: '/', see: family('h1'), want: 'Own Display' },
  {
    key: 'font1.url',
    value: `/assets/${fontFile}`,
    at: '/g/details/762',
    see: (page) => face(page, 'Own Display'),
    want: 'loaded',
  },
  { key: 'font2.name', value: 'Own Text', at: '/', see: family('body'), want: 'Own Text' },
  {
    key: 'font2.url',
    value: `/assets/${fontFile}?text`,
    at: '/g/details/762',
    see: (page) => face(page, 'Own Text'),
    want: 'loaded',
  },
  { key: 'font3.name', value: 'Own Reading', at: '/disclaimer', see: family('.prose'), want: 'Own Reading' },
  {
    key: 'font3.url',
    value: foreignFont,
    at: '/disclaimer',
    see: (page) => face(page, 'Own Reading'),
    want: 'loaded',
  },
  {
    key: 'cookie.text',
    value: 'Words of <our> own.',
    at: '/',
    see: async (page) => (await sheet(page).textContent())?.includes('Words of <our> own.'),
    want: true,
  },
  {
    key: 'cookie.background',
    value: '#14202a',
    at: '/',
    see: (page) => css(sheet(page), 'background-color'),
    want: rgb('#14202a'),
  },
  {
    key: 'cookie.textColor',
    value: '#e8f0d0',
    at: '/',
    see: (page) => css(sheet(page).getByRole('heading'), 'color'),
    want: rgb('#e8f0d0'),
  },
  {
    key: 'cookie.buttonColor',
    value: '#5533aa',
    at: '/',
    see: (page) => css(button(page), 'background-color'),
    want: rgb('#5533aa'),
  },
  {
    key: 'cookie.buttonTextColor',
    value: '#ffffee',
    at: '/',
    see: (page) => css(button(page), 'color'),
    want: rgb('#ffffee'),
  },
];

/** What shows only beside other values, and what the site does. */
const deeds: Row[] = [
  {
    key: 'background.image.mobile',
    value: pictures[0],
    at: '/',
    async see(page) {
      const box = await page.locator('.backdrop').boundingBox();
      return { height: box?.height, minHeight: await css(page.locator('.page'), 'min-height') };
    },
    // The desktop picture alone makes it 120vh (READINGS 43).
    want: { height, minHeight: `${height}px` },
  },
  {
    key: 'padWidth.mobile',
    value: '70%',
    at: '/aboutUs',
    on: 'mobile',
    see: style('.content-width', 'width'),
    want: `${widths.mobile * 0.7}px`,
  },
  {
    key: 'padWidth.desktop',
    value: '50%',
    at: '/g/details/762',
    on: 'desktop',
    see: style('.content-width', 'width'),
    want: `${widths.desktop * 0.5}px`,
  },
  {
    key: 'maxContentWidth.mobile',
    value: '200px',
    at: '/g/cate/5647',
    on: 'mobile',
    see: style('h1 + p', 'width'),
    want: '200px',
  },
  {
    key: 'cookie.autoClose',
    value: '1',
    at: '/',
    async see(page) {
      await page.clock.fastForward(61_000);
      await expect(sheet(page)).toHaveCount(0);
      const stored = await page.evaluate(() => localStorage.getItem(`consent_${location.host}`));
      await page.getByRole('link', { name: 'Puzzle' }).first().click();
      await expect(page).toHaveURL(/\/g\/cate\/5647$/);
      await expect(sheet(page)).toBeVisible();
      return stored;
    },
    want: null,
  },
  {
    key: 'cookie.showTime',
    value: 60,
    at: '/',
    async see(page) {
      await page.clock.fastForward(40_000);
      const before = await sheet(page).count();
      await page.clock.fastForward(21_000);
      await expect(sheet(page)).toHaveCount(0);
      return before;
    },
    want: 1,
  },
  {
    key: 'operator.name',
    value: 'Harbour & Sons',
    at: '/contactUs',
    see: async (page) => (await page.locator('.legal-text').textContent())?.includes('Harbour & Sons'),
    want: true,
  },
  {
    key: 'operator.address',
    value: '1 Quay Street, Portsea',
    at: '/privacyPolicy',
    see: async (page) =>
      (await page.locator('.legal-text').textContent())?.includes('1 Quay Street, Portsea'),
    want: true,
  },
  {
    key: 'operator.email',
    value: 'post@harbour.example',
    at: '/disclaimer',
    see: (page) => page.getByRole('link', { name: 'post@harbour.example' }).getAttribute('href'),
    want: 'mailto:post@harbour.example',
  },
  {
    key: 'copyright',
    value: '{year} is ours',
    at: '/',
    see: async (page) => /20\d\d is ours/.test((await page.getByRole('contentinfo').textContent()) ?? ''),
    want: true,
  },
  {
    key: 'homeSource',
    value: 7,
    at: '/',
    // No vertical has this id, so games it is (READINGS 23).
    see: (page) => page.getByRole('link', { name: 'Gem Harbour' }).first().isVisible(),
    want: true,
  },
  {
    key: 'messengerAppId',
    value: '4242',
    at: '/g/details/762',
    see: (page) => page.locator('a[href*="dialog/send?app_id=4242"]').count(),
    want: 1,
  },
  {
    key: 'frameAncestors',
    value: "'self' https://partner.example",
    at: '/',
    async see(page) {
      const headers = (await page.request.get(portal('/'))).headers();
      return /frame-ancestors ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1];
    },
    want: "'self' https://partner.example",
  },
  {
    key: 'frameHosts',
    value: { 'play2048.co': { allow: 'midi' } },
    at: '/g/details/773',
    async see(page) {
      await page.route('https://play2048.co/**', (route) => route.fulfill({ body: '<title>2048</title>' }));
      await page.getByRole('link', { name: 'Play 2048' }).click();
      return (await page.locator('iframe').getAttribute('allow'))?.split('; ').includes('midi');
    },
    want: true,
  },
];

/** Settings that are seen elsewhere, or that nothing in the games section shows. */
const elsewhere = {
  'cookie.display': 'below',
  verticals: 'the tests of the second vertical',
  timeZone: 'the tests of the second vertical',
  currency: 'the tests of the second vertical',
  adsPolicy: 'server/security-headers.test.ts',
  'forecast.provider': 'app/verticals/weather/forecasts.store.test.ts',
  'forecast.address': 'app/verticals/weather/forecasts.store.test.ts',
  'forecast.contact': 'app/verticals/weather/forecasts.store.test.ts',
  'forecast.units': 'app/verticals/weather/units.test.ts',
};

test('every setting is in a table', () => {
  const known = new Set([...looks, ...deeds].map(({ key }) => key).concat(Object.keys(elsewhere)));
  expect([...settingDefinitions.keys()].filter((key) => !known.has(key))).toEqual([]);
});

let before: Bundle;
test.beforeAll(async () => {
  before ??= await exportBundle();
});

/** Imports settings, marked by a theme colour of their own, and waits until every page in use shows them. */
async function publish(settings: Record<string, unknown>, info: object, mark: string): Promise<void> {
  const isThere = (html: string) => html.includes(`--color-accent:${mark}`);
  await importParts({ info: { ...(before.info as object), ...info }, settings }, '/', isThere);
  for (const at of new Set([...looks, ...deeds].map((row) => row.at))) await served(at, isThere);
}

function publishing(settings: Record<string, unknown>, info: object = {}): void {
  test.beforeAll(async () => publish(settings, info, String(settings.themeColor)));
  test.afterAll(async () => {
    await importParts(
      { info: before.info, settings: before.settings },
      '/',
      (html) => !html.includes('--color-accent:'),
    );
  });
}

const valuesOf = (rows: readonly Row[]) => Object.fromEntries(rows.map(({ key, value }) => [key, value]));

function check({ key, value, at, on, see, want }: Row): void {
  test(`${key} = ${JSON.stringify(value)} is seen at ${at}`, async ({ page }) => {
    for (const [name, width] of Object.entries(widths)) {
      if (on && on !== name) continue;
      await page.setViewportSize({ width, height });
      if (key === 'cookie.autoClose' || key === 'cookie.showTime') await page.clock.install();
      await page.goto(portal(at));
      if (key.startsWith('cookie.')) {
        await hydrated(page);
        await expect(sheet(page)).toBeVisible();
      }
      if (key === 'frameHosts' || key === 'themeColorPressed') await hydrated(page);
      expect(await see(page), `${width} px`).toEqual(want);
    }
  });
}

test.beforeEach(async ({ page }) => {
  await page.route(foreignFont, (route) =>
    route.fulfill({
      path: path.join(root, 'build/client/assets', fontFile),
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
});

test.describe('looks', () => {
  publishing(valuesOf(looks));
  for (const row of looks) check(row);

  test('a desktop picture makes the background 120vh high on every width', async ({ page }) => {
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height });
      for (const at of ['/', '/g/game/762', '/aboutUs']) {
        await page.goto(portal(at));
        expect((await page.locator('.backdrop').boundingBox())?.height, `${at} ${width} px`).toBe(
          height * 1.2,
        );
        expect(await css(page.locator('.page'), 'min-height')).toBe(`${height * 1.2}px`);
      }
    }
  });
});

test.describe('deeds', () => {
  publishing(
    {
      ...valuesOf(deeds),
      'maxContentWidth.mobile': '3000px',
      'maxContentWidth.desktop': '3000px',
      themeColor: '#00b7ff',
    },
    { img: pictures[0] },
  );
  for (const row of deeds) if (row.key !== 'maxContentWidth.mobile') check(row);

  test('the site’s picture is its icon and the picture of pages that have none', async ({ page }) => {
    const hash = hashOf(pictures[0] ?? '');
    await page.goto(portal('/privacyPolicy'));
    await expect(page.locator('link[rel="icon"]')).toHaveCount(1);
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', new RegExp(`^/media/${hash}-`));
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', new RegExp(hash));
  });

  test('a background without a desktop picture scrolls with the page by default', async ({ page }) => {
    await page.goto(portal('/'));
    await page.evaluate(() => window.scrollTo(0, 600));
    expect((await page.locator('.backdrop').boundingBox())?.y).toBe(-600);
  });
});

test.describe('narrow lists', () => {
  publishing({ 'maxContentWidth.mobile': '200px', themeColor: '#aa77ff' });
  for (const row of deeds) if (row.key === 'maxContentWidth.mobile') check(row);
});

test.describe('cookie.display = 0', () => {
  publishing({ 'cookie.display': '0', themeColor: '#ff7700' });

  test('there is no banner, no button for it, and an earlier yes counts no more', async ({ page }) => {
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
