import { expect, long, open, test } from './support/fixtures.ts';
import { someGame } from './support/starter-items.ts';

test('a first-party game plays its preview under the pointer, and only there', long, async ({ page }) => {
  const game = someGame();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/previews/')) asked.push(new URL(request.url()).pathname);
  });
  await open(page, '/');
  const tile = page.getByRole('main').getByRole('link', { name: game.title }).first();
  const preview = page.locator('.tile-preview');
  await tile.hover();
  await expect(preview).toHaveCount(1);
  expect(
    await preview.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.paused]),
  ).toEqual([true, true, false]);
  expect(asked).toEqual([`/previews/${game.folder}.webm`]);
  const [cover, moving] = [await tile.locator('img').boundingBox(), await preview.boundingBox()];
  expect(Math.abs((cover?.width ?? 0) - (moving?.width ?? 1))).toBeLessThan(1);
  await page.mouse.move(1, 1);
  await expect(preview).toHaveCount(0);
  await tile.focus();
  await expect(preview).toHaveCount(1);
});

test('visitors who prefer reduced motion get no preview', long, async ({ page }) => {
  const { title, folder } = someGame();
  await page.clock.install();
  await open(page, '/');
  const tile = page.getByRole('main').getByRole('link', { name: title }).first();
  const preview = page.locator('.tile-preview');
  await tile.hover();
  await expect(preview).toHaveCount(1);
  await page.mouse.move(1, 1);
  await expect(preview).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tile.hover();
  await page.clock.runFor(1_000);
  // A preview would begin to play earlier than a video that is created now, so the check below is not too early.
  await page.evaluate(async (src) => {
    const video = Object.assign(document.createElement('video'), { src, muted: true });
    await video.play();
  }, `/previews/${folder}.webm`);
  await expect(preview).toHaveCount(0);
});

test(
  'a video on another host is only requested when the pointer rests on its tile',
  long,
  async ({ page }) => {
    const video = 'https://videos.example/lantern.webm';
    const asked: string[] = [];
    await page.route('https://videos.example/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ path: `public/previews/${someGame().folder}.webm`, contentType: 'video/webm' });
    });
    await open(page, '/g/cate/type/');
    const tile = page.getByRole('main').locator('.tile > a').first();
    await tile.evaluate((link, address) => (link.dataset.preview = address), video);
    expect(asked).toEqual([]);
    await tile.hover();
    await expect(page.locator('.tile-preview')).toHaveCount(1);
    expect(new Set(asked)).toEqual(new Set([video]));
    await page.mouse.move(1, 1);
    await expect(page.locator('.tile-preview')).toHaveCount(0);
  },
);
