import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { dumpStore } from '#app/store/dump.server.ts';
import { engines } from '../engines.ts';
import { laterMigrations, rowsOfAll } from '../migrating.ts';
import { root, startPortal } from '../portal.ts';
import type { Row, Scenario } from '../scenario.ts';
import { withStore, type StoreAddress } from '../store.ts';

const kills = 10;
/** Kills a migration of three steps after ten different numbers of rows, then lets it finish. */
export const killMigration: Scenario = {
  name: 'kill-migration',
  async run(resources) {
    const rows: Row[] = [];
    for (const { engine, seeded } of engines) {
      const address = await seeded(resources);
      await (await startPortal(address)).stop();
      const before = await withStore(address, dumpStore);
      let halfDone = 0;
      let cut = 0;
      for (let round = 0; round < kills; round += 1) {
        const hadBegun = await migrateAndKill(address, 1 + round * Math.floor(rowsOfAll / kills));
        cut += Number(hadBegun);
        const after = await withStore(address, async (store) => ({
          dump: await dumpStore(store),
          tables: (await store.db.introspection.getTables()).map(({ name }) => name),
        }));
        if (after.dump !== before || after.tables.some((name) => name.includes('chaos'))) halfDone += 1;
      }
      const applied = await migrateToEnd(address);
      rows.push({
        done: `${engine}: kill -9 ${kills} times inside a migration of ${laterMigrations.length} steps, then once to its end`,
        expected: 'each time the store is as before, to the byte; at last all steps are applied',
        seen: `${cut} killed inside the migration, ${halfDone} left half-done, at last "${applied}"`,
        isOk: cut === kills && halfDone === 0 && applied === `applied ${laterMigrations.length}`,
      });
    }
    return rows;
  },
};

function startMigration(address: StoreAddress, ...options: readonly string[]) {
  const program = path.join(root, 'chaos/migrating.ts');
  const child = spawn(process.execPath, [program, JSON.stringify(address), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output, ended: once(child, 'close') };
}

/** Kills the migration after it has written a number of rows. Returns whether it was still running. */
async function migrateAndKill(address: StoreAddress, rows: number): Promise<boolean> {
  const { child, output, ended } = startMigration(address, String(rows));
  await Promise.race([once(child.stdout, 'data'), ended]);
  child.kill('SIGKILL');
  await ended;
  return output().trim() === 'stopped';
}

async function migrateToEnd(address: StoreAddress): Promise<string> {
  const { output, ended } = startMigration(address);
  await ended;
  return output().trim().split('\n').at(-1) ?? '';
}
