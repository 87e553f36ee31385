import type { Locator } from '@playwright/test';
import { expect, firstItemOf, hydrated, long, open, portal, test } from './support/fixtures.ts';
import { expectSound, expectSteady, searchField } from './support/page-checks.ts';
import { watchShifts } from './support/shifts.ts';
import { portico, served } from './support/site-bundle.ts';
import { someGame } from './support/starter-items.ts';

test.beforeAll(async () => {
  await portico('settings', 'set', 'languages', '["en","ar","ja","de","pl"]');
  // After a change, a cached page is still served once, so each page is requested until it shows the languages.
  for (const address of ['/', '/g', '/c']) {
    await served(address, (html) => html.includes('data-languages'));
  }
});
test.afterAll(() => portico('settings', 'set', 'languages', '["en"]'));

test('changing the language keeps the page and the typed search', async ({ page }) => {
  await open(page, '/g');
  const search = page.locator('header input[name="kw"]');
  await search.fill('so far');
  await page.locator('footer a[hreflang="ja"]').click();
  await expect(page).toHaveURL(portal('/ja/g'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(search).toHaveValue('so far');
  await hydrated(page);
  await page.locator('header a').nth(1).click();
  await expect(page).toHaveURL(portal('/ja/'));
  await page.goto(portal('/'));
  await expect(page).toHaveURL(portal('/ja/'));
  await page.goto(portal('/ja'));
  await expect(page).toHaveURL(portal('/ja/'));
  await hydrated(page);
  await expect(page.locator('.toaster button')).toHaveCount(0);
  await page.goto(portal('/c'));
  await expect(page).toHaveURL(portal('/c'));
  await page.locator('footer a[hreflang="en"]').click();
  await page.goto(portal('/'));
  await expect(page).toHaveURL(portal('/'));
});

test.describe('in an Arabic browser', () => {
  test.use({ locale: 'ar-EG' });

  test('a preferred language is offered once, and can be undone', long, async ({ page }) => {
    const offered = Promise.withResolvers<void>();
    await page.route('**/cookie-sheet-*.js', async (route) => {
      await offered.promise;
      await route.continue();
    });
    const offeringPages: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/language?')) offeringPages.push(new URL(page.url()).pathname);
    });
    // The head of this page names no languages, so the page makes no offer.
    await open(page, '/g/mygames');
    await page.locator('main a[href="/g"]').first().click();
    const toast = page.locator('.toaster [lang="ar"]');
    await expect(toast).toHaveAttribute('dir', 'rtl');
    expect(offeringPages).toEqual(['/g']);
    // The cookie banner does not move the offer, even if it arrives later.
    const before = await toast.boundingBox();
    offered.resolve();
    await expect(page.locator('.cookie-sheet')).toBeVisible();
    expect(await toast.boundingBox()).toEqual(before);
    await toast.getByRole('button').first().click();
    await expect(page).toHaveURL(portal('/ar/g'));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // The ellipsis of a clipped text in another language is at the end of the text.
    for (const clipped of ['.truncate', '.tile-title']) {
      await expect(page.locator(clipped).first()).toHaveCSS('unicode-bidi', 'plaintext');
    }
    await page.locator('.toaster button').first().click();
    await expect(page).toHaveURL(portal('/g'));
    await hydrated(page);
    await expect(page.locator('.toaster button')).toHaveCount(0);
  });
});

test.describe('on a phone in an Arabic browser', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 } });

  test('the offer of a language does not cover suggestions', long, async ({ page }) => {
    await open(page, '/g');
    await expect(page.locator('.toaster [lang="ar"]')).toBeVisible();
    await page.locator('header input[name="kw"]').pressSequentially('answering test');
    const first = page.getByRole('option', { name: 'Answering test game' });
    await expect(first).toBeVisible();
    const isCovered = await first.evaluate((option) => {
      const { left, top, width, height } = option.getBoundingClientRect();
      return !option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isCovered).toBe(false);
  });
});

test('texts of search results begin and end in their own direction', long, async ({ page }) => {
  await page.goto(portal('/ar/g/search/%D9%81%D9%8A'));
  const snippets = page.locator('.hits p[dir="auto"]').filter({ hasText: /^[^\p{L}]*\p{Script=Arabic}/u });
  await expect(snippets.first()).toHaveCSS('direction', 'rtl');
  for (const title of await page.locator('.hits h3').all()) {
    await expect(title).toHaveCSS('text-align', /right$/);
  }
});

test('long words of the footer stay whole', long, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const address of ['/de/g', '/ar/g']) {
    await open(page, address);
    const broken = await page.locator('footer nav :is(a, button)').evaluateAll((links) =>
      links.flatMap((link) => {
        const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (range.getClientRects().length > 1) found.push(word);
          }
        }
        return found;
      }),
    );
    expect(broken, address).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, address).toBeLessThanOrEqual(0);
  }
});

test('links in Japanese headings have the line height of the heading', long, async ({ page }) => {
  await open(page, '/ja/c');
  const lines = await page.locator('main :is(h2, h3):has(> a)').evaluateAll((headings) =>
    headings.map((heading) => {
      const link = heading.querySelector('a');
      return [heading, link].map((element) => element && getComputedStyle(element).lineHeight);
    }),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(([heading, link]) => heading !== link)).toEqual([]);
});

test('headings have all their letters in fonts of the portal', long, async ({ page }) => {
  await open(page, '/pl/g');
  await page
    .locator('h2')
    .first()
    .evaluate((heading) => {
      heading.textContent = 'ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż ĞİŞ ğış';
    });
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h2' });
  await expect
    .poll(async () => {
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
    })
    .toEqual([]);
});

/** One address of each kind of page. */
async function pageKinds(): Promise<Record<string, string>> {
  return {
    home: '/',
    games: '/g',
    game: await firstItemOf('/g/cate/type/'),
    category: '/g/cate/type/',
    search: '/g/search/a',
    'nothing found': '/g/search/zzzzqqqq',
    'my games': '/g/mygames',
    news: '/c',
    story: await firstItemOf('/c'),
    weather: '/weather',
    city: '/weather/london',
    shop: '/e',
    offer: await firstItemOf('/e/cate/type/'),
    signs: '/star_sign',
    sign: await firstItemOf('/star_sign'),
    apps: '/app',
    app: await firstItemOf('/app/cate/type/'),
    quizzes: '/qa',
    quiz: await firstItemOf('/qa/cate/type/'),
    text: '/privacyPolicy',
  };
}

test.describe('every kind of page', long, () => {
  for (const width of [390, 1440]) {
    test(`in Arabic at ${width} px fits, is still and passes axe`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      for (const [name, address] of Object.entries(await pageKinds())) {
        await open(page, `/ar${address}`);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expectSound(page, name);
      }
    });

    for (const language of ['de', 'ja']) {
      test(`in ${language} at ${width} px fits and is still`, async ({ page }) => {
        test.setTimeout(240_000);
        await page.setViewportSize({ width, height: 900 });
        await watchShifts(page);
        for (const [name, address] of Object.entries(await pageKinds())) {
          await open(page, `/${language}${address}`);
          await expectSteady(page, name);
        }
      });
    }
  }
});

test('in Arabic the tabs and their keys run from right to left', long, async ({ page }) => {
  await open(page, `/ar${await firstItemOf('/star_sign')}`);
  const tabs = page.getByRole('tab');
  const [first, second] = [tabs.first(), tabs.nth(1)];
  const leftOf = async (tab: Locator) => (await tab.boundingBox())?.x ?? 0;
  expect(await leftOf(second)).toBeLessThan(await leftOf(first));
  await first.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
});

test('in Arabic a visitor searches, plays and collects a game', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/ar/g/search');
  const field = searchField(page);
  const { word } = someGame();
  await field.fill(word);
  await field.press('Enter');
  await expect(page).toHaveURL(portal(`/ar/g/search/${word}`));
  await page.locator('main a[href^="/ar/g/details/"]').first().click();
  await expect(page).toHaveURL(/\/ar\/g\/details\/\d+$/);
  await hydrated(page);
  await page.locator('main a[href*="/g/game/"]').first().click();
  await expect(page.locator('iframe:not([hidden])')).toHaveAttribute('src', /lang=ar/);
});
