import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';

/** A visitor's phone: four times slower than this machine, on a connection of 1.6 Mbit/s with a latency of 150 ms. */
const slowDown = 4;
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const device = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** How many crashes in a row end the benchmark. */
const maxCrashes = 3;

/** One visitor, whose pages share a cache that is empty at first. */
export interface Visitor {
  context: BrowserContext;
  openPage(): Promise<Page>;
}

/** Opens pages on a slow phone. */
export interface SlowPhone {
  /**
   * Calls `visit` with a new visitor and returns its result. If the browser or a page crashes, calls it again with
   * another visitor in a new browser, because Chromium sometimes crashes with a slowed-down processor.
   */
  asVisitor<T>(visit: (visitor: Visitor) => Promise<T>): Promise<T>;
  /** Ends the browser. The next visitor gets a new one. */
  close(): Promise<void>;
}

/** Returns a phone whose browser is Chromium (`CHROMIUM_PATH`). `watchPage` runs in each page before its own scripts. */
export function createSlowPhone(watchPage: () => void): SlowPhone {
  let browser: Browser | undefined;

  async function visitOnce<T>(visit: (visitor: Visitor) => Promise<T>): Promise<T> {
    browser ??= await launch();
    const context = await browser.newContext(device);
    const openPage = async () => {
      const page = await context.newPage();
      // Playwright would otherwise wait for a crashed page until its time limit.
      page.on('crash', () => void stop());
      await slowDownPage(context, page);
      await page.addInitScript(watchPage);
      return page;
    };
    const result = await visit({ context, openPage });
    await context.close();
    return result;
  }

  async function stop() {
    const stopped = browser;
    browser = undefined;
    await stopped?.close();
  }

  return {
    async asVisitor(visit) {
      for (let crashes = 1; ; crashes += 1) {
        try {
          return await visitOnce(visit);
        } catch (error) {
          const hasCrashed = !browser?.isConnected();
          await stop();
          if (!hasCrashed || crashes === maxCrashes) throw error;
          console.log('  The browser crashed. The visit is repeated in a new one.');
        }
      }
    },
    close: stop,
  };
}

async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
}

async function slowDownPage(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
}
