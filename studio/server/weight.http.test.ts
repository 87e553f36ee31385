import { stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#test/http/app.ts';
import { startStudio, type TestStudio } from './studio.fixture.ts';

let studio: TestStudio;
let owner: string;

beforeAll(async () => {
  studio = await startStudio([]);
  owner = await studio.signIn('owner');
});

afterAll(() => studio.stop());

/** Maximum size of the scripts that a screen's document names, in kilobytes, compressed with brotli. */
const most = {
  '/': 176,
  '/content/g': 192,
  '/pages/g/home': 195,
  '/look/colours': 199,
  '/settings/site': 192,
  '/history': 183,
  '/publish': 195,
  '/system': 173,
};

test.each(Object.entries(most))('the scripts of %s are at most %i kB', async (screen, bound) => {
  const document = await (await studio.get(screen, owner)).text();
  const scripts = new Set(document.match(/\/assets\/[\w.-]+\.js/g));
  expect(scripts.size).toBeGreaterThan(5);
  const sizes = await Promise.all(Array.from(scripts, sizeOf));
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(bound);
});

/**
 * Returns the size of a file's brotli copy in bytes. A file that is too small to be compressed has no copy, so its own
 * size counts.
 */
async function sizeOf(script: string): Promise<number> {
  const file = path.join(root, 'build/studio/client', script);
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
