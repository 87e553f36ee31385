/**
 * Records the previews of the first-party games. It plays each game's demo in Chromium, frame by frame on the page's
 * own clock, so that the result does not depend on the speed of the machine.
 *
 *   npm run previews [-- slug ...]
 *
 * Writes `public/previews/<slug>.webm` and, for browsers without webm, an animated `<slug>.webp`. Without a slug it
 * records all games. Needs Chromium (`CHROMIUM_PATH`).
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type * as Mediabunny from 'mediabunny';
import sharp from 'sharp';
import type { Demo } from '../kit/demo.ts';
import { gameSlugs } from '../games.ts';
import { createHand } from './hand.ts';
import { serveGame } from './serve-game.ts';

/** The portal serves the previews, so they are in its folder of public files. */
const folder = path.join(import.meta.dirname, '../../public/previews');

/** Seconds of the preview. Each format has its frames per second and its width in pixels. */
const seconds = 8;
const video = { rate: 24, size: 320 };
const animation = { rate: 6, size: 200, seconds: 6 };
/**
 * Width in pixels at which the game is drawn. It is larger than the preview, so that the game's parts have the
 * proportions of a screen.
 */
const stageSize = 480;
/** Largest size of either file in bytes. */
const most = 350_000;
const startTime = new Date('2026-06-01T12:00:00Z');

/** Mediabunny as a single script that the page can run. */
const mediabunny = path.join(
  path.dirname(createRequire(import.meta.url).resolve('mediabunny')),
  'mediabunny.min.cjs',
);

/** Plays the demo and returns the frames as PNG files, `video.rate` a second. */
async function playFrames(page: Page, address: string, demo: Demo): Promise<Buffer[]> {
  await page.addInitScript(() => {
    let state = 1;
    Math.random = () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state / 2 ** 32;
    };
  });
  await page.clock.install({ time: startTime });
  await page.goto(address);
  await page.clock.pauseAt(new Date(startTime.getTime() + 60_000));
  const pass = async (time: number): Promise<void> => page.clock.runFor(Math.round(time * 1000));
  await pass(1);
  await page.keyboard.press('Enter');
  await pass(0.1);
  await page.locator('html[data-state="playing"]').waitFor();

  const frames: Buffer[] = [];
  let played = 0;
  let due = 0;
  const isOver = (): boolean => frames.length >= seconds * video.rate;
  const hand = createHand(page, page.mainFrame(), async (time) => {
    due += time;
    while (played + 1 / video.rate <= due) {
      if (isOver()) throw new Error('over');
      await pass(1 / video.rate);
      played += 1 / video.rate;
      if (played >= demo.from) frames.push(await capture(page));
    }
  });
  await demo.play(hand).catch((error: unknown) => {
    if (!isOver()) throw error;
  });
  if (!isOver()) throw new Error(`The demo ended after ${played.toFixed(1)} s.`);
  return frames;
}

async function capture(page: Page): Promise<Buffer> {
  const address = await page.locator('canvas.stage').evaluate((canvas) => {
    return (canvas as HTMLCanvasElement).toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Encodes frames as VP9 in webm, using the encoder of the browser. */
async function encodeVideo(page: Page, frames: readonly Buffer[], bitrate: number): Promise<Buffer> {
  const pictures = await Promise.all(
    frames.map(async (frame) => (await sharp(frame).resize(video.size).png().toBuffer()).toString('base64')),
  );
  const encoded = await page.evaluate(
    async ({ images, size, rate, bits }) => {
      const { Output, WebMOutputFormat, BufferTarget, CanvasSource } = (
        globalThis as unknown as { Mediabunny: typeof Mediabunny }
      ).Mediabunny;
      const canvas = new OffscreenCanvas(size, size);
      const context = canvas.getContext('2d');
      const source = new CanvasSource(canvas, {
        codec: 'vp9',
        bitrate: bits,
        keyFrameInterval: 20,
        latencyMode: 'quality',
      });
      const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
      output.addVideoTrack(source, { frameRate: rate });
      await output.start();
      for (const [index, image] of images.entries()) {
        const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
        context?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
        await source.add(index / rate, 1 / rate);
      }
      await output.finalize();
      const bytes = new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    { images: pictures, size: video.size, rate: video.rate, bits: bitrate },
  );
  return Buffer.from(encoded, 'base64');
}

/** Encodes every fourth frame as an animated webp. */
async function encodeAnimation(frames: readonly Buffer[], quality: number): Promise<Buffer> {
  const step = video.rate / animation.rate;
  const chosen = frames.filter((_, index) => index % step === 0).slice(0, animation.seconds * animation.rate);
  const small = await Promise.all(
    chosen.map(async (frame) => sharp(frame).resize(animation.size).png().toBuffer()),
  );
  return sharp(small, { join: { animated: true } })
    .webp({ quality, effort: 6, delay: Math.round(1000 / animation.rate), loop: 0 })
    .toBuffer();
}

/** Encodes with decreasing quality until the result is small enough. */
async function fit(
  encode: (quality: number) => Promise<Buffer>,
  qualities: readonly number[],
): Promise<Buffer> {
  for (const quality of qualities) {
    const bytes = await encode(quality);
    if (bytes.length < most) return bytes;
  }
  throw new Error(`No quality gives less than ${most} bytes.`);
}

async function record(browser: Browser, slug: string, address: string): Promise<void> {
  const { demo } = (await import(`../${slug}/demo.ts`)) as { demo: Demo };
  const context = await browser.newContext({
    viewport: { width: stageSize, height: stageSize },
    bypassCSP: true,
  });
  const frames = await playFrames(await context.newPage(), address, demo);
  await context.close();
  // The encoders need a page with a secure origin and a running clock, so a new page is opened.
  const encoder = await browser.newPage({ bypassCSP: true });
  await encoder.goto(address);
  await encoder.addScriptTag({ path: mediabunny });
  const webm = await fit((bitrate) => encodeVideo(encoder, frames, bitrate), [170_000, 130_000, 90_000]);
  const webp = await fit((quality) => encodeAnimation(frames, quality), [30, 20, 10]);
  await encoder.close();
  await writeFile(path.join(folder, `${slug}.webm`), webm);
  await writeFile(path.join(folder, `${slug}.webp`), webp);
  const kilobytes = (bytes: Buffer): string => `${(bytes.length / 1000).toFixed(0)} kB`;
  process.stdout.write(`${slug}: webm ${kilobytes(webm)}, webp ${kilobytes(webp)}\n`);
}

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const slug of wanted.length > 0 ? wanted : gameSlugs) {
  const game = await serveGame(slug);
  try {
    await record(game.browser, slug, game.address);
  } finally {
    await game.close();
  }
}
