import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyDataFolder } from '#test/support/copy-data-folder.ts';

/**
 * Environment variable with the data folder that the tests copy. A global setup passes it to the processes that run the
 * tests. `scripts/test-run.mjs` sets it, too, so that the journeys use the folder of the http tests.
 */
const variable = 'SEEDED_DATA';

/**
 * Creates the folder that `copySeededData` copies, unless an earlier step of the same `npm test` has created it. `seed`
 * fills an empty folder with the starter content. Returns a function that removes the folder, unless later steps use
 * it.
 */
export async function makeSeededFolder(
  seed: (folder: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const given = process.env[variable];
  if (given && existsSync(given)) return () => Promise.resolve();
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-seed-'));
  await seed(folder);
  if (given) {
    await rename(folder, given);
    return () => Promise.resolve();
  }
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Fills a data folder with a copy of the starter content, which saves the server five seconds. Does nothing if the
 * global setup has not run.
 */
export function copySeededData(folder: string): void {
  const seed = process.env[variable];
  if (seed) copyDataFolder(seed, folder);
}
