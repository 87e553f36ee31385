import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp } from './app.ts';

/** Names the folder for the processes that run the tests. */
const variable = 'SEEDED_DATA';

/** Global setup: makes a data folder with the starter content once, for `copySeededData`. */
export default async function makeSeededData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-seed-'));
  const app = await startApp({ dataDir: folder });
  await app.stop();
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Fills a data folder with the starter content, which takes a server five seconds. Does nothing without the setup. */
export async function copySeededData(folder: string): Promise<void> {
  const seed = process.env[variable];
  if (seed) await cp(seed, folder, { recursive: true });
}
