import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findingOf, type Finding } from './finding.ts';
import { pinSelf, withPortal } from './processes.ts';
import { summarise } from './statistics.ts';
import { printColumns } from './table.ts';

/** A visitor's phone: four times slower than this machine, on a connection of 1.6 Mbit/s with a latency of 150 ms. */
const slowDown = 4;
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

const rounds = 7;
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
  ['city', (origin) => firstLink(origin, '/weather', /href="(\/weather\/[^"/]+\/[^"]+)"/)],
];

/**
 * Measures how long visitors with a slow phone wait: for each page in alternation with a copy without scripts, for a
 * second visit with a full cache, and for the response to a tap. Needs Chromium (`CHROMIUM_PATH`).
 */
export async function benchWeb(dataDir: string): Promise<Finding[]> {
  return withPortal(dataDir, 0, async (port) => {
    pinSelf(1);
    const origin = `http://localhost:${port}`;
    const twins = await serveTwins(origin);
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    });
    try {
      const twinOrigin = `http://localhost:${(twins.address() as AddressInfo).port}`;
      return [...(await benchPages(browser, origin, twinOrigin)), ...(await benchTaps(browser, origin))];
    } finally {
      await browser.close();
      twins.close();
    }
  });
}

async function benchPages(browser: Browser, origin: string, twinOrigin: string): Promise<Finding[]> {
  const widths = [26, 18, 18, 18, 18, 8, 8];
  const names = ['page', 'first paint', 'largest paint', 'blocking', 'live', 'shift', 'JS, kB'];
  printColumns(widths, names);
  const findings: Finding[] = [];
  for (const [name, find] of pages) {
    const address = await find(origin);
    const own: Visit[] = [];
    const again: Visit[] = [];
    const twin: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [first, second] = await visitTwice(browser, origin + address);
      own.push(first);
      again.push(second);
      twin.push((await visitTwice(browser, twinOrigin + address))[0]);
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
async function visitTwice(browser: Browser, address: string): Promise<[Visit, Visit]> {
  const context = await browser.newContext(phone);
  try {
    return [await visit(context, address), await visit(context, address)];
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await openSlowPage(context);
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

async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript(watchPage);
  return page;
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

/** Actions on a page whose code runs. The time until the next paint is measured. */
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

async function benchTaps(browser: Browser, origin: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, find, act] of taps) {
    const address = await find(origin);
    const samples: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext(phone);
      if (name !== 'consent') {
        await context.addInitScript(() => localStorage.setItem(`consent_${location.host}`, 'not-accepted'));
      }
      const page = await openSlowPage(context);
      await page.goto(origin + address, { waitUntil: 'load' });
      await page.locator('html[data-hydrated]').waitFor();
      await sleep(quietTime);
      await act(page);
      await sleep(quietTime);
      samples.push(await page.evaluate(() => (window as unknown as { longestTap: number }).longestTap));
      await context.close();
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

/** Returns the address of the first link of a page that matches. */
async function firstLink(origin: string, address: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(origin + address)).text();
  const href = pattern.exec(html)?.[1];
  if (href === undefined) throw new Error(`${address} has no link that matches ${pattern}`);
  return href;
}

/** Serves the portal's pages without their scripts, compressed as the portal does. Passes all other requests on. */
async function serveTwins(origin: string): Promise<Server> {
  const kept = new Map<string, Buffer>();
  const server = createServer((asked, answer) => {
    const address = asked.url ?? '/';
    const sendKept = (body: Buffer) => {
      answer
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(body);
    };
    const known = kept.get(address);
    if (known) return sendKept(known);
    const wantsPage = asked.headers.accept?.includes('text/html') ?? false;
    const encoding = wantsPage ? 'identity' : (asked.headers['accept-encoding'] ?? 'identity');
    request(origin + address, { headers: { 'accept-encoding': encoding } }, (own) => {
      if (!wantsPage) {
        answer.writeHead(own.statusCode ?? 502, own.headers);
        own.pipe(answer);
        return;
      }
      void text(own).then((html) => {
        const body = withoutScripts(html);
        kept.set(address, body);
        sendKept(body);
      });
    })
      .on('error', () => answer.destroy())
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function withoutScripts(html: string): Buffer {
  const plain = html.replaceAll(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
