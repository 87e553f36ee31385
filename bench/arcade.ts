import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Demo } from '@portico/arcade/demo';
import { createHand } from '@portico/arcade/hand';
import { serveGame } from '@portico/arcade/serve-game';
import type { Finding } from './finding.ts';

/** Factor by which the visitor's machine is slower than this one. */
const slowDown = 4;
const playedSeconds = 8;
const aim = 8;

/**
 * Measures the script time of a frame (input, update, draw) of each first-party game on a processor four times slower,
 * while its demo plays at 1280 x 720. Needs Chromium.
 */
export async function benchArcade(names: readonly string[]): Promise<Finding[]> {
  console.log('  game                    median    95th percentile');
  const findings: Finding[] = [];
  for (const slug of names) {
    const times = (await frameTimes(slug)).map((time) => time * slowDown).sort((a, b) => a - b);
    const [median, high] = [times[Math.floor(times.length / 2)], times[Math.floor(times.length * 0.95)]];
    console.log(`  ${slug.padEnd(22)}  ${median?.toFixed(1)} ms    ${high?.toFixed(1)} ms`);
    findings.push({ name: slug, value: high ?? NaN, digits: 1, unit: ' ms', aim, isCeiling: true });
  }
  return findings;
}

async function frameTimes(slug: string): Promise<number[]> {
  const { demo } = (await import(`@portico/arcade/demos/${slug}`)) as { demo: Demo };
  const game = await serveGame(slug);
  try {
    const page = await game.browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(game.address);
    await sleep(1000);
    await page.keyboard.press('Enter');
    await page.locator('html[data-state="playing"]').waitFor();
    const stopTracing = await traceFrames(page);
    const end = performance.now() + playedSeconds * 1000;
    const hand = createHand(page, page.mainFrame(), async (seconds) => {
      if (performance.now() > end) throw new Error('enough');
      await sleep(seconds * 1000);
    });
    await demo.play(hand).catch((error: unknown) => {
      if ((error as Error).message !== 'enough') throw error;
    });
    return await stopTracing();
  } finally {
    await game.close();
  }
}

/** A trace event of Chromium with the time of a frame's script. */
interface TraceEvent {
  name: string;
  /** Processor time, microseconds. */
  tdur?: number;
}

/**
 * Starts to measure the processor time of each frame's script. The returned function ends the measurement and returns
 * the times in milliseconds. Compositing, which is slow without a GPU, and other programs do not count.
 */
async function traceFrames(page: Page): Promise<() => Promise<number[]>> {
  const client = await page.context().newCDPSession(page);
  const times: number[] = [];
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, tdur } of value as unknown as TraceEvent[]) {
      if (name === 'FireAnimationFrame' && tdur !== undefined) times.push(tdur / 1000);
    }
  });
  const traceConfig = { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise((resolve) => void client.once('Tracing.tracingComplete', resolve));
    await client.send('Tracing.end');
    await complete;
    return times;
  };
}
