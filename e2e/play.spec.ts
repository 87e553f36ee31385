import { expect, hydrated, long, open, portal, test } from './support/fixtures.ts';
import { testGames } from './support/test-games.ts';
import { someGame } from './support/starter-items.ts';

test('a visitor goes from home to a running game by client navigation', async ({ page }) => {
  const game = someGame();
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
  await page.getByRole('link', { name: game.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: game.title })).toBeVisible();
  await page.getByRole('link', { name: `Play ${game.title}` }).click();
  const frame = page.frameLocator(`iframe[title="${game.title}"]`);
  await expect(frame.locator('html[data-state="playing"]')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  expect(await page.evaluate(() => 'stillTheSameDocument' in window)).toBe(true);
});

test(
  'Play waits for the scripts of the page instead of leaving it, but not for ever',
  long,
  async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/framework-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    const address = portal(`/g/details/${testGames.answers}`);
    await page.goto(address);
    const play = page.getByRole('link', { name: 'Play Answering test game' });
    await play.click();
    await expect(play).toHaveAttribute('data-followed');
    await expect(page).toHaveURL(address);
    release();
    await hydrated(page);
    await expect(page.locator('iframe:not([hidden])')).toHaveCount(1);
    await expect(page).toHaveURL(address);

    await page.route('**/assets/framework-*', () => {});
    await page.reload();
    await play.click();
    await page.clock.fastForward(10_000);
    await expect(page).not.toHaveURL(address);
  },
);

test('the keys of a game are named as they are printed on the visitor’s keyboard', long, async ({ page }) => {
  const game = someGame();
  await page.addInitScript(() => {
    const keyboard = { getLayoutMap: () => Promise.resolve(new Map([['KeyM', ',']])) };
    Object.defineProperty(navigator, 'keyboard', { value: keyboard });
  });
  await open(page, '/');
  await page.getByRole('link', { name: game.title }).first().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sound on or off' }).locator('kbd')).toHaveText(
    ',',
  );
  await page.getByRole('link', { name: `Play ${game.title}` }).click();
  const element = page.locator(`iframe[title="${game.title}"]`);
  await expect(element).toHaveAttribute('allow', /keyboard-map/);
  const sound = element.contentFrame().getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('title', 'Sound (,)');
});

test('a press on Play is shown before the frame of the game is created', long, async ({ page }) => {
  await open(page, `/g/details/${testGames.answers}`);
  const play = page.getByRole('link', { name: 'Play Answering test game' });
  const shown = await play.evaluate((link: HTMLElement) => {
    link.click();
    const frames = document.querySelectorAll('iframe:not([hidden])').length;
    return { isMarked: link.matches('[data-pressed]'), frames };
  });
  expect(shown).toEqual({ isMarked: true, frames: 0 });
  await expect(page.locator('iframe:not([hidden])')).toHaveCount(1);
});

test('the frame is sandboxed, on another origin, and only created on Play', async ({ page }) => {
  await open(page, `/g/details/${testGames.answers}`);
  await expect(page.locator('iframe:not([hidden])')).toHaveCount(0);
  await page.getByRole('link', { name: 'Play Answering test game' }).click();
  const frame = page.locator('iframe:not([hidden])');
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*top-navigation)allow-scripts allow-same-origin/);
  await expect(frame).toHaveAttribute('allow', 'fullscreen; autoplay; gamepad; accelerometer; gyroscope');
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.origin).not.toBe(new URL(portal('/')).origin);
});

test(
  'a game that never answers gets a message after 15 seconds, with alternatives',
  long,
  async ({ page }) => {
    await page.clock.install();
    await open(page, `/g/details/${testGames.silent}`);
    await page.getByRole('link', { name: 'Play Silent test game' }).click();
    await expect(page.getByText('Loading Silent test game')).toBeVisible();
    await page.clock.fastForward(14_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(1_500);
    const message = page.getByRole('alert').filter({ hasText: 'This game’s site does not answer' });
    await expect(message).toBeVisible();
    await expect(message.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
      'href',
      /\/silent$/,
    );
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Loading Silent test game')).toBeVisible();
  },
);

test('a game that refuses to be framed leaves “Not working?” visible', long, async ({ page, complaints }) => {
  await open(page, `/g/details/${testGames.refuses}`);
  await page.getByRole('link', { name: /^Play .* test game$/ }).click();
  await page.getByText('Not working?').click();
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report a problem' }).last()).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  expect(complaints.filter((text) => !/X-Frame-Options|frame.*refused/i.test(text))).toEqual([]);
  complaints.length = 0;
});

for (const [name, id] of [
  ['hangs up', testGames.hangsUp],
  ['cannot be reached', testGames.closed],
] as const) {
  test(
    `a game whose site ${name} gets a message instead of the browser’s error`,
    long,
    async ({ page, complaints }) => {
      await open(page, `/g/details/${id}`);
      await page.getByRole('link', { name: /^Play .* test game$/ }).click();
      const message = page.getByRole('alert').filter({ hasText: 'This game’s site does not answer' });
      await expect(message.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(message.getByRole('listitem')).toHaveCount(3);
      await expect(page.locator('iframe[title$="test game"]')).toBeHidden();
      await message.getByRole('button', { name: 'Show it anyway' }).click();
      await expect(page.locator('iframe[title$="test game"]')).toBeVisible();
      // Chromium itself reports the failed request. No other message is allowed.
      expect(complaints.filter((text) => !/Failed to load|ERR_/i.test(text))).toEqual([]);
      complaints.length = 0;
    },
  );
}

test('Play reports a missing connection', long, async ({ page, context, complaints }) => {
  await open(page, `/g/details/${testGames.answers}`);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Play Answering test game' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await expect(page.getByText('The report could not be sent.')).toBeVisible();
  // Chromium itself reports the failed request.
  complaints.length = 0;
});

test(
  'on a phone in landscape Play is in view, and the stage is no taller than the screen',
  long,
  async ({ page }) => {
    for (const [width, height] of [
      [667, 375],
      [844, 390],
      [915, 412],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, `/g/details/${testGames.answers}`);
      const play = page.getByRole('link', { name: 'Play Answering test game' });
      await expect(play).toBeInViewport({ ratio: 1 });
      const stage = await play.evaluate((link) => link.closest('.on-dark')!.getBoundingClientRect().bottom);
      expect(stage).toBeLessThanOrEqual(height);
    }
  },
);

test('a game that needs its own tab opens there and the poster stays', long, async ({ page, context }) => {
  await open(page, `/g/details/${testGames.newTab}`);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Play New tab test game/ }).click();
  await expect((await opened).getByRole('heading', { name: 'The game' })).toBeVisible();
  await expect(page.locator('iframe:not([hidden])')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Play New tab test game/ })).toBeVisible();
  // The page has no frame to enlarge, so it has no button for full screen.
  await expect(page.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
});

test('a game that needs the play page opens there and starts', long, async ({ page }) => {
  await open(page, `/g/details/${testGames.playPage}`);
  await page.getByRole('link', { name: /^Play Whole window test game/ }).click();
  await expect(page).toHaveURL(new RegExp(`/g/game/${testGames.playPage}`));
  await expect(
    page.frameLocator('iframe:not([hidden])').getByRole('heading', { name: 'The game' }),
  ).toBeVisible();
});

test('theatre mode widens the stage, stays for the next game and can be left', long, async ({ page }) => {
  await open(page, `/g/details/${testGames.answers}`);
  const stage = page.getByRole('region', { name: 'Answering test game' });
  const theatre = page.getByRole('button', { name: 'Theatre mode' });
  const before = (await stage.boundingBox())?.width ?? 0;
  await theatre.click();
  await expect(theatre).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('list').first()).toBeVisible();
  expect((await stage.boundingBox())?.width).toBeGreaterThanOrEqual(before);
  for (const [width, height] of [
    [1366, 768],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(theatre).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await stage.getByRole('list').first().getByRole('link').first().click();
  await expect(stage).toBeHidden();
  await expect(theatre).toHaveAttribute('aria-pressed', 'true');
  await theatre.click();
  await expect(theatre).toHaveAttribute('aria-pressed', 'false');
});

test(
  'a phone or tablet without the Fullscreen API fills the screen, and Back closes it',
  long,
  async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await context.addInitScript(() => {
      Object.defineProperty(document, 'fullscreenEnabled', { value: false });
    });
    const page = await context.newPage();
    await page.goto(portal(`/g/details/${testGames.answers}`));
    await hydrated(page);
    await page.getByRole('link', { name: 'Play Answering test game' }).tap();
    const frame = page.locator('iframe:not([hidden])');
    await expect(frame).toBeVisible();
    // The link back has a bar of its own above or beside the game, so that it does not cover the game.
    const back = page.getByRole('link', { name: 'Back to the game’s page' });
    await expect(back).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1180, 820],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(async () => {
          const [game, link] = [await frame.boundingBox(), await back.boundingBox()];
          if (!game || !link) return null;
          const { x, y } = game;
          return { x, width: game.width, end: y + game.height, isCovered: link.y + link.height > y };
        })
        .toEqual({ x: 0, width, end: height, isCovered: false });
    }
    await page.setViewportSize({ width: 844, height: 390 });
    await expect
      .poll(async () => {
        const [game, link] = [await frame.boundingBox(), await back.boundingBox()];
        if (!game || !link) return null;
        const { x, y, width, height } = game;
        return { y, height, end: x + width, isCovered: link.x + link.width > x };
      })
      .toEqual({ y: 0, height: 390, end: 844, isCovered: false });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goBack();
    await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeLessThan(700);
    await page.goForward();
    // The link back leaves the full screen, but does not end the game.
    await frame.evaluate((element) => element.setAttribute('data-kept', ''));
    await back.tap();
    await expect(back).toHaveCount(0);
    await expect(page.locator('iframe[data-kept]')).toBeFocused();
    await page.reload();
    await hydrated(page);
    // The button starts the game and fills the screen, which adds only one step to the history.
    await page.getByRole('button', { name: 'Full screen' }).tap();
    await expect(back).toBeVisible();
    // A reload while the game fills the window adds no step to the history.
    await page.reload();
    await hydrated(page);
    await page.getByRole('link', { name: 'Play Answering test game' }).tap();
    await back.tap();
    await expect(back).toHaveCount(0);
    await context.close();
  },
);

test('the keyboard can leave the frame of a game', long, async ({ page }) => {
  await open(page, `/g/details/${testGames.answers}`);
  await page.getByRole('link', { name: 'Play Answering test game' }).click();
  await expect(page.frameLocator('iframe:not([hidden])').getByRole('heading')).toBeVisible();
  for (let press = 0; press < 4; press++) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
});

test('the play page offers help with a game that does not work', long, async ({ page }) => {
  await open(page, `/g/game/${testGames.answers}#start`);
  await page.getByText('Not working?').click();
  for (const name of ['Try again', 'Report a problem'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
});

test(
  'the keyboard reaches Play before the games beside it, and never a hidden element',
  long,
  async ({ page }) => {
    await open(page, `/g/details/${testGames.answers}`);
    const stage = page.getByRole('region', { name: 'Answering test game' });
    const beside = stage.getByRole('list', { name: 'Related games' }).getByRole('link');
    expect(await beside.count()).toBeGreaterThan(0);
    const play = page.getByRole('link', { name: 'Play Answering test game' });
    const [first, second] = [await beside.first().boundingBox(), await play.boundingBox()];
    expect(first?.x).toBeLessThan(second?.x ?? 0);
    for (;;) {
      await page.keyboard.press('Tab');
      const { name, width, height, isBeside } = await page.evaluate(() => {
        const element = document.activeElement;
        const box = element?.getBoundingClientRect();
        return {
          name: element?.textContent,
          width: box?.width ?? 0,
          height: box?.height ?? 0,
          isBeside: element?.closest('ul[aria-label="Related games"]') !== null,
        };
      });
      expect(isBeside, name ?? '').toBe(false);
      expect(Math.min(width, height), name ?? '').toBeGreaterThan(8);
      if (await play.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])')).toHaveCount(0);
  },
);

test('the play page is no taller than the screen', long, async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, `/g/game/${testGames.answers}`);
    await expect(page.getByRole('dialog', { name: 'Cookies on this site' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  }
});

test('the play page gives the game the whole viewport', long, async ({ page }) => {
  await open(page, `/g/game/${testGames.answers}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Play Answering test game' }).click();
  const box = await page.locator('iframe:not([hidden])').boundingBox();
  expect([box?.width, box?.height]).toEqual([1440, 900]);
  // The link and the help leave the upper corners free, where games show scores.
  const back = page.getByRole('link', { name: 'Back to the game’s page' });
  for (const control of [back, page.getByText('Not working?')]) {
    const { y = 0, width = Infinity } = (await control.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(300);
    expect(width).toBeLessThan(200);
  }
  const link = await back.boundingBox();
  expect(link?.width).toBeLessThanOrEqual(32);
  await back.hover();
  await expect(back.getByText('Back')).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(portal(`/g/details/${testGames.answers}`));
});
