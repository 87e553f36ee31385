import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startStoreProcess } from '#test/store/child.ts';
import { provideTestStore, silentLog } from '#test/store/engines.ts';
import { backupStore, listBackups } from './backup.server.ts';
import { dayNumber } from './days.ts';
import { putItems } from './items.server.ts';
import { migrate } from './migrate.server.ts';
import { listMigrations } from './migrations/list.ts';
import type { Store } from './store.ts';
import { createVisitorHash, forgetEarlierDays } from './visitor-hash.server.ts';
import { createVotes } from './votes.server.ts';
import { inWriteTransaction } from './write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';

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
  const testStore = provideTestStore('sqlite');

  it('are whole copies while another process writes', async () => {
    const store = await testStore().openMigrated();
    const filler = Array.from({ length: 3_000 }, (_, i) => ({
      id: 10_000 + i,
      data: JSON.stringify('x'.repeat(2_000)),
    }));
    await inWriteTransaction(store, testChange, (site) => putItems(site, 2, filler));
    const other = startStoreProcess(testStore(), 'change', 200, 1);
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
    const store = await testStore().openMigrated();
    for (let hour = 0; hour < 9; hour += 1) {
      testStore().clock.set(Date.UTC(2026, 2, 1, hour));
      await backupStore(store, 'Daily!');
    }
    const files = await listBackups(testStore().dataDir);
    expect(files.map((file) => path.basename(file))).toEqual(
      [8, 7, 6, 5, 4, 3, 2].map((hour) => `portico-20260301T0${hour}0000000Z-daily.sqlite`),
    );
    expect((await stat(files[0]!)).size).toBeGreaterThan(0);
  });

  it('are ordered by their contents, so that none is lost after a clock was ahead', async () => {
    const warned: unknown[] = [];
    const store = await testStore().openMigrated();
    const log = { ...silentLog, info: () => undefined, warn: (_: object, line: string) => warned.push(line) };
    const watched = { ...store, log: log as unknown as Store['log'] };
    const change = (id: number) =>
      inWriteTransaction(store, testChange, (site) => putItems(site, 2, [{ id, data: '{}' }]));
    for (let day = 1; day <= 7; day += 1) {
      testStore().clock.set(Date.UTC(2030, 0, day));
      await change(day);
      await backupStore(watched, 'ahead');
    }
    expect(warned).toEqual([]);
    const kept: string[] = [];
    for (let day = 1; day <= 3; day += 1) {
      testStore().clock.set(Date.UTC(2026, 2, day));
      // The first backup is made after an opening of an item, and the other two after a change of the site.
      if (day === 1) {
        const opened = { itemId: 1, likes: 0, dislikes: 0, collections: 0, opens: 1, changedAt: 0 };
        await store.db
          .insertInto('counters')
          .values({ verticalId: 2, ...opened })
          .execute();
      } else await change(10 + day);
      kept.unshift((await backupStore(watched, 'true'))!);
      expect((await listBackups(testStore().dataDir)).slice(0, day)).toEqual(kept);
    }
    expect(await listBackups(testStore().dataDir)).toHaveLength(7);
    expect(String(warned[0])).toContain('clock');
  });

  it('that were just made stay even if seven others have newer contents, and damaged ones are removed first', async () => {
    const store = await testStore().openMigrated();
    const { dataDir, clock } = testStore();
    const setVersion = (value: string) =>
      store.db
        .insertInto('meta')
        .values({ key: 'site_version', value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    await setVersion('9');
    for (let hour = 1; hour <= 7; hour += 1) {
      clock.set(Date.UTC(2026, 2, 1, hour));
      await backupStore(store, 'further');
    }
    const damaged = (await listBackups(dataDir))[0]!;
    await writeFile(damaged, 'This is a letter, not a database.');
    expect((await listBackups(dataDir))[0]).toBe(damaged);
    // Imitates a restore of an earlier backup.
    await setVersion('5');
    for (let hour = 8; hour <= 9; hour += 1) {
      clock.set(Date.UTC(2026, 2, 1, hour));
      const made = (await backupStore(store, 'restored'))!;
      const names = await listBackups(dataDir);
      expect(names).toHaveLength(7);
      expect(names.at(-1)).toBe(made);
      expect(names).not.toContain(damaged);
    }
  });

  it('of one moment do not overwrite each other', async () => {
    const store = await testStore().openMigrated();
    await backupStore(store, 'a');
    await backupStore(store, 'a');
    expect(await listBackups(testStore().dataDir)).toHaveLength(2);
  });
});

describe('the data that distinguishes visitors', () => {
  const testStore = provideTestStore('sqlite', { hasNoTables: true });
  const game = { verticalId: 2, itemId: 7 };

  async function readFiles(folder: string): Promise<Map<string, string>> {
    const names = (await readdir(folder)).filter(
      (name) => name.includes('portico-') || name.includes('sqlite'),
    );
    const texts = names.map(
      async (name) => [name, await readFile(path.join(folder, name), 'latin1')] as const,
    );
    return new Map(await Promise.all(texts));
  }
  const filesWith = async (folder: string, word: string) =>
    [...(await readFiles(folder))].filter(([, text]) => text.includes(word)).map(([name]) => name);

  async function readSalt(store: Store): Promise<string> {
    const { salt } = await store.db.selectFrom('salts').select('salt').executeTakeFirstOrThrow();
    return salt;
  }

  it('is in no backup, not even in unused parts of its pages, but the counts are', async () => {
    const store = await testStore().openMigrated();
    const { clock, dataDir } = testStore();
    // Imitates a store of an earlier version, which did not overwrite deleted data.
    await sql`pragma secure_delete = off`.execute(store.db);
    await store.db.insertInto('salts').values({ day: 1, salt: 'salt-of-long-ago' }).execute();
    await store.db.deleteFrom('salts').execute();
    const votes = await createVotes({ store, clock, log: silentLog, gatherMs: 1 });
    const visitors = createVisitorHash({ store, clock });
    const ann = await visitors.hash('192.0.2.7', 'Firefox');
    await Promise.all([
      votes.vote(ann, game, 1),
      votes.report({ ...game, reason: 'dead', message: 'It does not start.' }),
    ]);
    await votes.close();
    const file = await backupStore(store, 'daily');
    const backups = path.join(dataDir, 'backups');
    for (const word of [await readSalt(store), ann, 'salt-of-long-ago']) {
      expect(await filesWith(dataDir, word)).not.toEqual([]);
      expect(await filesWith(backups, word)).toEqual([]);
    }
    const database = new DatabaseSync(file!, { readOnly: true });
    expect(database.prepare('select likes from counters').get()).toEqual({ likes: 1 });
    expect(database.prepare('select reason from reports').get()).toEqual({ reason: 'dead' });
    database.close();
    expect(await readdir(backups)).toEqual([path.basename(file!)]);
  });

  it('is overwritten in the store itself after it was deleted', async () => {
    const store = await testStore().openMigrated();
    const { clock, dataDir } = testStore();
    const visitors = createVisitorHash({ store, clock });
    const votes = await createVotes({ store, clock, log: silentLog, gatherMs: 1 });
    const ann = await visitors.hash('192.0.2.7', 'Firefox');
    await votes.vote(ann, game, 1);
    await votes.close();
    const salt = await readSalt(store);
    await forgetEarlierDays(store, dayNumber(clock.now()) + 2);
    expect([...(await filesWith(dataDir, salt)), ...(await filesWith(dataDir, ann))]).toEqual([]);
  });

  it('is removed from a store of an earlier version, from its reports and from the backup before the change', async () => {
    const store = await testStore().open();
    const { dataDir } = testStore();
    const earlier = Object.entries(listMigrations('sqlite')).filter(([name]) => name < '0006');
    await sql`pragma secure_delete = off`.execute(store.db);
    await migrate(store, Object.fromEntries(earlier));
    await sql`
      insert into reports (vertical_id, item_id, reason, message, visitor, created_at)
      values (2, 7, 'dead', 'It does not start.', 'hash-of-a-visitor', 1)`.execute(store.db);
    await store.db.insertInto('salts').values({ day: 1, salt: 'salt-of-long-ago' }).execute();
    await store.db.deleteFrom('salts').execute();
    await migrate(store);
    for (const word of ['hash-of-a-visitor', 'salt-of-long-ago']) {
      expect(await filesWith(dataDir, word)).toEqual([]);
      expect(await filesWith(path.join(dataDir, 'backups'), word)).toEqual([]);
    }
    expect(await store.db.selectFrom('reports').select(['reason', 'closedAt', 'note']).execute()).toEqual([
      { reason: 'dead', closedAt: null, note: '' },
    ]);
    expect(await listBackups(dataDir)).toHaveLength(1);
  });
});

describe('backups of PostgreSQL', () => {
  const testStore = provideTestStore('postgres');

  it('are left to its own tools', async () => {
    expect(await backupStore(await testStore().openMigrated(), 'daily')).toBeNull();
  });
});
