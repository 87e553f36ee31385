import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp } from './app.ts';
import { offerReadingApp } from './reading-app.ts';
import { offerSeededData } from './seeded-folder.ts';

/**
 * Global setup: creates one data folder with the starter content, which the tests' servers copy, and starts one portal
 * for the tests that only read.
 */
export default async function makeSeededData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-seed-'));
  const app = await startApp({ dataDir: folder });
  await app.stop();
  offerSeededData(folder);
  const reading = await startApp();
  offerReadingApp(reading);
  return async () => {
    await reading.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
