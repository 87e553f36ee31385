import { expect, long, open, portal, test } from '#e2e/support/fixtures.ts';
import { expectSound } from '#e2e/support/page-checks.ts';
import { watchShifts } from '#e2e/support/shifts.ts';

test('a reader goes from the front page to an article and further', async ({ page }) => {
  await open(page, '/c');
  const lead = page.locator('.article-card-lead');
  const title = await lead.getByRole('heading').innerText();
  await lead.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  const next = page
    .getByRole('heading', { name: 'Read next' })
    .locator('..')
    .locator('..')
    .locator('article');
  await expect(next).toHaveCount(4);
  const nextTitle = await next.first().getByRole('heading').innerText();
  await next.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle);
});

for (const width of [390, 1440]) {
  test(
    `front page, article and list fit, do not shift and pass axe at ${width} px`,
    long,
    async ({ page }) => {
      test.slow();
      await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/c');
      const article = await page.locator('.article-card-lead a').getAttribute('href');
      const category = await page.locator('a[href^="/c/cate/1"]').first().getAttribute('href');
      for (const address of ['/c', article ?? '', category ?? '', '/c/search/the']) {
        await open(page, address);
        await expectSound(page, address);
      }
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article and its pictures are complete', async ({ page }) => {
    await page.goto(portal('/c'));
    await page.locator('.article-card-lead a').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.article-text p').first()).toBeVisible();
  });
});
