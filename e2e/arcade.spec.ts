import { readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from '@playwright/test';
import type { Demo } from '@portico/arcade/demo';
import { createHand } from '@portico/arcade/hand';
import { expect, long, open, test } from './support/fixtures.ts';

interface Starter {
  data_content: Record<string, { list: { id: number; title: string; game_url_remote: string }[] }>;
}

const starter = JSON.parse(readFileSync('content/starter/site.json', 'utf8')) as Starter;
const ours = (starter.data_content['2']?.list ?? []).flatMap(({ id, title, game_url_remote }) => {
  const slug = /^arcade:\/([^/]+)\//.exec(game_url_remote)?.[1];
  return slug === undefined ? [] : [{ id, title, slug }];
});

// Tests of different games are independent, so the workers share them.
test.describe.configure({ mode: 'parallel' });

/** Milliseconds of play, on the page's own clock, within which the board or the score must change. */
const playTime = 45_000;

/** Milliseconds per frame. In one frame, a game makes up for at most slightly more time than this. */
const frameTime = 80;

/** Sizes of a small frame, of the frame on a phone, and of the frame on a laptop with a screen of 1366 x 768. */
const frames = [
  { width: 320, height: 320 },
  { width: 390, height: 293 },
  { width: 898, height: 505 },
];

/**
 * Returns the elements of a title screen that extend beyond its frame. Returns all elements until the frame has the
 * given size.
 */
const cutOff = (screen: Locator, size: (typeof frames)[number]): Promise<string[]> =>
  screen.evaluate(
    (title, { width, height }) =>
      [...title.querySelectorAll('.logo, .howto-card, button')]
        .filter((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return innerWidth !== width || innerHeight !== height || !isInside;
        })
        .map((part) => part.textContent || part.className),
    size,
  );

/**
 * Expects that a title screen is completely visible in a frame of each size in `frames`. Restores the size of the
 * frame.
 */
async function expectWhole(element: Locator): Promise<void> {
  for (const size of frames) {
    await element.evaluate(
      (frame, { width, height }) =>
        Object.assign(frame.style, { width: `${width}px`, height: `${height}px` }),
      size,
    );
    await expect.poll(() => cutOff(element.contentFrame().locator('.title'), size)).toEqual([]);
  }
  await element.evaluate((frame) => Object.assign(frame.style, { width: '', height: '' }));
}

/**
 * Waits until a game has loaded. The frame and the note that the game is loading appear together, so both are checked.
 */
async function frameLoaded(page: Page, title: string): Promise<void> {
  await expect(page.locator(`iframe[title="${title}"]`)).toBeVisible();
  await expect(page.getByText(`Loading ${title}`)).toHaveCount(0);
}

for (const { id, title, slug } of ours) {
  test(`${title} plays in a phone’s frame and in a wide one`, long, async ({ page }) => {
    test.slow();
    const { demo } = (await import(`@portico/arcade/demos/${slug}`)) as { demo: Demo };
    const origins = new Set<string>();
    const loaded: Promise<number>[] = [];
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    page.on('response', (response) => {
      const isOfGame = response.frame() !== page.mainFrame() && response.ok();
      if (isOfGame) loaded.push(response.body().then(({ length }) => length));
    });
    await page.clock.install();
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, `/g/details/${id}`);
    await page.getByRole('link', { name: `Play ${title}` }).click();
    const element = page.locator(`iframe[title="${title}"]`);
    const within = element.contentFrame();
    const inState = (state: string) => expect(within.locator(`html[data-state="${state}"]`)).toBeVisible();
    await frameLoaded(page, title);
    // Most games start immediately. Some first ask how many people play.
    await expect(within.locator('html:is([data-state="playing"], [data-state="title"])')).toBeVisible();
    if ((await within.locator('html').getAttribute('data-state')) === 'playing') {
      await page.keyboard.press('p');
      await within.getByRole('button', { name: 'Title' }).click();
    }
    await inState('title');
    await expectWhole(element);
    // From here on the clocks of the page and the game are advanced by the test.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const passFrame = (milliseconds: number) => page.clock.fastForward(milliseconds);
    // The title screen ignores keys at first, so that a late key press does not skip it.
    await expect(async () => {
      await passFrame(400);
      await page.keyboard.press('Enter');
      await expect(within.locator('html[data-state="playing"]')).toBeVisible({ timeout: 500 });
    }).toPass();

    const frame = await (await element.elementHandle())?.contentFrame();
    if (!frame) throw new Error('There is no frame.');
    const play = async (isEnough: () => Promise<boolean>) => {
      let [played, checkedAt] = [0, 0];
      const hand = createHand(page, frame, async (seconds) => {
        const end = played + seconds * 1000;
        do {
          await passFrame(frameTime);
          played += frameTime;
        } while (played + frameTime <= end);
        if (played - checkedAt < 500) return;
        checkedAt = played;
        if (played > playTime || (await isEnough())) throw new Error('enough');
      });
      await demo.play(hand).catch((error: unknown) => {
        if ((error as Error).message !== 'enough') throw error;
      });
      expect(await isEnough()).toBe(true);
    };
    const board = async () => ({
      score: await within.locator('html').getAttribute('data-score'),
      seen: JSON.stringify(await createHand(page, frame, async () => {}).look()),
    });
    const hasChanged = async (from: Awaited<ReturnType<typeof board>>) => {
      const { score, seen } = await board();
      return score !== from.score || seen !== from.seen;
    };
    const begin = await board();
    await play(() => hasChanged(begin));
    await page.keyboard.press('p');
    await inState('paused');

    await page.setViewportSize({ width: 1280, height: 720 });
    await page.keyboard.press('p');
    await inState('playing');
    const wide = await board();
    await play(() => hasChanged(wide));
    // A score becomes the best score only when its round has ended.
    await expect(page.getByText('Your best score:')).toHaveCount(0);
    expect([...origins].every((origin) => /^http:\/\/localhost:\d+$/.test(origin))).toBe(true);
    expect(origins.size).toBe(2);
    const bytes = (await Promise.all(loaded)).reduce((sum, length) => sum + length, 0);
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThan(300_000);
  });
}

/** Games whose rounds take minutes. They store a round that is not over. */
const keepers = ours.filter(({ slug }) =>
  ['foxglove-solitaire', 'picture-fields', 'teahouse-tiles'].includes(slug),
);

for (const { id, title, slug } of keepers) {
  test(`a round of ${title} continues after the page was left`, long, async ({ page }) => {
    test.slow();
    const { demo } = (await import(`@portico/arcade/demos/${slug}`)) as { demo: Demo };
    const element = page.locator(`iframe[title="${title}"]`);
    const within = element.contentFrame();
    const inState = (state: string) => expect(within.locator(`html[data-state="${state}"]`)).toBeVisible();
    const kept = () => within.locator('html').evaluate((_, key) => localStorage.getItem(key), storageKey);
    const storageKey = `arcade:${slug}:round`;
    const begin = async () => {
      await open(page, `/g/details/${id}`);
      await page.getByRole('link', { name: `Play ${title}` }).click();
      await frameLoaded(page, title);
      const frame = await (await element.elementHandle())?.contentFrame();
      if (!frame) throw new Error('There is no frame.');
      return frame;
    };
    const seen = async (frame: Frame) => ({
      score: await within.locator('html').getAttribute('data-score'),
      board: await createHand(page, frame, async () => {}).look(),
    });

    await page.clock.install();
    const first = await begin();
    await inState('playing');
    const stored = new Set<string>();
    const hand = createHand(page, first, async (seconds) => {
      for (let left = seconds * 1000; left > 0; left -= frameTime) await page.clock.fastForward(frameTime);
      const round = await kept();
      if (round !== null && round !== 'null') stored.add(round);
      if (stored.size >= 2) throw new Error('enough');
    });
    await demo.play(hand).catch((error: unknown) => {
      if ((error as Error).message !== 'enough') throw error;
    });
    await page.mouse.up();
    const before = await seen(first);

    // The title screen asks whether to resume the round, although Play was pressed on the page.
    const second = await begin();
    await inState('title');
    await expectWhole(element);
    await within.getByRole('button', { name: 'Resume' }).click();
    await inState('playing');
    expect(await seen(second)).toEqual(before);

    // The game also asks before another round replaces this one.
    await page.keyboard.press('p');
    await within.getByRole('button', { name: 'Levels' }).click();
    await within.getByRole('button', { name: /^Level 1,/ }).click();
    await expect(within.getByRole('button', { name: 'New round' })).toBeVisible();
    await within.getByRole('button', { name: 'Resume' }).click();
    await inState('playing');
    expect(await seen(second)).toEqual(before);

    await page.keyboard.press('p');
    await within.getByRole('button', { name: 'Restart' }).click();
    await inState('playing');
    await begin();
    await inState('playing');

    // A stored round that the rules do not allow is dropped.
    await within
      .locator('html')
      .evaluate(
        (_, key) => localStorage.setItem(key, '{"mode":"levels","level":1,"play":{"moves":[]}}'),
        storageKey,
      );
    await begin();
    await inState('playing');
  });
}
