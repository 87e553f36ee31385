import type { Page } from '@playwright/test';
import { expect, long, longIf, open, painted, portal, test } from './support/fixtures.ts';
import { findBarriers } from './support/page-checks.ts';
import { testGames } from './support/test-games.ts';
import { someCategory } from './support/starter-items.ts';

const details = `/g/details/${testGames.answers}`;
const banner = (page: Page) => page.getByRole('dialog', { name: 'Cookies on this site' });
const cookieSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });

/** Expects that a page shows no banner, and that it does not load the code of one. */
async function expectNoBanner(page: Page): Promise<void> {
  await painted(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-cookie-sheet');
  await expect(banner(page)).toHaveCount(0);
}

/** Returns the stored decision for this host. */
function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem(`consent_${location.host}`));
}

/** Returns the commands that Google's tags would receive, in order. */
function said(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => Array.from(entry)),
  );
}

const signals = (value: string) => ({
  ad_storage: value,
  ad_user_data: value,
  ad_personalization: value,
  analytics_storage: value,
});
const denied = ['consent', 'default', signals('denied')];
const update = (value: string) => ['consent', 'update', signals(value)];

for (const width of [390, 1440]) {
  test(`the banner offers two equal answers at ${width} px`, long, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    await expect(banner(page)).toBeVisible();
    const looks = await banner(page)
      .getByRole('button', { name: /^(?:Accept|Reject)$/ })
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width: across, height } = button.getBoundingClientRect();
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
          return { across, height, backgroundColor, color, fontSize, fontWeight };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
    await expect(banner(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const box = await banner(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(844 - 20);
    expect(await findBarriers(page, 'dialog')).toEqual([]);
  });
}

for (const [answer, decision] of [
  ['Accept', 'accepted'],
  ['Reject', 'not-accepted'],
  ['Close and reject', 'not-accepted'],
  ['Escape', 'not-accepted'],
] as const) {
  test(
    `${answer} stores “${decision}” for this host and hides the banner`,
    longIf(answer !== 'Reject'),
    async ({ page }) => {
      await open(page, '/');
      await expect(banner(page)).toBeVisible();
      if (answer === 'Escape') await page.keyboard.press('Escape');
      else await banner(page).getByRole('button', { name: answer, exact: true }).click();
      await expect(banner(page)).toHaveCount(0);
      expect(await stored(page)).toBe(decision);
      await open(page, someCategory().address);
      await expectNoBanner(page);
    },
  );
}

test('Escape in the search field does not affect the banner', long, async ({ page }) => {
  await open(page, '/');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('searchbox').first().press('Escape');
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('details pages have no banner, the next page shows it', long, async ({ page }) => {
  await open(page, details);
  await expectNoBanner(page);
  await page.getByRole('link', { name: 'All games' }).first().click();
  await expect(page).toHaveURL(/\/g\/cate\/type/);
  await expect(banner(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(portal(details));
  await expect(banner(page)).toHaveCount(0);
});

test(
  '“Cookie settings” pressed before the app has started opens the banner afterwards',
  long,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem(`consent_${location.host}`, 'accepted'));
    await page.goto(portal('/aboutUs'), { waitUntil: 'domcontentloaded' });
    await cookieSettings(page).evaluate((button: HTMLElement) => button.click());
    await expect(banner(page).getByRole('heading')).toBeFocused();
  },
);

for (const [name, pathname] of Object.entries({
  'a list': someCategory().address,
  'a details page': details,
  'a text page': '/privacyPolicy',
  'a page that does not exist': '/g/details/424242',
})) {
  test(`“Cookie settings” opens the banner on ${name}`, long, async ({ page, complaints }) => {
    await page.addInitScript(() => {
      if (!localStorage.length) localStorage.setItem(`consent_${location.host}`, 'accepted');
    });
    await open(page, pathname);
    await expect(banner(page)).toHaveCount(0);
    await cookieSettings(page).click();
    await expect(banner(page).getByRole('heading')).toBeFocused();
    await expect(banner(page)).toContainText('You accepted cookies.');
    await banner(page).getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(cookieSettings(page)).toBeFocused();
    expect(await stored(page)).toBe('not-accepted');
    // Chromium reports a 404 document in the console.
    if (pathname.endsWith('424242')) {
      expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
      complaints.length = 0;
    }
  });
}

test('consent mode first denies everything, and receives each decision once', long, async ({ page }) => {
  await page.goto(portal('/'));
  const first = await page.evaluate(() => {
    const script = document.scripts[0];
    return { isInline: script?.src === '', text: script?.textContent ?? '' };
  });
  expect(first.isInline).toBe(true);
  expect(first.text).toContain("say('default','denied')");
  expect(await said(page)).toEqual([denied]);

  await banner(page).getByRole('button', { name: 'Accept', exact: true }).click();
  expect(await said(page)).toEqual([denied, update('granted')]);
  const category = someCategory();
  await page.getByRole('link', { name: category.title }).first().click();
  await expect(page).toHaveURL(portal(category.address));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(category.title);
  expect(await said(page)).toEqual([denied, update('granted')]);
  await cookieSettings(page).click();
  await banner(page).getByRole('button', { name: 'Reject', exact: true }).click();
  expect(await said(page)).toEqual([denied, update('granted'), update('denied')]);

  await open(page, '/');
  expect(await said(page)).toEqual([denied]);
  await cookieSettings(page).click();
  await banner(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await open(page, '/');
  expect(await said(page)).toEqual([denied, update('granted')]);
});

test('a decision in one tab applies to the others', long, async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/g/mygames');
  await expect(banner(other)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(banner(other)).toHaveCount(0);
  expect(await said(other)).toEqual([denied, update('granted')]);
});

test('if storage is blocked, a decision applies to the page', long, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await open(page, '/');
  await banner(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await said(page)).toEqual([denied, update('granted')]);
  const category = someCategory();
  await page.getByRole('link', { name: category.title }).first().click();
  await expect(page).toHaveURL(portal(category.address));
  await expect(banner(page)).toHaveCount(0);
});

test('after an answer with the keyboard the focus is in the page', long, async ({ page }) => {
  await open(page, '/');
  await banner(page).getByRole('button', { name: 'Reject', exact: true }).press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the banner never covers the focused element', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/aboutUs');
  await expect(banner(page)).toBeVisible();
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const link of await links.all()) {
    await link.focus();
    const [box, sheet] = [await link.boundingBox(), await banner(page).boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no banner and no button without effect', long, async ({ page }) => {
    await page.goto(portal('/'));
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByText('Cookie settings')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  });
});
