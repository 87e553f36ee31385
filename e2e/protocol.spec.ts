import type { Frame, Page } from '@playwright/test';
import { expect, long, open, test } from './support/fixtures.ts';
import { testGames } from './support/test-games.ts';
import { someGame } from './support/starter-items.ts';

interface TalkingWindow {
  heard: Record<string, unknown>[];
  say(message: object): void;
}

const talking = 'Talking test game';

/** Opens the game that implements the protocol and waits until it receives messages of the portal. */
async function openTalking(page: Page): Promise<Frame> {
  await open(page, `/g/details/${testGames.talks}`);
  await page.getByRole('link', { name: `Play ${talking}` }).click();
  const element = await page.locator(`iframe[title="${talking}"]`).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  await expect(frame.getByRole('heading')).toBeVisible();
  await expect(async () => {
    await say(frame, { type: 'hello', versions: [1] });
    await expect.poll(async () => (await heard(frame)).length, { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
  return frame;
}

async function say(frame: Frame, message: object): Promise<void> {
  await frame.evaluate((sent) => (window as unknown as TalkingWindow).say(sent), message);
}

async function heard(frame: Frame): Promise<Record<string, unknown>[]> {
  return frame.evaluate(() => (window as unknown as TalkingWindow).heard);
}

test('a talking game has a real loading bar, a sound switch and a best score that is kept', async ({
  page,
}) => {
  const frame = await openTalking(page);
  const bar = page.getByRole('progressbar', { name: `Loading ${talking}` });
  await expect(bar).toHaveAttribute('value', '0');
  await say(frame, { type: 'progress', value: 0.6 });
  await expect(bar).toHaveAttribute('value', '0.6');
  // A visitor who is typing when the game becomes ready keeps the focus.
  const field = page.locator('input[name="kw"]');
  await field.focus();
  await say(frame, { type: 'ready' });
  await expect(bar).toHaveCount(0);
  await expect(field).toBeFocused();

  await expect(page.getByRole('button', { name: 'Sound' })).toHaveCount(0);
  await say(frame, { type: 'muted', muted: true });
  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  const element = page.locator(`iframe[title="${talking}"]`);
  await element.focus();
  await sound.click();
  await expect(element, 'A press of a button beside a game leaves the keyboard to the game.').toBeFocused();
  await expect
    .poll(() => heard(frame))
    .toContainEqual(expect.objectContaining({ type: 'mute', muted: false }));
  const share = page.locator('details', { hasText: 'Copy link' });
  await page.getByText('Share', { exact: true }).click();
  await expect(share).toHaveAttribute('open');
  await sound.click();
  await expect(share, 'A press of another button closes the share menu.').not.toHaveAttribute('open');
  await say(frame, { type: 'muted', muted: false });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');

  await say(frame, { type: 'score', value: 1200 });
  await say(frame, { type: 'score', value: 300 });
  await expect(page.getByText('Your best score: 1,200')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your best score: 1,200')).toBeVisible();
  const again = await openTalking(page);
  expect(await heard(again)).toContainEqual(
    expect.objectContaining({ type: 'welcome', best: 1200, start: true }),
  );
});

test(
  'after a round, the game is accompanied by buttons for another round and the next game',
  long,
  async ({ page }) => {
    const frame = await openTalking(page);
    await say(frame, { type: 'ready' });
    const element = page.locator('iframe:not([hidden])');
    const whole = await element.boundingBox();
    await say(frame, { type: 'score', value: 1200 });
    await say(frame, { type: 'over' });
    const again = page.getByRole('button', { name: 'Again' });
    const next = page.getByRole('link', { name: /^Next game/ });
    await expect(next).toBeVisible();
    await expect(page.getByText('Score 1,200')).toBeVisible();
    const [rest, button] = [await element.boundingBox(), await again.boundingBox()];
    expect(rest!.y + rest!.height).toBeLessThanOrEqual(button!.y);
    expect(rest!.height).toBeLessThan(whole!.height);

    await again.click();
    await expect.poll(() => heard(frame)).toContainEqual(expect.objectContaining({ type: 'restart' }));
    await say(frame, { type: 'start' });
    await expect(again).toHaveCount(0);
    expect(await element.boundingBox()).toEqual(whole);

    const changes = await page.evaluateHandle(() => {
      const seen: boolean[] = [];
      addEventListener('fullscreenchange', () => seen.push(document.fullscreenElement !== null), true);
      return seen;
    });
    await page.getByRole('button', { name: 'Full screen' }).press('Enter');
    await expect(page.locator(':fullscreen iframe')).toBeFocused();
    await say(frame, { type: 'over' });
    const { pathname } = new URL(await next.evaluate((link: HTMLAnchorElement) => link.href));
    await next.click();
    await expect(page).toHaveURL((url) => url.pathname === pathname);
    await expect(page.locator('iframe:not([hidden])')).toBeVisible();
    // Full screen ends before the next game enters it. Otherwise, the removal of the old stage would end the full
    // screen of the next game, too.
    await expect.poll(() => changes.jsonValue()).toEqual([true, false, true]);
    await expect(page.locator(':fullscreen iframe:not([hidden])')).toBeVisible();
  },
);

test('a game is paused behind a dialog and out of view, and continues afterwards', long, async ({ page }) => {
  const frame = await openTalking(page);
  await say(frame, { type: 'ready' });
  const types = async () => (await heard(frame)).map(({ type }) => type);
  await page.getByRole('button', { name: 'Report a problem' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(types).toEqual(['welcome', 'pause', 'resume']);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(types).toEqual(['welcome', 'pause', 'resume', 'pause']);
  await page.locator('iframe:not([hidden])').scrollIntoViewIfNeeded();
  await expect.poll(types).toEqual(['welcome', 'pause', 'resume', 'pause', 'resume']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'a game is paused when its full screen is left, and continues in full screen',
    long,
    async ({ page }) => {
      const frame = await openTalking(page);
      await say(frame, { type: 'ready' });
      const types = async () =>
        (await heard(frame)).map(({ type }) => type).filter((type) => type !== 'welcome');
      const back = page.getByRole('link', { name: 'Back to the game’s page' });
      await back.tap();
      await expect(back).toHaveCount(0);
      await expect.poll(types).toEqual(['pause']);
      await page.getByRole('button', { name: 'Full screen' }).tap();
      await expect(back).toBeVisible();
      await expect.poll(types).toEqual(['pause', 'resume']);
    },
  );

  test('without the Fullscreen API, Back and the link back pause a game once', long, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'fullscreenEnabled', { value: false });
    });
    const frame = await openTalking(page);
    await say(frame, { type: 'ready' });
    const types = async () =>
      (await heard(frame)).map(({ type }) => type).filter((type) => type !== 'welcome');
    const back = page.getByRole('link', { name: 'Back to the game’s page' });
    await expect(back).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => void (request.isNavigationRequest() || requests.push(request.url())));
    await page.goBack();
    await expect.poll(types).toEqual(['pause']);
    expect(requests.filter((url) => new URL(url).pathname.endsWith('.data'))).toEqual([]);
    // The connection to the game is kept.
    await say(frame, { type: 'score', value: 700 });
    await say(frame, { type: 'over' });
    await expect(page.getByText('Score 700')).toBeVisible();
    await page.getByRole('button', { name: 'Full screen' }).tap();
    await back.tap();
    await expect(back).toHaveCount(0);
    await expect.poll(types).toEqual(['pause', 'resume', 'pause']);
  });
});

test(
  'a game that is silent after its hello gets the message of a game that does not answer',
  long,
  async ({ page }) => {
    await page.clock.install();
    const frame = await openTalking(page);
    await page.clock.fastForward(10_000);
    await say(frame, { type: 'progress', value: 0.2 });
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '0.2');
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(6000);
    await expect(
      page.getByRole('alert').filter({ hasText: 'This game’s site does not answer' }),
    ).toBeVisible();
  },
);

test(
  'other messages are ignored: from the page itself, another window, or with another version',
  long,
  async ({ page }) => {
    const frame = await openTalking(page);
    await page.evaluate(() => {
      const message = { protocol: 'portal-game', version: 1, type: 'score', value: 1 };
      window.postMessage(message, '*');
      const other = document.createElement('iframe');
      document.body.append(other);
      window.dispatchEvent(
        new MessageEvent('message', {
          data: message,
          source: other.contentWindow,
          origin: 'http://localhost',
        }),
      );
    });
    await say(frame, { version: 2, type: 'score', value: 2 });
    await say(frame, { type: 'score', value: '3' });
    await say(frame, { type: 'score', value: 4 });
    await expect(page.getByText('Your best score: 4')).toBeVisible();
  },
);

test('the test page reports on a first-party game', long, async ({ page, request }) => {
  const { title } = someGame();
  await open(page, '/');
  const home = new URL(page.url());
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('link', { name: `Play ${title}` }).click();
  const game = await page.locator('iframe:not([hidden])').getAttribute('src');
  if (!game) throw new Error('The game has no address.');
  expect(new URL(game).origin).not.toBe(home.origin);
  const tester = new URL(`/protocol/?game=${encodeURIComponent(game)}`, game).href;
  expect((await request.get(tester)).ok()).toBe(true);

  await page.goto(tester);
  const check = (label: string) => page.getByRole('listitem').filter({ hasText: label });
  await expect(check('Says hello')).toContainText('passed');
  await expect(check('Tells when it is ready')).toContainText('passed');
  const frame = page.frameLocator('iframe:not([hidden])');
  await expect(frame.locator('html[data-state="playing"]')).toBeVisible();
  for (const [name, label] of [
    ['Pause', 'Pauses when asked'],
    ['Go on', 'Goes on when asked'],
    ['Sound on', 'Sounds when asked'],
    ['Sound off', 'Falls silent when asked'],
    ['Again', 'Begins again when asked'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(check(label)).toContainText('passed');
  }
  await expect(page.getByRole('status')).toHaveText('12 passed, 0 failed, 0 waiting');
});
