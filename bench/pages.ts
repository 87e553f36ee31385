import {
  chromium,
  type Browser,
  type BrowserContext,
  type Frame,
  type Locator,
  type Page,
} from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { pino } from 'pino';
import { canvasVariable } from '#app/pages/canvas/canvas-position.ts';
import { maxBlocksPerLayout } from '#app/domain/layout.ts';
import { openStore } from '#app/store/open.server.ts';
import { decodeTurboStream } from '#test/support/decode-turbo-stream.ts';
import { findObject } from '#test/support/find-object.ts';
import { freePort } from '#test/support/free-port.ts';
import { fillStore } from './fill-store.ts';
import { findingOf, type Finding } from './finding.ts';
import { withPortal } from './processes.ts';
import { median, quantile } from './statistics.ts';
import { signInOwner, type StudioOperator } from './studio-operator.ts';
import { printColumns } from './table.ts';

const size = 100_000;
/**
 * Number of measured changes with each control, after `warmUp` changes that are not measured. The value of a setting
 * alternates between two, and the number of all changes is even, so each control leaves the block as it was. Otherwise,
 * the block could end up visible on phones only, where it has no outline in a wide window, and changes to it would be
 * too fast.
 */
const changes = 16;
const warmUp = 2;
/** Milliseconds to wait before and after each change, until typed text, loaded data and layout have settled. */
const rest = 500;
/** Milliseconds after which a change counts as lost. */
const patience = 10_000;
/** CSS pixels by which the page in the canvas is scrolled. */
const scrolled = 300;

const screen = '/pages/g/home';
/** The block whose settings are changed, and its position in the layout. */
const measured = {
  at: 6,
  block: {
    module: 'row',
    config: { title: 'Measured row', category_index: 0, item_count: 12, theme_color: '#2D6BD9' },
  },
};

/** A kind of field, and how the keyboard changes a setting with it. The setting alternates between two values. */
interface Control {
  name: string;
  /** Name of the setting in a layout. */
  setting: string;
  /** Whether the field is reached with a click. Otherwise it is reached with the Tab key. */
  isClicked?: boolean;
  /** Prepares a change after the field has been reached. */
  prepare?: (input: Locator, isEven: boolean) => Promise<void>;
  /** Returns the key that completes the change. */
  key: (isEven: boolean) => string;
}

const controls: readonly Control[] = [
  {
    name: 'text',
    setting: 'title',
    prepare: (input, isEven) => input.fill(isEven ? 'Fresh from the workshop' : 'New this week'),
    key: () => 'Tab',
  },
  {
    name: 'number',
    setting: 'item_count',
    // The first key after a click makes React Aria render the whole list of blocks. The measurement includes that work.
    isClicked: true,
    key: (isEven) => (isEven ? 'ArrowUp' : 'ArrowDown'),
  },
  { name: 'switch', setting: 'show_category', key: () => 'Space' },
  {
    name: 'choice',
    setting: 'show_on',
    key: (isEven) => (isEven ? 'ArrowRight' : 'ArrowLeft'),
  },
  {
    name: 'colour',
    setting: 'theme_color',
    prepare: (input, isEven) => input.fill(isEven ? '#D92D4B' : '#2D6BD9'),
    key: () => 'Tab',
  },
  {
    name: 'category',
    setting: 'category_index',
    async prepare(input, isEven) {
      await input.press('ArrowDown');
      await input.press(isEven ? 'ArrowDown' : 'ArrowUp');
    },
    key: () => 'Enter',
  },
];

/**
 * Measures how long an operator with a slow computer waits for a changed setting: from the key that completes the
 * change to the frame in which the page in the canvas shows it. The catalogue has 100,000 games; the home page has the
 * blocks of its built-in layout, then as many as a page can have. The browser is `slowDown` times slower than this
 * machine. Needs Chromium (`CHROMIUM_PATH`).
 */
export async function benchPages(dataDir: string, slowDown: number): Promise<Finding[]> {
  await fillStore(dataDir, size);
  const studioPort = await freePort();
  return withPortal(
    dataDir,
    undefined,
    async () => {
      const log = pino({ level: 'warn' });
      const store = await openStore({ dataDir, role: 'cli', log, clock: { now: Date.now } });
      const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-background-networking'],
      });
      try {
        await yieldToOthers(browser);
        const operator = await signInOwner(store, studioPort);
        const origin = `http://localhost:${studioPort}`;
        // A store given with `--data` may contain the layout of an earlier run.
        await operator.act(`${screen}/edit`, { intent: 'reset' });
        const builtIn = await insertBlock(operator, measured.at, measured.block);
        const findings = await measureLayout(browser, origin, operator, { blocks: builtIn, slowDown });
        for (let count = builtIn; count < maxBlocksPerLayout; count += 1) {
          const config = { title: `Row ${count}`, category_index: count % 14 };
          await insertBlock(operator, measured.at + 1, { module: 'row', config });
        }
        const full = { blocks: maxBlocksPerLayout, slowDown };
        return [...findings, ...(await measureLayout(browser, origin, operator, full))];
      } finally {
        await browser.close();
        await store.close();
      }
    },
    { env: { STUDIO_PORT: String(studioPort), TRUST_PROXY: '1' } },
  );
}

/** Inserts a block into the layout. Returns the number of blocks that the layout then has. */
async function insertBlock(operator: StudioOperator, at: number, block: object): Promise<number> {
  const count = await countBlocks(operator);
  await operator.act(`${screen}/edit`, {
    intent: 'insert',
    at: String(at),
    count: String(count),
    module: '',
    block: JSON.stringify(block),
  });
  if ((await countBlocks(operator)) !== count + 1) throw new Error(`The block ${at} was not inserted.`);
  return count + 1;
}

async function countBlocks(operator: StudioOperator): Promise<number> {
  const { text } = await operator.get(`${screen}.data`);
  const { blocks } = findObject(decodeTurboStream(text), (one) => 'maxBlocks' in one) ?? {};
  if (!Array.isArray(blocks)) throw new Error('The data of the layout editor has no blocks.');
  return blocks.length;
}

async function measureLayout(
  browser: Browser,
  origin: string,
  { cookie }: StudioOperator,
  { blocks, slowDown }: { blocks: number; slowDown: number },
): Promise<Finding[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ ...cookie, url: origin }]);
  const page = await context.newPage();
  await page.goto(origin + screen);
  const frame = await openCanvas(page);
  const list = page.getByRole('complementary', { name: 'Blocks of the page' });
  await selectRow(list.getByRole('row').nth(measured.at));
  await frame.locator('portico-canvas .outline:not(.hover)').waitFor();
  await slow(context, page, slowDown);
  await slow(context, frame, slowDown);

  const all: number[] = [];
  let lost = 0;
  const widths = [14, 8, 8, 8];
  printColumns(widths, [`${blocks} blocks, ms`, 'p50', 'p95', 'longest']);
  for (const control of controls) {
    const times: number[] = [];
    for (let round = -warmUp; round < changes; round += 1) {
      await frame.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
      const time = await measureChange(page, frame, control, round % 2 === 0);
      if (round >= 0) times.push(time);
      if ((await frame.evaluate(() => scrollY)) !== scrolled) lost += 1;
    }
    all.push(...times);
    printTimes(widths, control.name, times);
  }
  printTimes(widths, 'all', all);
  const isKept = await frame.evaluate(() => 'isKept' in window);
  await context.close();
  return [
    {
      ...findingOf(all, {
        name: `changed setting, ${blocks} blocks, p95`,
        digits: 0,
        unit: ' ms',
        aim: 300,
        isCeiling: true,
      }),
      value: quantile(all, 0.95),
    },
    { name: `reloads, ${blocks} blocks`, value: isKept ? 0 : 1, digits: 0, aim: 0, isCeiling: true },
    { name: `lost scroll positions, ${blocks} blocks`, value: lost, digits: 0, aim: 0, isCeiling: true },
  ];
}

/**
 * Gives all other processes precedence over the browser. A slowed process occupies its core even while it waits. In
 * practice, the browser runs on another computer, so it takes no time from the server.
 */
async function yieldToOthers(browser: Browser): Promise<void> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  for (const { id } of processInfo) {
    setPriority(id, constants.priority.PRIORITY_LOW);
    // Linux compares the priorities of processes only within a session, so the browser's own session needs a low
    // priority, too.
    await writeFile(`/proc/${id}/autogroup`, String(constants.priority.PRIORITY_LOW)).catch(() => undefined);
  }
}

/** Slows the process of a document down. */
async function slow(context: BrowserContext, target: Frame | Page, rate: number): Promise<void> {
  // Throws if the frame shares the process of the screen, which has already been slowed down.
  const cdp = await context.newCDPSession(target);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Selects a row of the list. A click before the Studio is hydrated does nothing, so it is repeated. */
async function selectRow(row: Locator): Promise<void> {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    await row.click();
    await row.page().waitForTimeout(rest);
    if ((await row.getAttribute('aria-selected')) === 'true') return;
  }
  throw new Error('The block cannot be selected.');
}

function printTimes(widths: readonly number[], name: string, times: readonly number[]): void {
  const cells = [median(times), quantile(times, 0.95), Math.max(...times)];
  printColumns(widths, [name, ...cells.map((cell) => cell.toFixed(0))]);
}

/** Waits for the page in the canvas, and leaves a mark in it that a reload would remove. */
async function openCanvas(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').first().elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no canvas.');
  await frame.locator('portico-canvas').waitFor({ state: 'attached' });
  await page.getByText('The page is loading').waitFor({ state: 'detached' });
  await frame.evaluate(() => Object.assign(window, { isKept: true }));
  return frame;
}

/** Changes a setting of the measured block. Returns the milliseconds until the page shows it. */
async function measureChange(page: Page, frame: Frame, control: Control, isEven: boolean): Promise<number> {
  const { setting, isClicked = false, prepare, key } = control;
  const field = page.locator('div:has(> p > code)').filter({
    has: page.locator('code', { hasText: new RegExp(`^${setting}$`) }),
  });
  const input = field.locator('input:not([type=hidden]), button[aria-haspopup=listbox]').first();
  await (isClicked ? input.click() : tabTo(input));
  await prepare?.(input, isEven);
  await page.waitForTimeout(rest);
  await watchKey(page);
  await watchBlock(frame);
  await page.keyboard.press(key(isEven));
  const shown = await frame.evaluate(() => (window as unknown as Watched).shown);
  if (shown === null) throw new Error(`The page does not show the change of ${setting}.`);
  const pressed = await page.evaluate(() => (window as unknown as Watched).pressed);
  await page.waitForTimeout(rest);
  return shown - pressed;
}

/** Moves the focus to a field with the keyboard. */
async function tabTo(input: Locator): Promise<void> {
  await input.focus();
  await input.press('Shift+Tab');
  await input.page().keyboard.press('Tab');
}

/** Properties that the two watchers set on their windows. Times are in Unix milliseconds. */
interface Watched {
  pressed: number;
  /** When the page had painted the change, or `null` if the page does not change. */
  shown: Promise<number | null>;
}

/** Notes when the next key is pressed. */
async function watchKey(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener(
      'keydown',
      ({ timeStamp }) => Object.assign(window, { pressed: performance.timeOrigin + timeStamp }),
      { capture: true, once: true },
    ),
  );
}

/** Notes when the page has painted a change of the measured block. */
async function watchBlock(frame: Frame): Promise<void> {
  await frame.evaluate(
    ([variable, position, longest]) => {
      // The comparison omits pictures, because they change while they are loaded.
      const markup = () =>
        [...document.querySelectorAll<HTMLElement>(`[style*="${variable}"]`)]
          .find(({ style }) => style.getPropertyValue(variable).endsWith(` ${position}`))
          ?.outerHTML.replaceAll(/<(?:img|source)\b[^>]*>/g, '');
      const before = markup();
      const shown = new Promise<number | null>((resolve) => {
        const timer = setTimeout(() => resolve(null), longest);
        const observer = new MutationObserver(() => {
          if (markup() === before) return;
          observer.disconnect();
          clearTimeout(timer);
          // The first task after the next frame runs when the change is painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.timeOrigin + performance.now()));
            port1.start();
            port2.postMessage(null);
          });
        });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      });
      // The promise is stored, not returned, because it may be awaited only after the key has been pressed.
      Object.assign(window, { shown });
    },
    [canvasVariable, measured.at, patience] as const,
  );
}
