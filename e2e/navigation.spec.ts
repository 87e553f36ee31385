import type { Page } from '@playwright/test';
import { expect, hydrated, long, open, portal, test } from './support/fixtures.ts';
import { exportBundle, importParts } from './support/site-bundle.ts';
import { readShifts, watchShifts } from './support/shifts.ts';
import { testGames } from './support/test-games.ts';
import { someCategory, someGame } from './support/starter-items.ts';

const session = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The link in the footer to the category of the tests. */
const footerLink = (page: Page) => page.locator('footer').getByRole('link', { name: someCategory().title });
/** The heading of the page that `footerLink` opens. */
const categoryHeading = (page: Page) => page.getByRole('heading', { level: 1, name: someCategory().title });
/** Whether an address requests the page data of the page that `footerLink` opens. */
const isData = ({ pathname }: URL) => pathname === `${someCategory().address}.data`;

/** Scrolls with an event, like a visitor. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

test.describe('an unknown address', () => {
  const lost = (page: Page) => page.getByText('That page does not exist any more.');

  test('leads home with a message that the visitor can close', long, async ({ page }) => {
    await open(page, '/no/such/page');
    await expect(page).toHaveURL(portal('/'));
    await expect(lost(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(lost(page)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(lost(page)).toBeHidden();
  });

  test('shows the same message after a link of the portal', long, async ({ page }) => {
    await open(page, '/g/cate/type/');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('footer a[href="/g/mygames"]')!;
      link.href = '/no/such/page';
      link.click();
    });
    await expect(page).toHaveURL(portal('/'));
    await expect(lost(page)).toBeVisible();
  });
});

test.describe('last visited', () => {
  test('another address is saved and shown from the top, Back and Forward return to the former position', async ({
    page,
  }) => {
    await open(page, '/g/cate/type/');
    await expect.poll(() => session(page, 'last_visited')).toBe('/g/cate/type/');
    await scrollTo(page, 500);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(portal('/g/cate/type/?page=2'));
    await expect.poll(() => session(page, 'last_visited')).toBe('/g/cate/type/?page=2');
    expect(await scrollTop(page)).toBe(0);
    await scrollTo(page, 300);
    await page.goBack();
    await expect.poll(() => session(page, 'last_visited')).toBe('/g/cate/type/');
    await expect.poll(() => scrollTop(page)).toBe(500);
    await page.goForward();
    await expect.poll(() => session(page, 'last_visited')).toBe('/g/cate/type/?page=2');
    await expect.poll(() => scrollTop(page)).toBe(300);
  });

  test('the same address changes nothing', long, async ({ page }) => {
    await open(page, someCategory().address);
    await scrollTo(page, 400);
    const entries = await page.evaluate(() => history.length);
    const answered = page.waitForResponse((response) => isData(new URL(response.url())));
    await footerLink(page).dispatchEvent('click');
    await answered;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await scrollTop(page)).toBe(400);
    expect(await session(page, 'last_visited')).toBe(someCategory().address);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('the position survives other documents, with and without the app', long, async ({ page }) => {
    const { title } = someGame();
    await open(page, '/');
    await scrollTo(page, 700);
    await page.getByRole('link', { name: title }).first().dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await open(page, '/g/mygames');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(portal('/'));
    await expect.poll(() => scrollTop(page)).toBe(700);
    await hydrated(page);
    expect(await scrollTop(page)).toBe(700);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(700);
  });

  test(
    'a page is left at its scroll position, even before the browser has reported the scrolling',
    long,
    async ({ page }) => {
      const { title } = someGame();
      await page.addInitScript(() => {
        addEventListener('scroll', (event) => event.stopImmediatePropagation(), true);
      });
      await open(page, '/');
      await scrollTo(page, 700);
      await page.getByRole('link', { name: title }).first().dispatchEvent('click');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(portal('/'));
      await expect.poll(() => scrollTop(page)).toBe(700);
    },
  );

  test(
    'Back scrolls to the same tiles after the row of played games was added above them',
    long,
    async ({ page }) => {
      await open(page, '/');
      const tiles = page.getByRole('main').locator('a[href^="/g/details/"]');
      const address = (await tiles.first().getAttribute('href'))!;
      const tile = page.locator(`main a[href="${address}"]`).last();
      const topOf = async () => Math.round((await tile.boundingBox())?.y ?? 0);
      await scrollTo(page, 120);
      const before = await topOf();
      await tile.dispatchEvent('click');
      await expect(page).toHaveURL(portal(address));
      await page.evaluate((id) => localStorage.setItem('recent_g', `[${id}]`), address.split('/').at(-1));
      await page.goBack();
      await expect(
        page.getByRole('list', { name: 'Play again' }).locator(`a[href="${address}"]`),
      ).toBeAttached();
      await expect.poll(topOf).toBe(before);
    },
  );

  test('My games returns to its position although its list is fetched first', long, async ({ page }) => {
    const ids = Array.from({ length: 90 }, (_, index) => 500_000 + index);
    await page.addInitScript(
      (list) => localStorage.setItem('collect_g', JSON.stringify(list)),
      [...ids, testGames.answers],
    );
    await open(page, '/g/mygames');
    const link = page
      .getByRole('list', { name: 'My games' })
      .getByRole('link', { name: 'Answering test game' });
    await expect(link).toBeVisible();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(500);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Answering test game' })).toBeVisible();
    await page.goBack();
    await expect(link).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(before);
  });
});

test.describe('the focus after a navigation', () => {
  const focused = (page: Page) =>
    page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);
  const announced = (page: Page) => page.locator('body > [aria-live="polite"].sr-only');

  test('moves to the new page’s heading, the title is announced, and the scroll position is kept', async ({
    page,
  }) => {
    const { title } = someGame();
    await open(page, '/');
    expect(await focused(page)).toMatch(/^BODY/);
    await expect(announced(page)).toBeEmpty();
    await scrollTo(page, 700);
    await page.getByRole('link', { name: title }).first().dispatchEvent('click');
    await expect(page.getByRole('link', { name: `Play ${title}` })).toBeFocused();
    await expect(announced(page)).toHaveText(await page.title());
    await expect(announced(page)).toContainText(title);
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => focused(page)).toMatch(/^H1 /);
    expect(await focused(page)).not.toContain(title);
    await expect(announced(page)).toHaveText(await page.title());
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('outline-style', 'none');
    await expect.poll(() => scrollTop(page)).toBe(700);
    await page.keyboard.press('Tab');
    expect(await focused(page)).not.toMatch(/^(H1|BODY)/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('tabindex');
  });

  test('moves to the content by the first link of the page', long, async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('moves to the next page of a list', long, async ({ page }) => {
    await open(page, '/g/cate/type/');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(portal('/g/cate/type/?page=2'));
    await expect.poll(() => focused(page)).toMatch(/^H1/);
  });

  test('stays in a form that changes its own page, and in a field', long, async ({ page }) => {
    await open(page, '/star_sign');
    await page.getByLabel('First sign').selectOption('Aries');
    await page.getByLabel('Second sign').selectOption('Libra');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/\?a=aries&b=libra#match$/);
    await expect(page.locator('#match')).toBeFocused();
    await expect(announced(page)).toBeEmpty();

    await open(page, '/g/cate/type/');
    const field = page.locator('input[name="kw"]:visible').first();
    await field.focus();
    await page.evaluate(() => {
      [...document.querySelectorAll('a')].find((link) => link.search === '?page=2')?.click();
    });
    await expect(page).toHaveURL(portal('/g/cate/type/?page=2'));
    await expect(announced(page)).toHaveText(/page 2/i);
    await expect(field).toBeFocused();
  });
});

test('a page that is not remembered shows a random game and stores nothing', long, async ({ page }) => {
  await open(page, '/g');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Surprise me' }).click();
  await expect(page).toHaveURL(/\/g\/details\/\d+$/);
  expect(await session(page, 'random_g')).toBeNull();
});

test.describe('the details address without an id, if the page is remembered,', () => {
  let safe: Record<string, unknown> | undefined;

  test.beforeAll(async () => {
    ({ safe } = await exportBundle<{ safe: Record<string, unknown> }>());
    const pages = [`${new URL(portal('/')).host}/g/details`];
    await importParts({ safe: { ...safe, pages } }, '/g', (html) => html.includes(String(pages[0])));
  });

  test.afterAll(async () => {
    await importParts({ safe }, '/g', (html) => !html.includes(`${new URL(portal('/')).host}/g/details`));
  });

  test(
    'shows the game of the first visit again, by document and by client navigation, before any request',
    long,
    async ({ page }) => {
      await open(page, '/g/details');
      await expect(page).toHaveURL(/\/g\/details\/\d+$/);
      const first = page.url();
      const id = /\d+$/.exec(first)?.[0] ?? '';
      await expect.poll(() => session(page, 'random_g')).toBe(id);

      await open(page, '/g');
      await page.goto(portal('/g/details'));
      await expect(page).toHaveURL(first);

      await open(page, '/g');
      const bare: string[] = [];
      page.on('request', (request) => {
        if (/\/g\/details(?:\.data)?(?:\?|$)/.test(request.url())) bare.push(request.url());
      });
      for (const name of ['navigation', 'contentinfo'] as const) {
        await page.getByRole(name).getByRole('link', { name: 'Surprise me' }).first().hover();
        await page.getByRole(name).getByRole('link', { name: 'Surprise me' }).first().click();
        await expect(page).toHaveURL(first);
        await page.goBack();
        await expect(page).toHaveURL(portal('/g'));
      }
      expect(bare).toEqual([]);
    },
  );

  test('shows another game in place of a removed one', long, async ({ page }) => {
    await open(page, '/g');
    await page.evaluate(() => sessionStorage.setItem('random_g', '424242'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Surprise me' }).click();
    await expect(page).toHaveURL(/\/g\/details\/(?!424242)\d+$/);
    const id = /\d+$/.exec(page.url())?.[0];
    await expect.poll(() => session(page, 'random_g')).toBe(id);
  });
});

test(
  'the first failed chunk loads the requested page, the second shows the error page',
  long,
  async ({ page, complaints }) => {
    const chunk = /\/assets\/(?:item|category)-[\w-]{8}\.js$/;
    await open(page, '/g');
    await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
    await page.route(chunk, (route) => route.abort());
    const events = page.waitForEvent('console', (message) =>
      message.text().includes('Error loading route module'),
    );
    await footerLink(page).click();
    await events;
    await expect(page).toHaveURL(portal(someCategory().address));
    await expect(categoryHeading(page)).toBeVisible();
    expect(await page.evaluate(() => 'stillTheSameDocument' in window)).toBe(false);
    expect(await session(page, 'preload_error')).toBe('1');

    await page.unroute(chunk);
    await open(page, '/g');
    await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
    await page.route(chunk, (route) => route.abort());
    await page.getByRole('link', { name: someGame().title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong here' })).toBeVisible();
    expect(await page.evaluate(() => 'stillTheSameDocument' in window)).toBe(true);
    complaints.length = 0;
  },
);

test('a handler that prevents the event keeps the page', long, async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    addEventListener('vite:preloadError', (event) => {
      seen.push(event.cancelable);
      event.preventDefault();
    });
  });
  await open(page, '/g');
  await page.route(/\/assets\/category-[^/]*\.js$/, (route) => route.abort());
  await footerLink(page).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen))
    .toContain(true);
  await expect(page).toHaveURL(portal('/g'));
  expect(await session(page, 'preload_error')).toBeNull();
  complaints.length = 0;
});

test(
  'on a phone the current section and category are scrolled into view without a shift',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    const sections = page.getByRole('navigation', { name: 'Sections', exact: true });
    for (const address of ['/', '/qa', '/star_sign', '/weather', someCategory().address]) {
      await open(page, address);
      await expect(sections.locator('[aria-current="true"]:visible')).toBeInViewport({ ratio: 0.99 });
      expect(await readShifts(page)).toEqual([]);
    }
    await expect(page.locator('main [aria-current="true"]:visible').first()).toBeInViewport({ ratio: 0.99 });
  },
);

test.describe('a bad connection', () => {
  test(
    'a page that does not arrive leaves the previous one, and arrives when the connection is back',
    long,
    async ({ page, context, complaints }) => {
      await open(page, '/g');
      const link = footerLink(page);
      await context.setOffline(true);
      await link.dispatchEvent('click');
      await expect(page.getByText('You are offline.')).toBeVisible();
      await expect(link).toHaveAttribute('data-followed', '');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('You are offline.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Editors’ picks' })).toBeVisible();
      await context.setOffline(false);
      await expect(categoryHeading(page)).toBeVisible();
      await expect(page.getByText('You are offline.')).toHaveCount(0);
      expect(
        complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|oute module|dynamically imported/.test(text)),
      ).toEqual([]);
      complaints.length = 0;
    },
  );

  test('a followed link is marked immediately, and a stalled page can be requested again', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/g');
    let asked = 0;
    await page.route(isData, async (route) => {
      asked += 1;
      if (asked > 1) await route.continue();
    });
    const link = footerLink(page);
    await link.dispatchEvent('click');
    await expect(link).toHaveAttribute('data-followed', '');
    await expect(page.locator('.page-progress')).toBeVisible();
    await page.clock.fastForward(11_000);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(categoryHeading(page)).toBeVisible();
    await expect(page.locator('.page-progress')).toHaveCount(0);
  });

  test('the progress line stays until the code of the page’s blocks has arrived', long, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/ways-on-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/g');
    const link = footerLink(page);
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(portal(someCategory().address));
    await expect(page.locator('.page-progress')).toBeVisible();
    await expect(link).toHaveAttribute('data-followed', '');
    release();
    await expect(categoryHeading(page)).toBeVisible();
    await expect(page.locator('.page-progress')).toHaveCount(0);
  });

  test(
    'a followed link leaves the tiles of the page as they are until the next page arrives',
    long,
    async ({ page }) => {
      await page.route(isData, () => {});
      await open(page, '/g');
      const tiles = await page.locator('main .tile').elementHandles();
      expect(tiles.length).toBeGreaterThan(50);
      await footerLink(page).dispatchEvent('click');
      await expect(page.locator('.page-progress')).toBeVisible();
      const stay = await Promise.all(tiles.map((tile) => tile.evaluate((element) => element.isConnected)));
      expect(stay).not.toContain(false);
    },
  );

  test(
    'pages in view and under a finger are prefetched, but not for visitors who save data',
    long,
    async ({ browser }) => {
      for (const saveData of [false, true]) {
        const context = await browser.newContext({ hasTouch: true });
        await context.addInitScript((isSaving) => {
          Object.defineProperty(navigator, 'connection', {
            value: { saveData: isSaving, effectiveType: '4g' },
          });
        }, saveData);
        const page = await context.newPage();
        const ahead = new Set<string>();
        page.on('request', (request) => {
          if (request.url().includes('.data')) ahead.add(new URL(request.url()).pathname);
        });
        await page.clock.install();
        await page.goto(portal('/g'));
        await hydrated(page);
        await page.clock.fastForward(5000);
        if (saveData) await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        else await expect.poll(() => ahead.size).toBe(3);
        const link = footerLink(page);
        await link.dispatchEvent('touchstart');
        if (!saveData) await expect.poll(() => [...ahead]).toContain(`${someCategory().address}.data`);
        expect(ahead.size).toBe(saveData ? 0 : 4);
        await context.close();
      }
    },
  );
});
