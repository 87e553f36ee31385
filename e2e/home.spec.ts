import { expect, long, open, test } from './support/fixtures.ts';
import { readShifts, watchShifts } from './support/shifts.ts';

test('a returning visitor finds games, best scores, sign and location, and nothing shifts', async ({
  page,
}) => {
  await open(page, '/');
  const id = Number(/\d+$/.exec((await page.locator('.mosaic a').first().getAttribute('href')) ?? '')?.[0]);
  await page.evaluate((played) => {
    localStorage.setItem('recent_g', JSON.stringify([played]));
    localStorage.setItem('best_scores_g', JSON.stringify([[played, 12_400]]));
    localStorage.setItem('my_sign', 'leo');
    localStorage.setItem('weather_places', '["london"]');
  }, id);
  await watchShifts(page);
  await open(page, '/');
  const again = page.getByRole('list', { name: 'Play again' });
  await expect(again.getByText('Best 12,400')).toBeVisible();
  const today = page.getByRole('list', { name: 'Today' });
  await expect(today.getByRole('link', { name: 'Leo' })).toHaveAttribute(
    'href',
    /^\/star_sign\/details\/\d+$/,
  );
  await expect(today.getByRole('link', { name: 'London' })).toHaveAttribute('href', '/weather/london');
  const order = await page
    .locator('main :is([aria-label="Play again"], [aria-label="Today"], .mosaic)')
    .evaluateAll((found) => found.map((element) => element.ariaLabel ?? 'wall'));
  expect(order).toEqual(['Play again', 'Today', 'wall']);
  expect(await readShifts(page)).toEqual([]);
});

test('a rail has arrows for the mouse and keys for the keyboard', long, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, '/');
  const rail = page.getByRole('list', { name: 'Editors’ picks' });
  await rail.scrollIntoViewIfNeeded();
  await rail.locator('a').first().hover();
  const on = page.locator('.rail-arrow-on');
  await expect(on).toBeVisible();
  await expect(page.locator('.rail-arrow-back')).toBeHidden();
  expect((await on.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await on.click();
  await expect(page.locator('.rail-arrow-back')).toBeVisible();
  // At the end the forward arrow is disabled.
  await rail.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect(on).toBeHidden();

  await rail.locator('a').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(rail.locator('a').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(rail.locator('a').first()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 800 } });

  test('the first sections are always within reach, the others are behind More', long, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem(`consent_${location.host}`, 'not-accepted'));
    await open(page, '/');
    const bar = page.locator('nav.section-bar');
    await expect(bar.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'true');
    // The bar does not cover the end of the page.
    await expect
      .poll(() =>
        page.evaluate(() => {
          window.scrollTo(0, document.body.scrollHeight);
          const bottomOf = document.querySelector('footer')?.getBoundingClientRect().bottom ?? Infinity;
          return bottomOf - (document.querySelector('.section-bar')?.getBoundingClientRect().top ?? 0);
        }),
      )
      .toBeLessThanOrEqual(1);
    await expect(bar).toBeInViewport({ ratio: 1 });

    await bar.getByRole('button', { name: 'More' }).tap();
    const weather = bar.getByRole('link', { name: 'Weather' });
    await expect(weather).toBeVisible();
    await weather.tap();
    await expect(page).toHaveURL(/\/weather$/);
    await expect(weather).toBeHidden();
    await expect(bar.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true');
  });
});
