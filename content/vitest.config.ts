import { defineConfig } from 'vitest/config';

/** The tests of the starter content. They also run as a project of the root's vitest.config.ts. */
export default defineConfig({
  test: {
    name: 'content',
    isolate: false,
    pool: 'threads',
    testTimeout: 30_000,
  },
});
