import { copyDataFolder } from '#test/support/copy-data-folder.ts';

/** Environment variable through which the global setup passes its folder to the processes that run the tests. */
const variable = 'SEEDED_DATA';

/** Sets the folder that `copySeededData` copies. */
export function offerSeededData(folder: string): void {
  process.env[variable] = folder;
}

/**
 * Fills a data folder with a copy of the starter content, which saves the server five seconds. Does nothing if the
 * global setup has not run.
 */
export function copySeededData(folder: string): void {
  const seed = process.env[variable];
  if (seed) copyDataFolder(seed, folder);
}
