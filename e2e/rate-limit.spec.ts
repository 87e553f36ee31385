import { startApp, type TestApp } from '../test/http/app.ts';
import { expect, hydrated, long, test } from './support/fixtures.ts';
import { findBarriers } from './support/page-checks.ts';

let app: TestApp;
test.beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: '1' } });
});
test.afterAll(() => app.stop());

test(
  'a click that the rate limit refuses shows when to try again, and trying again opens the page',
  long,
  async ({ page, complaints }) => {
    await page.goto(`${app.origin}/g`);
    await hydrated(page);
    // A link far down the page, so that its target has not been prefetched.
    const link = page.locator('a[href^="/g/details/"]').last();
    const address = new URL((await link.getAttribute('href')) ?? '', app.origin).href;
    // Another client uses up the limit until the refusal is shown.
    const asking = new AbortController();
    const statuses: number[] = [];
    const searches = (async () => {
      for (let n = 0; !asking.signal.aborted; n += 1) {
        statuses.push((await app.request(`/g/search/word${n}`)).status);
      }
    })();
    await expect.poll(() => statuses.includes(429)).toBe(true);
    await link.evaluate((element: HTMLElement) => element.click());

    await expect(page.getByRole('heading', { level: 1, name: 'One moment, please' })).toBeVisible();
    asking.abort();
    await searches;
    await expect(page.getByText(/Try again in (?:a second|\d+ seconds)\./)).toBeVisible();
    await expect(page).toHaveTitle('One moment, please');
    await expect(page).toHaveURL(address);
    expect(await findBarriers(page)).toEqual([]);

    const refused = page.getByRole('heading', { level: 1, name: 'One moment, please' });
    await expect(async () => {
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(refused).toBeHidden({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toHaveCount(1);

    // Chromium reports each refusal, including that of the icon of a refused document.
    expect(complaints.filter((text) => !text.includes('429'))).toEqual([]);
    complaints.length = 0;
  },
);
