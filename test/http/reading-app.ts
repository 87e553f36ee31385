import type { TestApp } from './app.ts';

/** A running portal with the starter content, whose data no test may change. */
export type ReadingApp = Pick<TestApp, 'origin' | 'site' | 'siteHost' | 'arcadeOrigin' | 'request'>;

/** Environment variable through which the global setup passes the portal to the processes that run the tests. */
const variable = 'READING_APP';

/** Sets the portal that `readingApp` returns. */
export function offerReadingApp({ origin, site, siteHost, arcadeOrigin }: TestApp): void {
  process.env[variable] = JSON.stringify({ origin, site, siteHost, arcadeOrigin });
}

/** Returns the portal that all tests that only read share, because each start of a portal takes a second. */
export function readingApp(): ReadingApp {
  const addresses = JSON.parse(process.env[variable] ?? '{}') as Omit<ReadingApp, 'request'>;
  return {
    ...addresses,
    request: (address, init) => fetch(addresses.origin + address, { redirect: 'manual', ...init }),
  };
}
