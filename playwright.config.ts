import { defineConfig } from '@playwright/test';

const settings = 'e2e/settings.spec.ts';

/**
 * The tests use the Chromium of the system (`npm test` sets its headless shell). The global setup starts the tested
 * portals on free ports.
 */
export default defineConfig({
  // The longest journeys start first, so that no worker waits for another one at the end.
  projects: [
    { name: 'studio', testMatch: 'studio/*.spec.ts' },
    { name: 'settings', testMatch: settings },
    { name: 'portal', testMatch: ['e2e/*.spec.ts', 'app/verticals/*/*.spec.ts'], testIgnore: settings },
  ],
  globalSetup: './e2e/support/global-setup.ts',
  // Playwright would transform the built Studio again, which takes half a minute for each file that starts it.
  build: { external: ['**/build/**'] },
  // Journeys mostly wait, so three of them can share two processors.
  workers: 3,
  // On a busy machine a tab of Chromium sometimes crashes. A test that passes only the second time is reported as
  // flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A page's request to another host fails immediately, and so does the test (support/fixtures.ts).
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
