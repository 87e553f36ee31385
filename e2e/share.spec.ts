import type { BrowserContext, Page } from '@playwright/test';
import { expect, long, open, portal, test } from './support/fixtures.ts';
import { readShifts, watchShifts } from './support/shifts.ts';
import { testGames } from './support/test-games.ts';

const game = `/g/details/${testGames.answers}`;

async function openMenu(page: Page) {
  await open(page, game);
  await page.getByText('Share', { exact: true }).click();
}

/**
 * Opens the menu and waits until the script of its targets has loaded. To find out, it clicks the copy button, which
 * works only with that script. This closes the menu, so it is opened again.
 */
async function openLoadedMenu(page: Page, context: BrowserContext) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMenu(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('alert')).toContainText('Copied URL');
  await page.getByText('Share', { exact: true }).click();
}

/** Answers requests to other services without sending them to the network. */
async function answerShares(context: BrowserContext) {
  await context.route(/^https:\/\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Share page</title>' }),
  );
}

for (const height of [844, 640]) {
  test(`the open menu is completely visible in a window of ${height} px`, long, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height });
      await openMenu(page);
      await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'Facebook' })).toBeInViewport({ ratio: 1 });
      await page.locator('main summary', { hasText: 'More' }).click();
      await expect(page.getByRole('link', { name: 'SMS' })).toBeInViewport({ ratio: 1 });
    }
  });
}

test(
  'an https target opens in a popup of 550 by 420 that cannot access its opener',
  long,
  async ({ page, context }) => {
    await answerShares(context);
    await page.addInitScript(() => {
      const plain = window.open.bind(window);
      window.open = (address, name, features) => {
        Object.assign(window, { features });
        return plain(address, name, features);
      };
    });
    await openLoadedMenu(page, context);
    const title = await page.title();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Twitter' }).click();
    const popup = await opened;
    await expect(popup).toHaveTitle('Share page');
    const address = new URL(popup.url());
    expect(address.origin + address.pathname).toBe('https://twitter.com/intent/tweet');
    expect(address.searchParams.get('url')).toBe(portal(game));
    expect(address.searchParams.get('text')).toBe(`Hi, friends! I recommend a website to you: ${title}`);
    expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
    expect(await page.evaluate(() => (window as unknown as { features: string }).features)).toBe(
      'popup,width=550,height=420',
    );
    await expect(page).toHaveURL(portal(game));
  },
);

test('a browser that blocks popups opens the share page in a tab', long, async ({ page, context }) => {
  await answerShares(context);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openMenu(page);
  await page.locator('main summary', { hasText: 'More' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Reddit' }).click();
  await expect(await opened).toHaveURL(/^https:\/\/www\.reddit\.com\/submit\?url=/);
});

test('custom schemes stay in the same tab', long, async ({ page }) => {
  await openMenu(page);
  await page.locator('main summary', { hasText: 'More' }).click();
  for (const [name, scheme] of [
    ['Messenger', 'fb-messenger://share?link='],
    ['Viber', 'viber://forward?text='],
    ['SMS', 'sms:?&body='],
  ] as const) {
    const link = page.getByRole('link', { name });
    expect((await link.getAttribute('href'))?.startsWith(scheme), name).toBe(true);
    await expect(link).not.toHaveAttribute('target');
  }
});

test('the address is copied, and an alert confirms it', long, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMenu(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('alert')).toContainText(/^Copied URL$/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(portal(game));
  await expect(page.locator('summary', { hasText: 'Share' })).toBeFocused();
  // The message belongs to this page, so it disappears with the page and not only when its time is over.
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL(/\/c$/);
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 2000 });
});

test('a failed copy is reported to the visitor and in the console', long, async ({ page, complaints }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('The clipboard is closed'));
  });
  await openMenu(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('alert')).toContainText(/^Copy failed, please try again$/);
  expect(complaints).toEqual([expect.stringContaining('error: Error: The clipboard is closed')]);
  complaints.length = 0;
});

test('a browser without a clipboard shows the same message', long, async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openMenu(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('alert')).toContainText('Copy failed, please try again');
  expect(complaints).toHaveLength(1);
  complaints.length = 0;
});

test('the share sheet of the system can be used, and closing it is not a failure', long, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: (what: unknown) => {
        shared.push(what);
        return shared.length > 1
          ? Promise.reject(new DOMException('Closed', 'AbortError'))
          : Promise.resolve();
      },
    });
  });
  await openMenu(page);
  const sheet = page.getByRole('button', { name: 'Share with an app' });
  await sheet.click();
  await expect(sheet).toBeHidden();
  const title = await page.title();
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
    {
      title,
      text: `Hi, friends! I recommend a website to you: ${title}`,
      url: portal(game),
    },
  ]);
  await page.getByText('Share', { exact: true }).click();
  await sheet.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'without a share sheet there is no button for it, and Escape closes the menu',
  long,
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await openMenu(page);
    await expect(page.getByRole('button', { name: 'Share with an app' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Facebook' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Facebook' })).toBeHidden();
  },
);

test('after a click on a link the menu works too, for the current page', long, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, game);
  await page.locator('main a[data-preview][href^="/g/details/"]').first().click();
  await expect(page).not.toHaveURL(portal(game));
  await page.getByText('Share', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('alert')).toContainText('Copied URL');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test(
  'in the open menu, the button for the system’s share sheet appears without moving anything',
  long,
  async ({ page }) => {
    await watchShifts(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() });
    });
    await open(page, '/qa/details');
    const sheet = page.getByRole('button', { name: 'Share with an app' });
    await sheet.scrollIntoViewIfNeeded();
    await expect(sheet).toBeInViewport();
    expect(await readShifts(page)).toEqual([]);
  },
);
