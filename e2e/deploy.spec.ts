import { expect, long, open, portal, test } from './support/fixtures.ts';
import { testGames } from './support/test-games.ts';

const details = portal.bind(null, `/g/details/${testGames.answers}`);

test('page data of another build causes one document load of the requested page', long, async ({ page }) => {
  await page.route(/\/g\/details\/\d+\.data/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'another' } });
  });
  await open(page, '/g/search/answering');
  await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
  await page.getByRole('link', { name: 'Answering test game' }).first().click();
  await expect(page).toHaveURL(details());
  await expect(page.getByRole('heading', { level: 1, name: 'Answering test game' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'stillTheSameDocument' in window)).toBe(false);
});

test('a missing chunk causes one document load of the requested page', long, async ({ page, complaints }) => {
  await page.route(/\/assets\/search-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await open(page, '/g');
  await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
  await page.getByRole('searchbox').fill('hexagon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(portal('/g/search/hexagon'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hexagon');
  await expect.poll(() => page.evaluate(() => 'stillTheSameDocument' in window)).toBe(false);
  // Chromium and React Router report the chunk that the test withholds.
  expect(complaints.filter((text) => !/ERR_FAILED|\/assets\/search-/.test(text))).toEqual([]);
  complaints.length = 0;
});
