import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp } from './app.ts';
import { offerSeededData } from './seeded-folder.ts';

/** Global setup: creates one data folder with the starter content, which the tests' servers copy. */
export default async function makeSeededData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-seed-'));
  const app = await startApp({ dataDir: folder });
  await app.stop();
  offerSeededData(folder);
  return () => rm(folder, { recursive: true, force: true });
}
