import { expect, long, longIf, open, portal, test } from './support/fixtures.ts';
import { expectSteady, findBarriers, searchField } from './support/page-checks.ts';
import { watchShifts } from './support/shifts.ts';
import { misspelt } from '#test/http/starter-items.ts';
import { someGame } from './support/starter-items.ts';

/** The states whose pages consist of different parts. Every other state differs from one of these only in its texts. */
const shapes = ['results', 'nothing found, something alike', 'everything', 'the search page'] as const;
const longQuery = 'abcdefghij'.repeat(20);

/** Returns the address of the results for a text. */
const resultsFor = (text: string) => `/g/search/${encodeURIComponent(text)}`;

/** Returns the address of each state. */
const states = () => {
  const { title, word } = someGame();
  return {
    results: resultsFor(word),
    'many results': '/g/search/a',
    'a later page': '/g/search/a?page=2',
    'several words': '/g/search/the%20game',
    'nothing found': '/g/search/zzzzqq',
    'nothing found, something alike': resultsFor(misspelt(title.toLowerCase())),
    markup: '/g/search/%3Cb%3E',
    'C++': '/g/search/C%2B%2B',
    'an emoji': '/g/search/%F0%9F%8E%B2',
    'a long keyword': `/g/search/${longQuery}`,
    'right to left': '/g/search/%D7%A9%D7%9C%D7%95%D7%9D%20abc',
    everything: '/g/search/0?all=1',
    'the search page': '/g/search',
  };
};

for (const width of [390, 1440]) {
  test(`every state fits and does not shift at ${width} px`, long, async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    for (const [name, address] of Object.entries(states())) {
      await open(page, address);
      await expectSteady(page, name);
    }
  });

  test(`axe finds nothing in any shape of the page at ${width} px`, long, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const name of shapes) {
      await open(page, states()[name]);
      expect(await findBarriers(page), name).toEqual([]);
    }
  });

  test(`nothing overflows from right to left at ${width} px`, long, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['results', 'nothing found, something alike', 'the search page'] as const) {
      await open(page, states()[name]);
      const overflow = await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
        return document.documentElement.scrollWidth - window.innerWidth;
      });
      expect(overflow, name).toBeLessThanOrEqual(0);
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(
      `${javaScriptEnabled ? 'with' : 'without'} script at ${width} px`,
      longIf(width !== 390 || !javaScriptEnabled),
      () => {
        test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

        test('a visitor goes from the search page through results to a game', async ({ page }) => {
          const { title, word } = someGame();
          await page.goto(portal('/g/search'));
          const field = searchField(page);
          await field.fill(`  ${word} `);
          await field.press('Enter');
          await expect(page).toHaveURL(portal(resultsFor(word)));
          await expect(page.getByRole('heading', { level: 1, name: `“${word}”` })).toContainText(
            /” \d+ results?$/,
          );
          await expect(page.locator('mark').first()).toHaveText(word, { ignoreCase: true });
          await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
          await expect(page).toHaveURL(/\/g\/details\/\d+$/);
        });

        test('a visitor pages through the results', long, async ({ page }) => {
          await page.goto(portal('/g/search/a'));
          await page.getByRole('link', { name: 'Next page' }).click();
          await expect(page).toHaveURL(portal('/g/search/a?page=2'));
          await expect(page).toHaveTitle(/^a, page 2 - /);
          await expect(page.getByRole('heading', { level: 1 })).toContainText('page 2 of');
          await page.getByRole('link', { name: 'Previous page' }).click();
          await expect(page).toHaveURL(portal('/g/search/a'));
        });

        test(
          'a typing error finds the intended games, a nonsense word leads to all games',
          longIf(!javaScriptEnabled),
          async ({ page }) => {
            const { title } = someGame();
            await page.goto(portal(resultsFor(misspelt(title.toLowerCase()))));
            await expect(page.getByText(`Showing results for ${title.toLowerCase()} instead.`)).toBeVisible();
            await page.getByRole('link', { name: title }).first().click();
            await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
            await page.goto(portal('/g/search/zzzzqq'));
            await page.getByRole('main').getByRole('link', { name: 'All games' }).click();
            await expect(page.getByRole('heading', { level: 1, name: /^All games/ })).toBeVisible();
          },
        );
      },
    );
  }
}
