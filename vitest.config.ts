import { defineConfig } from 'vitest/config';
import { pageScripts } from './scripts/vite-page-scripts.ts';

const elsewhere = ['node_modules/**', 'build/**', 'data/**'];

/** The test projects, by file name. Playwright runs `*.spec.ts`. */
export default defineConfig({
  test: {
    // Many tests wait for servers and stores, so three workers can share two processors. By default, Vitest uses one.
    maxWorkers: 3,
    // Selected by scripts/test-run.mjs. `vitest run <file>` runs all tests of a file.
    tags: [
      {
        name: 'long',
        description: 'Takes too long for every change: `npm run test:long` runs it, `npm test` does not.',
        timeout: 300_000,
      },
      {
        name: 'property',
        description: 'Tests a property with random input. `npm run test:long` repeats it with more.',
      },
    ],
    projects: [
      'arcade',
      'content',
      {
        plugins: [pageScripts()],
        test: {
          name: 'unit',
          // Unit tests keep no state between files, so they share one set of modules, which saves a minute.
          isolate: false,
          pool: 'threads',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.store.test.ts', '**/*.http.test.ts', 'arcade/**', 'content/**', ...elsewhere],
          // The tests share two processors with other programs, so this limit only catches tests that hang.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [pageScripts()],
        test: {
          // Tests with a store (PostgreSQL, SQLite), and tests that send requests to the built portal. As two projects,
          // they would transform and import the modules of the app twice.
          name: 'integration',
          // As in test/http/app.ts.
          execArgv: ['--single-threaded-gc'],
          // Vite would transform the built app again.
          server: { deps: { external: [/\/build\//] } },
          // Pages link their style sheets. By default, Vitest replaces the address of a sheet by an empty text.
          css: { include: [/\.css\?url$/] },
          // The files share one set of modules, which saves half a minute.
          isolate: false,
          include: ['**/*.store.test.ts', '**/*.http.test.ts'],
          exclude: elsewhere,
          globalSetup: ['test/store/postgres-server.ts', 'test/http/seeded-data.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
