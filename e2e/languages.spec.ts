import { expect, hydrated, open, portal, test } from './support/fixtures.ts';
import { portico, served } from './support/site-bundle.ts';

test.beforeAll(async () => {
  await portico('settings', 'set', 'languages', '["en","ar","ja"]');
  await served('/', (html) => html.includes('data-languages'));
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

  test('a preferred language is offered once, and can be undone', async ({ page }) => {
    await open(page, '/g');
    const toast = page.locator('.toaster [lang="ar"]');
    await expect(toast).toHaveAttribute('dir', 'rtl');
    await toast.getByRole('button').first().click();
    await expect(page).toHaveURL(portal('/ar/g'));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // The ellipsis of a clipped text in another language stands at the end of the text.
    await expect(page.locator('.truncate').first()).toHaveCSS('unicode-bidi', 'plaintext');
    await page.locator('.toaster button').first().click();
    await expect(page).toHaveURL(portal('/g'));
    await hydrated(page);
    await expect(page.locator('.toaster button')).toHaveCount(0);
  });
});
