/**
 * Plays the demo of a first-party game in real time and takes screenshots.
 *
 *   node arcade/scripts/play-demo.ts <slug> [--size 960x600] [--seconds 12] [--every 2] [--out folder]
 *
 * Prints state and score at each screenshot, and the messages of the console. Fails if there were any messages.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Demo } from '../kit/demo.ts';
import { createHand } from './hand.ts';
import { serveGame } from './serve-game.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '960x600' },
    seconds: { type: 'string', default: '12' },
    every: { type: 'string', default: '2' },
    out: { type: 'string', default: 'build/demo' },
  },
});
const [slug] = positionals;
if (!slug) throw new Error('Which game? node arcade/scripts/play-demo.ts <slug>');
const [width = 960, height = 600] = flags.size.split('x').map(Number);
const { demo } = (await import(`../${slug}/demo.ts`)) as { demo: Demo };
await mkdir(flags.out, { recursive: true });

const game = await serveGame(slug);
const page = await game.browser.newPage({ viewport: { width, height } });
const complaints: string[] = [];
page.on('console', (message) => {
  if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
});
page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
await page.goto(game.address);
const picture = async (name: string): Promise<void> => {
  const file = path.join(flags.out, `${slug}-${width}-${name}.png`);
  await page.screenshot({ path: file });
  const { state, score } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  process.stdout.write(`${file}  ${state}, score ${score}\n`);
};
await page.waitForTimeout(1200);
await picture('title');
await page.keyboard.press('Enter');
await page.waitForSelector('html[data-state="playing"]');

let isOver = false;
const hand = createHand(page, page.mainFrame(), async (seconds) => {
  if (isOver) throw new Error('over');
  await sleep(seconds * 1000);
});
const playing = demo.play(hand).then(
  () => complaints.push('The demo ended before its time.'),
  (error: unknown) => {
    if (!isOver) complaints.push(String(error));
  },
);
const count = Math.floor(Number(flags.seconds) / Number(flags.every));
for (let index = 1; index <= count && complaints.length === 0; index += 1) {
  await sleep(Number(flags.every) * 1000);
  await picture(String(index));
}
isOver = true;
await Promise.race([playing, sleep(3000)]);
await game.close();
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exitCode = complaints.length > 0 ? 1 : 0;
