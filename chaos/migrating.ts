import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { pino } from 'pino';
import { migrate } from '#app/store/migrate.server.ts';
import { listMigrations } from '#app/store/migrations/list.ts';
import { openStore } from '#app/store/open.server.ts';
import type { StoreAddress } from './store.ts';

/** Migrations of a later release in three steps. Each step is useless without the others. */
export const laterMigrations = ['9001-chaos-a', '9002-chaos-b', '9003-chaos-c'];

const rowsOfEach = 8_000;
/** Number of rows that all migrations write. */
export const rowsOfAll = laterMigrations.length * rowsOfEach;

/** Returns a migration that fills a table. `noteRow` is awaited after each row. */
function fillTable(table: string, noteRow: () => Promise<void>): Migration {
  return {
    async up(db) {
      await db.schema.createTable(table).addColumn('id', 'integer').addColumn('text', 'text').execute();
      for (let id = 0; id < rowsOfEach; id += 1) {
        await sql`insert into ${sql.table(table)} values (${id}, 'half a migration')`.execute(db);
        await noteRow();
      }
      await sql`update items set position = position + 1`.execute(db);
    },
  };
}

/** Returns a function that, after `count` calls, reports this and waits until the process is killed. */
function stopAfter(count: number): () => Promise<void> {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls !== count) return;
    process.stdout.write('stopped\n');
    await pause(600_000);
  };
}

// `node chaos/migrating.ts ADDRESS [ROWS]` stops after ROWS rows. Without ROWS, it migrates to the end.
if (import.meta.main) {
  const noteRow = stopAfter(Number(process.argv[3] ?? 0));
  const address = JSON.parse(process.argv[2] ?? '{}') as StoreAddress;
  const store = await openStore({
    ...address,
    databaseUrl: address.databaseUrl,
    role: 'server',
    log: pino({ level: 'silent' }),
    clock: { now: Date.now },
  });
  const later = Object.fromEntries(
    laterMigrations.map((name) => [name, fillTable(name.replaceAll('-', '_'), noteRow)]),
  );
  const applied = await migrate(store, { ...listMigrations(store.engine), ...later });
  process.stdout.write(`applied ${applied.length}\n`);
  await store.close();
}
