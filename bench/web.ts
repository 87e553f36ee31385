import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { findingOf, type Finding } from './finding.ts';
import { serveTwins } from './page-twins.ts';
import { withPortal } from './processes.ts';
import { createSlowPhone, type SlowPhone, type Visitor } from './slow-phone.ts';
import { summarise } from './statistics.ts';
import { printColumns } from './table.ts';

/** Milliseconds without activity after which a page counts as finished. */
const quietTime = 1_000;

/** The measurements of one visit, in milliseconds unless stated otherwise. */
interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** Sum of the time beyond 50 ms of all tasks after the first paint. */
  blocking: number;
  /** Time at which the page's own code has started. 0 on a page without scripts. */
  live: number;
  /** Layout shift score. */
  shift: number;
  /** Compressed size of the scripts in kilobytes. */
  scripts: number;
}

/** The measured page kinds, with functions that find an address of each. */
const pages: readonly (readonly [name: string, find: (origin: string) => Promise<string>])[] = [
  ['home', async () => '/'],
  ['category', (origin) => firstLink(origin, '/', /href="(\/g\/cate\/[^"]+)"/)],
  ['details', (origin) => firstLink(origin, '/', /href="(\/g\/details\/\d+)"/)],
  ['article', (origin) => firstLink(origin, '/c', /href="(\/c\/details\/\d+)"/)],
  ['quiz', (origin) => firstLink(origin, '/qa', /href="(\/qa\/details\/\d+)"/)],
  ['city', (origin) => firstLink(origin, '/weather', /href="(\/weather\/[a-z-]+)"/)],
];

/** The parts of the benchmark that can be measured alone: the page kinds, and the response to taps. */
export const webParts: readonly string[] = [...pages.map(([name]) => name), 'taps'];

/**
 * Measures how long visitors with a slow phone wait: for each page in alternation with a copy without scripts, for a
 * second visit with a full cache, and for the response to a tap. Needs Chromium (`CHROMIUM_PATH`).
 */
export async function benchWeb(
  dataDir: string,
  parts: readonly string[] = webParts,
  rounds = 7,
): Promise<Finding[]> {
  // The browser is not pinned. Chromium slows a page down by keeping its thread busy, so on a single core the browser's
  // other threads would be slowed down as well. On phones, they have cores of their own.
  return withPortal(dataDir, 0, async (port) => {
    const origin = `http://localhost:${port}`;
    const twins = await serveTwins(origin);
    const phone = createSlowPhone(watchPage);
    try {
      const twinOrigin = `http://localhost:${(twins.address() as AddressInfo).port}`;
      const kinds = pages.filter(([name]) => parts.includes(name));
      const findings = await benchPages(phone, { origin, twinOrigin, kinds, rounds });
      return parts.includes('taps') ? [...findings, ...(await benchTaps(phone, origin, rounds))] : findings;
    } finally {
      await phone.close();
      twins.close();
    }
  });
}

async function benchPages(
  phone: SlowPhone,
  {
    origin,
    twinOrigin,
    kinds,
    rounds,
  }: { origin: string; twinOrigin: string; kinds: typeof pages; rounds: number },
): Promise<Finding[]> {
  const widths = [26, 18, 18, 18, 18, 8, 8];
  const names = ['page', 'first paint', 'largest paint', 'blocking', 'live', 'shift', 'JS, kB'];
  if (kinds.length > 0) printColumns(widths, names);
  const findings: Finding[] = [];
  for (const [name, find] of kinds) {
    const address = await find(origin);
    const own: Visit[] = [];
    const again: Visit[] = [];
    const twin: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [first, second] = await visitTwice(phone, origin + address);
      own.push(first);
      again.push(second);
      twin.push(await phone.asVisitor((visitor) => visit(visitor, twinOrigin + address)));
    }
    for (const [kind, visits] of [
      [name, own],
      [`${name}, second visit`, again],
      [`${name}, no scripts`, twin],
    ] as const) {
      const figure = (key: keyof Visit, digits = 0) => {
        const { median, low, high } = summarise(visits.map((one) => one[key]));
        return `${median.toFixed(digits)} [${low.toFixed(digits)}-${high.toFixed(digits)}]`;
      };
      const middle = (key: keyof Visit, digits: number) =>
        summarise(visits.map((one) => one[key])).median.toFixed(digits);
      const times = (['firstPaint', 'largestPaint', 'blocking', 'live'] as const).map((key) => figure(key));
      printColumns(widths, [kind, ...times, middle('shift', 3), middle('scripts', 1)]);
    }
    await phone.close();
    const samples = (key: keyof Visit) => own.map((one) => one[key]);
    const ceiling = { digits: 0, unit: ' ms', isCeiling: true };
    findings.push(
      findingOf(samples('firstPaint'), { name: `${name}, first paint`, aim: 650, ...ceiling }),
      findingOf(samples('largestPaint'), { name: `${name}, largest paint`, aim: 850, ...ceiling }),
      findingOf(
        own.map((one, index) => one.blocking - (twin[index]?.blocking ?? 0)),
        { name: `${name}, blocking beyond the page without scripts`, aim: 60, ...ceiling },
      ),
      findingOf(samples('shift'), { name: `${name}, layout shift`, digits: 3, aim: 0, isCeiling: true }),
    );
    const scriptAim = name === 'home' ? 105 : name === 'details' ? 115 : null;
    if (scriptAim !== null) {
      const scripts = { name: `${name}, scripts`, digits: 1, unit: ' kB', aim: scriptAim, isCeiling: true };
      findings.push(findingOf(samples('scripts'), scripts));
    }
  }
  return findings;
}

/** Opens a page with an empty cache, and again with the cache from the first visit. */
async function visitTwice(phone: SlowPhone, address: string): Promise<[Visit, Visit]> {
  return phone.asVisitor(async (visitor) => [await visit(visitor, address), await visit(visitor, address)]);
}

async function visit(visitor: Visitor, address: string): Promise<Visit> {
  const page = await visitor.openPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(
    (quiet) => performance.now() - (window as unknown as { lastWork: number }).lastWork > quiet,
    quietTime,
    { polling: 200 },
  );
  const result = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize);
    const { seen } = window as unknown as { seen: Omit<Visit, 'scripts'> };
    return { ...seen, scripts: scripts.reduce((sum, bytes) => sum + bytes, 0) / 1000 };
  });
  await page.close();
  return result;
}

/** Collects the reports of the browser. Runs in the page. */
function watchPage(): void {
  const seen = { firstPaint: 0, largestPaint: 0, blocking: 0, live: 0, shift: 0 };
  const state = { seen, lastWork: 0, longestTap: 0 };
  Object.assign(window, state);
  const touch = () => Object.assign(window, { lastWork: performance.now() });
  const observe = (type: string, use: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => {
      touch();
      for (const entry of list.getEntries()) use(entry);
    }).observe({ type, buffered: true, ...more });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    if (seen.firstPaint > 0 && startTime + duration > seen.firstPaint) seen.blocking += duration - 50;
  });
  observe('resource', () => undefined);
  observe(
    'event',
    (entry) => {
      const { longestTap } = window as unknown as typeof state;
      const { interactionId } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId > 0) Object.assign(window, { longestTap: Math.max(longestTap, entry.duration) });
    },
    { durationThreshold: 16 },
  );
  addEventListener('portico:hydrated', () => {
    touch();
    seen.live = performance.now();
  });
  addEventListener('load', touch);
}

/** Actions on a page whose scripts have started. The benchmark measures the time from an action to the next paint. */
const taps: readonly (readonly [
  name: string,
  find: (origin: string) => Promise<string>,
  act: (page: Page) => Promise<void>,
])[] = [
  [
    'search',
    async () => '/',
    async (page) => {
      await page.getByRole('searchbox').or(page.getByRole('combobox')).first().tap();
      await page.keyboard.type('ga', { delay: 150 });
    },
  ],
  [
    'collect',
    (origin) => firstLink(origin, '/', /href="(\/g\/details\/\d+)"/),
    (page) => page.locator('main button[aria-pressed]').first().tap(),
  ],
  [
    'play',
    (origin) => firstLink(origin, '/', /href="(\/g\/details\/\d+)"/),
    (page) =>
      page
        .getByRole('link', { name: /^Play / })
        .first()
        .tap(),
  ],
  ['consent', async () => '/', (page) => page.getByRole('dialog').getByRole('button').first().tap()],
];

async function benchTaps(phone: SlowPhone, origin: string, rounds: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, find, act] of taps) {
    const address = await find(origin);
    const samples: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      samples.push(await phone.asVisitor((visitor) => tap(visitor, origin + address, { name, act })));
    }
    findings.push(
      findingOf(samples, {
        name: `tap to paint, ${name}`,
        digits: 0,
        unit: ' ms',
        aim: 100,
        isCeiling: true,
      }),
    );
  }
  return findings;
}

/** Returns the time from an action to the next paint, in milliseconds. */
async function tap(
  { context, openPage }: Visitor,
  address: string,
  { name, act }: { name: string; act: (page: Page) => Promise<void> },
): Promise<number> {
  if (name !== 'consent') {
    await context.addInitScript(() => localStorage.setItem(`consent_${location.host}`, 'not-accepted'));
  }
  const page = await openPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('html[data-hydrated]').waitFor();
  await sleep(quietTime);
  await act(page);
  await sleep(quietTime);
  return page.evaluate(() => (window as unknown as { longestTap: number }).longestTap);
}

/** Returns the address of the first link of a page that matches. */
async function firstLink(origin: string, address: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(origin + address)).text();
  const href = pattern.exec(html)?.[1];
  if (href === undefined) throw new Error(`${address} has no link that matches ${pattern}`);
  return href;
}
