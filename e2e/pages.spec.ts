import type { Page } from '@playwright/test';
import { expect, firstItemOf, hydrated, long, open, portal, test } from './support/fixtures.ts';
import { expectSteady, findBarriers, findLongLines } from './support/page-checks.ts';
import { testGames } from './support/test-games.ts';
import { serveInPieces } from './support/pieces.ts';
import { readShiftScore, watchShifts } from './support/shifts.ts';
import { someCategory, someGame } from './support/starter-items.ts';

const pages = {
  home: '/',
  details: `/g/details/${testGames.answers}`,
  'starter game': someGame().address,
  category: someCategory().address,
  'all games': '/g/cate/type/',
  search: '/g/search/puzzle',
  'nothing found': '/g/search/zzzzqqqq',
  play: `/g/game/${testGames.answers}`,
  'my games': '/g/mygames',
  'text page': '/privacyPolicy',
  'not found': '/g/details/424242',
};
/** The pages that `npm test` checks. `npm run test:long` checks the others. */
const usual = new Set(['home', 'details']);
const widths = { phone: 390, tablet: 820, desktop: 1440, wide: 2560 };
const usualWidths = [widths.phone, widths.desktop];

for (const [name, pathname] of Object.entries(pages)) {
  const check = (sizes: readonly number[]) =>
    async function checkPage({ page, complaints }: { page: Page; complaints: string[] }) {
      await watchShifts(page);
      for (const width of sizes) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, pathname);
        await expectSteady(page, `${width} px`);
      }
      expect(await findBarriers(page)).toEqual([]);
      if (name === 'not found') expectOnlyTheMissingPage(complaints);
    };
  if (usual.has(name))
    test(`${name}: no width overflows, nothing shifts, axe finds nothing`, check(usualWidths));
  test(
    `${name}, at every width: no width overflows, nothing shifts, axe finds nothing`,
    long,
    check(Object.values(widths)),
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing moves while a page loads', async ({ page }) => {
    await using servers = new AsyncDisposableStack();
    await watchShifts(page);
    for (const name of ['home', 'all games'] as const) {
      // Each page gets its own server, because requests that are never answered occupy all connections to a server.
      const pieces = servers.use(await serveInPieces(portal(''), 16));
      await page.goto(pieces.origin + pages[name], { waitUntil: 'domcontentloaded' });
      if (name === 'all games') {
        // On a touch screen, these elements come last. If the page contained none of them, the test would check
        // nothing.
        await expect(page.locator('.needs-keyboard').first()).toBeVisible();
        await expect(page.locator('.needs-keyboard ~ .tile:not(.needs-keyboard)').first()).toBeVisible();
      }
      expect(await readShiftScore(page), name).toBeLessThan(0.005);
    }
    // Otherwise the browser reports that its requests fail when the servers stop.
    await page.close();
  });

  test('games that need a keyboard come last in a list', long, async ({ page }) => {
    await open(page, pages['all games']);
    const list = page
      .locator('.tile-grid')
      .filter({ has: page.locator('.needs-keyboard') })
      .first();
    const tiles = await list.locator('> .tile').evaluateAll((elements) =>
      elements.map((element) => {
        const { left, top } = element.getBoundingClientRect();
        return { left, top, needsKeyboard: element.classList.contains('needs-keyboard') };
      }),
    );
    const shown = tiles.toSorted((a, b) => a.top - b.top || a.left - b.left);
    const needs = shown.map(({ needsKeyboard }) => needsKeyboard);
    expect(needs).toEqual(needs.toSorted((a, b) => Number(a) - Number(b)));
    expect(needs).toEqual(expect.arrayContaining([true, false]));
  });
});

test(
  'in narrow windows the panels of a game page end at the edge of its other parts',
  long,
  async ({ page }) => {
    for (const width of [widths.phone, widths.tablet]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, someGame().address);
      const edgesOf = async (name: string) => {
        const part = page.getByRole('heading', { name, exact: true }).locator('xpath=ancestor::section[1]');
        return part.evaluate((section) => {
          const { left, right } = (
            section.querySelector('.tile-grid, .panel') ?? section
          ).getBoundingClientRect();
          return { left, right };
        });
      };
      const edges = await edgesOf('More like this');
      for (const name of ['About the game', 'Controls', 'Questions and answers']) {
        expect(await edgesOf(name), `${name}, ${width} px`).toEqual(edges);
      }
    }
  },
);

test(
  'on a phone the toolbar of a game has full rows, and keeps its height when the game is collected',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 844 });
    await open(page, someGame().address);
    const actions = page.getByRole('button', { name: 'Full screen' }).locator('..');
    const ends = () =>
      actions.evaluate((bar) => {
        const rows = Map.groupBy(bar.children, (child) => Math.round(child.getBoundingClientRect().bottom));
        rows.delete(0);
        return {
          rights: [...rows.values()].map((row) => Math.round(row.at(-1)!.getBoundingClientRect().right)),
          right: Math.round(bar.getBoundingClientRect().right),
          height: bar.clientHeight,
        };
      });
    const before = await ends();
    for (const right of before.rights) expect(Math.abs(right - before.right)).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: 'Collect', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Collected' })).toBeVisible();
    expect((await ends()).height).toBe(before.height);
  },
);

const readings = {
  game: someGame().address,
  'list with an introduction': someCategory().address,
  'front of the signs': '/star_sign',
  shop: '/e',
  text: '/privacyPolicy',
};

test('no line of text is too long to read', long, async ({ page }) => {
  test.slow();
  await open(page, '/c');
  const article = await page.locator('.article-card-lead a').getAttribute('href');
  await page.route(/\.(?:webp|avif|webm|mp4)$/, (route) => route.fulfill({ body: '' }));
  const items = {
    article: article ?? '',
    app: await firstItemOf('/app/cate/type/'),
    sign: await firstItemOf('/star_sign'),
  };
  for (const [name, address] of Object.entries({ ...readings, ...items })) {
    await open(page, address);
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      expect(await findLongLines(page, 80), `${name}, ${width} px`).toEqual([]);
    }
  }
});

/** Chromium reports a 404 document in the console. Only this line is expected. */
function expectOnlyTheMissingPage(complaints: string[]): void {
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  complaints.length = 0;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links, search, pages, Play and sharing work', async ({ page }) => {
    const { title } = someGame();
    await page.goto(portal('/'));
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByText('Share', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', /sharer\.php\?u=/);
    await page.getByRole('link', { name: `Play ${title}` }).click();
    await expect(page).toHaveURL(/\/g\/game\/\d+$/);
    await expect(page.locator('noscript p')).toContainText('Turn on JavaScript to play');
    await expect(page.locator('noscript p')).toBeVisible();

    await page.goto(portal('/g'));
    await page.getByRole('searchbox').fill('cat & mouse');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(portal('/g/search/cat%20%26%20mouse'));

    await page.goto(portal('/g/cate/type/'));
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(portal('/g/cate/type/?page=2'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(portal(`/g/details/${testGames.answers}`));
    await expect(page.getByRole('link', { name: 'Play Answering test game' })).toHaveAttribute(
      'href',
      /\/g\/game\//,
    );
  });
});

/**
 * Elements that may be less tall: links within a sentence, which are as tall as its lines, and elements for keyboards
 * and screen readers only.
 */
const notForFingers = 'p *, dd *, .sr-only, [href="#content"]';

test(
  'on touch screens every link and button has the height of a finger, 44 px',
  long,
  async ({ browser }) => {
    test.slow();
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    for (const pathname of [
      '/',
      someGame().address,
      '/g/search/tower',
      someCategory().address,
      '/c',
      '/qa',
      '/e',
      '/app',
      '/weather',
      '/star_sign',
    ]) {
      await page.goto(portal(pathname));
      await hydrated(page);
      const small = await page.evaluate((excluded) => {
        const reach = 21;
        const isHit = (target: Element, x: number, y: number) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (target.contains(hit) || hit.closest('label')?.contains(target));
        };
        return [...document.querySelectorAll('a[href], button, summary, input')]
          .filter(
            (target) => !target.matches(excluded) && target.checkVisibility({ visibilityProperty: true }),
          )
          .filter((target) => {
            target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
            const { x, y, width, height } = target.getBoundingClientRect();
            const [middle, centre] = [x + width / 2, y + height / 2];
            return !isHit(target, middle, centre - reach) || !isHit(target, middle, centre + reach);
          })
          .map((target) => target.outerHTML.slice(0, 160));
      }, notForFingers);
      expect(small, pathname).toEqual([]);
    }
    await context.close();
  },
);
