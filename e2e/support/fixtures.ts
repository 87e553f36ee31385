import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { portalUnderTest } from './portals.ts';

/** Address of a page of the portal under test. */
export function portal(pathname: string): string {
  return portalUnderTest().origin + pathname;
}

interface Watched {
  /** What `watchComplaints` found. */
  complaints: string[];
}

/** Console errors and warnings, page errors and requests that left the machine, as they come in a context. */
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

/** Every test watches the console and the network. Unexpected messages fail it. */
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

/** Marks a test that `npm test` leaves to `npm run test:long` (CONTRIBUTING.md). */
export const long = { tag: '@long' };

/** Marks those of several like tests that `npm test` leaves to `npm run test:long`. */
export const longIf = (isLong: boolean) => (isLong ? long : {});

/** Opens a page and waits until its script has taken over. */
export async function open(page: Page, pathname: string): Promise<void> {
  await page.goto(portal(pathname));
  await hydrated(page);
}

/** Waits until the page's late script has hydrated all of it and listens. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

export { expect };
