import { existsSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { migrate } from '#app/store/migrate.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { generateCatalogue } from './generate-catalogue.ts';

/** Fills the store of a data folder with `size` generated games. An existing store is used as it is. */
export async function fillStore(dataDir: string, size: number): Promise<void> {
  if (existsSync(path.join(dataDir, 'portico.sqlite'))) return;
  const log = pino({ level: 'warn' });
  const store = await openStore({ dataDir, role: 'cli', log, clock: { now: Date.now } });
  await migrate(store);
  await generateCatalogue(store, size);
  await store.close();
}
