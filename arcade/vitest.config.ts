import { defineConfig } from 'vitest/config';
import { compileMessages } from './scripts/vite-messages.ts';

/** The tests of the games and their kit. They also run as a project of the root's vitest.config.ts. */
export default defineConfig({
  plugins: [compileMessages()],
  test: {
    name: 'arcade',
    // The tests keep no state between files, so they share one set of modules.
    isolate: false,
    pool: 'threads',
    maxWorkers: 3,
    tags: [
      { name: 'long', description: 'Takes too long for every change of the portal.', timeout: 300_000 },
      { name: 'property', description: 'Tests a property with random input.' },
    ],
    // The tests share two processors with other programs, so this limit only catches tests that hang.
    testTimeout: 30_000,
  },
});
