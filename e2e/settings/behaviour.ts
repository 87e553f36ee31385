import { expect, portal } from '../support/fixtures.ts';
import { someCategory, someGame } from '../support/starter-items.ts';
import { foreignHost, testGames } from '../support/test-games.ts';
import { contentWidth, css, height, pageOf, pictures, sheet, style, widths, type Row } from './seen.ts';

/** Settings of behaviour, and settings whose effect is only visible together with other values. */
export const behaviour: Row[] = [
  {
    key: 'background.image.mobile',
    value: pictures[0],
    at: '/',
    async see(page) {
      const box = await page.locator('.backdrop').boundingBox();
      return { height: box?.height, minHeight: await css(page.locator('.page'), 'min-height') };
    },
    // Only the desktop picture makes the background 120vh high (spec LOOK-5).
    want: { height, minHeight: `${height}px` },
  },
  {
    key: 'padWidth.mobile',
    value: '70%',
    at: '/aboutUs',
    on: 'mobile',
    see: contentWidth,
    want: `${widths.mobile * 0.7}px`,
  },
  {
    key: 'padWidth.desktop',
    value: '50%',
    at: pageOf.details,
    on: 'desktop',
    see: contentWidth,
    want: `${widths.desktop * 0.5}px`,
  },
  {
    key: 'maxContentWidth.mobile',
    value: '200px',
    at: pageOf.category,
    on: 'mobile',
    see: style('h1 + p', 'width'),
    want: '200px',
  },
  {
    key: 'cookie.autoClose',
    value: '1',
    at: '/',
    on: 'mobile',
    runsAlone: true,
    async see(page) {
      await page.clock.fastForward(61_000);
      await expect(sheet(page)).toHaveCount(0);
      const stored = await page.evaluate(() => localStorage.getItem(`consent_${location.host}`));
      const category = someCategory();
      await page.getByRole('link', { name: category.title }).first().click();
      await expect(page).toHaveURL(portal(category.address));
      await expect(sheet(page)).toBeVisible();
      return stored;
    },
    want: null,
  },
  {
    key: 'cookie.showTime',
    value: 60,
    at: '/',
    on: 'mobile',
    runsAlone: true,
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
    // No vertical has this id, so games are used (spec ADDR-2).
    see: (page) => page.getByRole('link', { name: someGame().title }).first().isVisible(),
    want: true,
  },
  {
    key: 'messengerAppId',
    value: '4242',
    at: pageOf.details,
    see: (page) => page.locator('a[href*="dialog/send?app_id=4242"]').count(),
    want: 1,
  },
  {
    key: 'figures.least',
    value: 1,
    at: pageOf.details,
    // Only one width is tested, because a second vote would withdraw the first one.
    on: 'mobile',
    runsAlone: true,
    async see(page) {
      const like = page.getByRole('button', { name: /^Like/ });
      await like.click();
      await expect(like).toContainText(/\d/);
      return true;
    },
    want: true,
  },
  {
    key: 'shareText',
    value: 'Have you tried {name}?',
    at: pageOf.details,
    async see(page) {
      const href = await page.locator('a[data-target="telegram"]').getAttribute('href');
      return /^Have you tried [^{]+\?$/.test(new URL(href ?? '').searchParams.get('text') ?? '');
    },
    want: true,
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
    value: { [foreignHost]: { allow: 'midi' } },
    at: `/g/details/${testGames.foreign}`,
    on: 'desktop',
    runsAlone: true,
    async see(page) {
      await page.route(`https://${foreignHost}/**`, (route) =>
        route.fulfill({ body: '<title>Game</title>' }),
      );
      await page.getByRole('link', { name: 'Play Foreign test game' }).click();
      return (await page.locator('iframe:not([hidden])').getAttribute('allow'))?.split('; ').includes('midi');
    },
    want: true,
  },
];
