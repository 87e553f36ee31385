import AxeBuilder from '@axe-core/playwright';
import { expect, open, portal, test } from './support/fixtures.ts';
import { readShifts, watchShifts } from './support/shifts.ts';

test('a reader goes from the front page to an article and on', async ({ page }) => {
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
  test(`front page, article and list fit, stand still and pass axe at ${width} px`, async ({ page }) => {
    test.slow();
    await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/c');
    const article = await page.locator('.article-card-lead a').getAttribute('href');
    const category = await page.locator('a[href^="/c/cate/1"]').first().getAttribute('href');
    for (const address of ['/c', article ?? '', category ?? '', '/c/search/the']) {
      await open(page, address);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, address).toBeLessThanOrEqual(0);
      expect(await readShifts(page), address).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))]);
      expect(found, address).toEqual([]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article and its pictures are there', async ({ page }) => {
    await page.goto(portal('/c'));
    await page.locator('.article-card-lead a').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.article-text p').first()).toBeVisible();
  });
});
