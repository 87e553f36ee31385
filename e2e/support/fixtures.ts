import { hrefsOf, readHtml } from '#test/http/read-html.ts';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { portalUnderTest } from './portals.ts';

/** Returns the address of a page of the portal under test. */
export function portal(pathname: string): string {
  return portalUnderTest().origin + pathname;
}

/** Returns the address of the first item of a list that a page shows. */
export async function firstItemOf(list: string): Promise<string> {
  const $ = readHtml(await (await fetch(portal(list))).text());
  const found = hrefsOf($, 'main a').find((href) => /^\/\w+\/(?:details\/)?[\w-]+$/.test(href));
  if (!found) throw new Error(`${list} shows no items.`);
  return found;
}

interface Watched {
  /** Messages collected by `watchComplaints`. */
  complaints: string[];
}

/** Collects console errors and warnings, page errors and requests to other machines of a context. */
export function watchComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED')
      complaints.push(`request left the machine: ${request.url()}`);
  });
  return complaints;
}

/** Every test watches the console and the network, and fails if there are unexpected messages. */
export const test = base.extend<Watched>({
  complaints: [
    async ({ context }, use) => {
      const complaints = watchComplaints(context);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Marks a test that only `npm run test:long` runs (CONTRIBUTING.md). */
export const long = { tag: '@long' };

/** Marks a test for `npm run test:long` alone if `isLong` is true. Used for some of several similar tests. */
export const longIf = (isLong: boolean) => (isLong ? long : {});

/** Opens a page and waits until its script has hydrated it. */
export async function open(page: Page, pathname: string): Promise<void> {
  await page.goto(portal(pathname));
  await hydrated(page);
}

/** Waits until the page's deferred script has hydrated the whole page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

/** Waits until the browser has painted the current state of the page. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

export { expect };
