import { startApp } from './app.ts';
import { offerReadingApp } from './reading-app.ts';
import { makeSeededFolder } from './seeded-folder.ts';

/**
 * Global setup: creates one data folder with the starter content, which the tests' servers copy, and starts one portal
 * for the tests that only read.
 */
export default async function makeSeededData(): Promise<() => Promise<void>> {
  const removeFolder = await makeSeededFolder(async (folder) => {
    const app = await startApp({ dataDir: folder });
    await app.stop();
  });
  const reading = await startApp();
  offerReadingApp(reading);
  return async () => {
    await reading.stop();
    await removeFolder();
  };
}
