import { stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { startStoreProcess } from '../../../test/store/child.ts';
import { provideStorePlace } from '../../../test/store/engines.ts';
import { backupStore, listBackups } from './backup.server.ts';
import { putItems } from './items.server.ts';
import { inWriteTransaction } from './write-transaction.server.ts';

function readBackup(file: string): { check: unknown; items: number; version: number } {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const check = database.prepare('pragma integrity_check').get()?.integrity_check;
    const items = Number(database.prepare('select count(*) as n from items').get()?.n);
    const version = Number(database.prepare('select value from meta').get()?.value);
    return { check, items, version };
  } finally {
    database.close();
  }
}

describe('backups of SQLite', () => {
  const place = provideStorePlace('sqlite');

  it('are whole copies while another process writes', async () => {
    const store = await place().openMigrated();
    const filler = Array.from({ length: 3_000 }, (_, i) => ({
      id: 10_000 + i,
      data: JSON.stringify('x'.repeat(2_000)),
    }));
    await inWriteTransaction(store, (site) => putItems(site, 2, filler));
    const other = startStoreProcess(place(), 'change', 200, 1);
    await other.nextLine();
    const files = [await backupStore(store, 'first'), await backupStore(store, 'second')];
    await other.end();
    for (const file of files) {
      const { check, items, version } = readBackup(file!);
      expect(check).toBe('ok');
      expect(items - filler.length).toBe(version - 1);
    }
  });

  it('are named by time and reason, and the newest seven are kept', async () => {
    const store = await place().openMigrated();
    for (let hour = 0; hour < 9; hour += 1) {
      place().clock.set(Date.UTC(2026, 2, 1, hour));
      await backupStore(store, 'Daily!');
    }
    const files = await listBackups(place().dataDir);
    expect(files.map((file) => path.basename(file))).toEqual(
      [8, 7, 6, 5, 4, 3, 2].map((hour) => `portico-20260301T0${hour}0000000Z-daily.sqlite`),
    );
    expect((await stat(files[0]!)).size).toBeGreaterThan(0);
  });

  it('of one moment do not overwrite each other', async () => {
    const store = await place().openMigrated();
    await backupStore(store, 'a');
    await backupStore(store, 'a');
    expect(await listBackups(place().dataDir)).toHaveLength(2);
  });
});

describe('backups of PostgreSQL', () => {
  const place = provideStorePlace('postgres');

  it('are left to its own tools', async () => {
    expect(await backupStore(await place().openMigrated(), 'daily')).toBeNull();
  });
});
