import { expect, long, longIf, open, portal, test } from '#e2e/support/fixtures.ts';
import { expectSound } from '#e2e/support/page-checks.ts';
import { readShifts, watchShifts } from '#e2e/support/shifts.ts';

const states = {
  home: '/star_sign',
  'a birthday': '/star_sign?born=1990-08-05',
  'a cusp day': '/star_sign?born=1990-07-23',
  'no such day': '/star_sign?born=1990-02-31',
  'a pair': '/star_sign?a=leo&b=aquarius',
  'a sign': '/star_sign/details/5',
  'a category': '/star_sign/cate/501',
};

for (const width of [390, 1440]) {
  test(`every state fits, does not shift and passes axe at ${width} px`, long, async ({ page }) => {
    test.slow();
    await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    for (const [name, address] of Object.entries(states)) {
      await open(page, address);
      await expectSound(page, name);
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(
      `${javaScriptEnabled ? 'with' : 'without'} script at ${width} px`,
      longIf(width === 390 || !javaScriptEnabled),
      () => {
        test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

        test('a visitor goes from the home to a sign, its readings and a comparison', async ({ page }) => {
          await page.goto(portal('/star_sign'));
          await page.getByRole('main').getByRole('link', { name: 'Leo', exact: false }).first().click();
          await expect(page).toHaveURL(/\/star_sign\/details\/5$/);
          await expect(page.getByRole('heading', { level: 1, name: 'Leo' })).toBeVisible();
          await expect(page.getByRole('heading', { name: 'Leo today' })).toBeVisible();
          await page.locator('.tab-week').click();
          await expect(page.getByRole('heading', { name: 'Leo this week' })).toBeVisible();
          await expect(page.getByRole('heading', { name: 'Leo today' })).toBeVisible({
            visible: !javaScriptEnabled,
          });
          await page.getByRole('main').getByRole('link', { name: 'Libra', exact: true }).first().click();
          await expect(page).toHaveURL(/\/star_sign\?a=leo&b=libra#match$/);
          await expect(page.getByRole('heading', { name: 'Leo and Libra' })).toBeInViewport();
        });

        test('a visitor finds a sign by a birthday', long, async ({ page }) => {
          await page.goto(portal('/star_sign'));
          await page.getByLabel('Date of birth').fill('1990-07-23');
          await page.getByRole('button', { name: 'Find it' }).click();
          await expect(page).toHaveURL(/\?born=1990-07-23&time=#find$/);
          await expect(page.getByText(/moved from Cancer into Leo/)).toBeVisible();
          await page.getByLabel('Time').fill('01:15');
          await page.getByRole('button', { name: 'Find it' }).click();
          await expect(page.getByText('Your time of birth settles it.')).toBeVisible();
          await page.locator('#find').getByRole('link', { name: 'Cancer' }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'Cancer' })).toBeVisible();
        });

        test('a visitor compares two signs', long, async ({ page }) => {
          await page.goto(portal('/star_sign'));
          await page.getByLabel('First sign').selectOption('Aries');
          await page.getByLabel('Second sign').selectOption('Libra');
          await page.getByRole('button', { name: 'Compare' }).click();
          await expect(page.getByRole('heading', { name: 'Aries and Libra' })).toBeVisible();
          await expect(page.getByText('opposite each other in the zodiac')).toBeVisible();
          await expect(page.getByLabel('First sign')).toHaveValue('aries');
        });
      },
    );
  }
}

test('a link to the month opens the month', long, async ({ page }) => {
  await open(page, '/star_sign/details/5#month');
  await expect(page.getByRole('heading', { name: 'Leo this month' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Leo today' })).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Month' })).toHaveAttribute('aria-selected', 'true');
});

test('the keyboard moves through the tabs', long, async ({ page }) => {
  await open(page, '/star_sign/details/5');
  await page.getByRole('tab', { name: 'Today' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Week' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Week' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'Leo this month' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Leo today' })).toBeVisible();
});

test('wheel and list are highlighted together', long, async ({ page }) => {
  await open(page, '/star_sign');
  const lit = (selector: string) =>
    page.locator(selector).evaluate((node) => getComputedStyle(node).getPropertyValue('--lit').trim());
  await page.locator('.zodiac-list').getByRole('link', { name: 'Taurus' }).first().hover();
  expect(await lit('.wheel-sign.z-taurus')).toBe('1');
  expect(await lit('.wheel-sign.z-leo')).not.toBe('1');
  await page.locator('.wheel-sign.z-leo .sector').hover();
  expect(await lit('a.sign-card.z-leo')).toBe('1');
  expect(await lit('a.sign-card.z-taurus')).not.toBe('1');
  await page.locator('.zodiac-list').getByRole('link', { name: 'Virgo' }).first().focus();
  expect(await lit('.wheel-sign.z-virgo')).toBe('1');
});

test('the remembered sign comes first, with its reading, in this browser only', long, async ({ page }) => {
  await watchShifts(page);
  await open(page, '/star_sign/details/9');
  const button = page.getByRole('button', { name: 'This is my sign' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Sagittarius is your sign now')).toBeVisible();
  await open(page, '/star_sign');
  await expect(page.locator('.zodiac-list .sign-card').first()).toContainText('Sagittarius');
  await expect(page.getByRole('heading', { name: / today$/ })).toHaveText('Sagittarius today');
  expect(await readShifts(page)).toEqual([]);
  await open(page, '/star_sign/details/9');
  await button.click();
  await open(page, '/star_sign');
  await expect(page.locator('.zodiac-list .sign-card').first()).toContainText('Aries');
  await expect(page.locator('.day-reading.is-of-sun')).toBeVisible();
});
