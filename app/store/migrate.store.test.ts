import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { startStoreProcess } from '#test/store/child.ts';
import { describeEachEngine, provideTestStore, silentLog, type TestStore } from '#test/store/engines.ts';
import { listBackups } from './backup.server.ts';
import { dumpStore, tables } from './dump.server.ts';
import { migrate } from './migrate.server.ts';
import { listMigrations } from './migrations/list.ts';
import { sqliteFileName } from './open-sqlite.server.ts';
import { openStore } from './open.server.ts';
import { readPart } from './site-parts.server.ts';
import type { Db, Store } from './store.ts';
import { inWriteTransaction } from './write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';

const released = [
  '0001-initial',
  '0003-jobs',
  '0004-starter-figures',
  '0005-item-changes',
  '0006-reports',
  '0007-feed-memory',
  '0008-changes',
  '0009-drafts',
  '0010-operators',
  '0011-uploads',
  '0012-job-requests',
  '0013-sign-in-limits',
  '0014-content-views',
  '0015-feeds',
  '0016-ad-measurements',
  '0017-statistics',
  '0018-checks',
  '0019-kept-texts',
  '0020-removed-feeds',
  '0021-openings',
  '0022-page-language',
  '0023-feed-edits',
  '0024-item-positions',
];

const createTable = (name: string): Migration => ({
  up: async (db) => db.schema.createTable(name).addColumn('id', 'integer').execute(),
});

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const withOneMore = ({ engine }: Store) => ({ ...listMigrations(engine), '0099-more': createTable('more') });

async function tableNames(db: Db): Promise<string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name);
}

describeEachEngine(
  'migrations',
  (testStore) => {
    it('create every table, once', async () => {
      const store = await testStore().open();
      expect(await migrate(store)).toEqual(released);
      expect(await migrate(store)).toEqual([]);
      const names = await tableNames(store.db);
      expect(names.toSorted()).toEqual(tables.map(snakeCase).toSorted());
      expect(await store.readVersion()).toBeNull();
    });

    it('let the order and the providers of items be read from an index alone', async () => {
      const store = await testStore().open();
      await migrate(store);
      const indexes =
        store.engine === 'sqlite'
          ? sql<{ columns: string }>`
              select group_concat(name, ' ') as columns from pragma_index_info('items_by_position')`
          : sql<{ columns: string }>`
              select string_agg(attname, ' ' order by attnum) as columns from pg_attribute
              where attrelid = 'items_by_position'::regclass`;
      const { rows } = await indexes.execute(store.db);
      expect(rows).toEqual([{ columns: 'vertical_id position id provider' }]);
    });

    it('take the openings of the last two days into account', async () => {
      const store = await testStore().open();
      const earlier = Object.entries(listMigrations(store.engine)).filter(([name]) => name < '0021');
      await migrate(store, Object.fromEntries(earlier));
      const vote = { verticalId: 2, itemId: 7, value: 1 };
      await store.db
        .insertInto('votes')
        .values([
          { ...vote, visitor: 'ann', day: 20_000, kind: 'open' },
          { ...vote, visitor: 'bob', day: 20_000, kind: 'open' },
          { ...vote, visitor: 'ann', day: 20_001, kind: 'open' },
          { ...vote, visitor: 'ann', day: 20_001, kind: 'vote' },
        ])
        .execute();
      await migrate(store);
      expect(await store.db.selectFrom('openings').selectAll().orderBy('day').execute()).toEqual([
        { verticalId: 2, itemId: 7, day: 20_000, opens: 2 },
        { verticalId: 2, itemId: 7, day: 20_001, opens: 1 },
      ]);
    });

    it('remove the keys of feeds from the audit log', async () => {
      const store = await testStore().open();
      const earlier = Object.entries(listMigrations(store.engine)).filter(([name]) => name < '0023');
      await migrate(store, Object.fromEntries(earlier));
      const details = JSON.stringify({ after: { address: 'https://feeds.example/?key=secret' } });
      const entry = {
        at: 1,
        operatorId: 'a',
        operatorName: 'Ann',
        address: '::1',
        subject: 'Games',
        details,
      };
      await store.db
        .insertInto('auditLog')
        .values([
          { ...entry, action: 'feed-add' },
          { ...entry, action: 'job-run' },
        ])
        .execute();
      await migrate(store);
      expect(
        await store.db.selectFrom('auditLog').select(['action', 'details']).orderBy('id').execute(),
      ).toEqual([
        { action: 'feed-add', details: '{}' },
        { action: 'job-run', details },
      ]);
    });

    it('keep the statistics, whose pages have no language yet', async () => {
      const store = await testStore().open();
      const earlier = Object.entries(listMigrations(store.engine)).filter(([name]) => name < '0022');
      await migrate(store, Object.fromEntries(earlier));
      await sql`
        insert into statistics (day, hour, vertical_id, item_id, category_id, source, device, language, views)
        values (20000, 3, 2, 7, 30, 'a.example', 'phone', 'pt', 5)
      `.execute(store.db);
      await migrate(store);
      expect(await store.db.selectFrom('statistics').selectAll().execute()).toMatchObject([
        { day: 20_000, hour: 3, itemId: 7, source: 'a.example', language: 'pt', pageLanguage: '', views: 5 },
      ]);
    });

    it.each([
      ['of the starter content become samples', {}, 'sample'],
      ['of an operator stay real', { host: 'games.example' }, undefined],
    ])('figures %s', async (_, own, figures) => {
      const store = await testStore().open();
      const earlier = Object.entries(listMigrations(store.engine)).filter(([name]) => name < '0004');
      await migrate(store, Object.fromEntries(earlier));
      const text = await readFile(path.resolve('content/starter/site.json'), 'utf8');
      const { figures: _figures, ...info } = (JSON.parse(text) as { info: Record<string, string> }).info;
      const value = JSON.stringify({ ...info, ...own });
      await store.db.insertInto('parts').values({ verticalId: 0, key: 'info', value }).execute();
      await migrate(store);
      const stored = JSON.parse((await readPart(store.db, 0, 'info')) ?? '');
      expect(stored).toEqual({ ...info, ...own, ...(figures && { figures }) });
    });

    it('count feed items that are missing as removed by the feed', async () => {
      const store = await testStore().open();
      const all = Object.entries(listMigrations(store.engine));
      const earlier = all.filter(([name]) => name < '0007');
      await migrate(store, Object.fromEntries(earlier));
      const row = { verticalId: 2, provider: 'sample' };
      const item = {
        ...row,
        id: 100_000,
        providerId: 'a',
        position: 0,
        data: '{}',
        changedIn: 1,
        changedAt: 0,
      };
      await store.db.insertInto('items').values(item).execute();
      const ids = [
        { ...row, providerId: 'a', id: 100_000 },
        { ...row, providerId: 'b', id: 100_001 },
      ];
      await store.db.insertInto('feedIds').values(ids).execute();
      await migrate(store);
      const records = await store.db.selectFrom('feedIds').selectAll().orderBy('id').execute();
      expect(records).toEqual([
        { ...ids[0], delivered: '', removed: null },
        { ...ids[1], delivered: '', removed: '' },
      ]);
    });

    it('that fail change nothing and report the reason', async () => {
      const store = await testStore().openMigrated();
      const before = await dumpStore(store);
      const failing: Migration = { up: async (db) => void (await sql`select * from nowhere`.execute(db)) };
      const next = { ...listMigrations(store.engine), '8000-good': createTable('good'), '8001-bad': failing };
      await expect(migrate(store, next)).rejects.toMatchObject({
        fault: 'migration',
        message: expect.stringContaining('8001-bad'),
      });
      expect(await tableNames(store.db)).not.toContain('good');
      expect(await dumpStore(store)).toBe(before);
      expect(await migrate(store, { ...next, '8001-bad': createTable('mended') })).toEqual([
        '8000-good',
        '8001-bad',
      ]);
    });

    it('of a newer Portico are refused with one line', async () => {
      const store = await testStore().openMigrated();
      await migrate(store, { ...listMigrations(store.engine), '9000-future': createTable('future') });
      await expect(testStore().open()).rejects.toMatchObject({
        fault: 'newer',
        message: expect.stringMatching(/newer Portico.*9000-future/),
      });
    });

    it('of a vertical that is not built in stay as they are, and it may return', async () => {
      const store = await testStore().openMigrated('server', { 'toys-0001-shelves': createTable('shelves') });
      expect(await migrate(store)).toEqual([]);
      expect(await tableNames(store.db)).toContain('shelves');
      const toys = { 'toys-0001-shelves': createTable('shelves'), 'toys-0002-boxes': createTable('boxes') };
      const known = listMigrations(store.engine);
      expect(await migrate(store, { ...known, ...toys })).toEqual(['toys-0002-boxes']);
      expect(await migrate(store, { ...known, '0099-more': createTable('more') })).toEqual(['0099-more']);
    });

    it('run once when several processes start together', async () => {
      const children = Array.from({ length: 3 }, () => startStoreProcess(testStore(), 'migrate'));
      for (const child of children) expect(await child.nextLine()).toBe('open');
      for (const child of children) child.send('go');
      const applied = await Promise.all(children.map((child) => child.nextLine()));
      await Promise.all(children.map((child) => child.end()));
      expect(applied.toSorted()).toEqual(['', '', released.join(' ')]);
    });

    it('leave nothing incomplete when their process is killed', async () => {
      const store = await testStore().openMigrated();
      const before = await dumpStore(store);
      const child = startStoreProcess(testStore(), 'migrateSlowly');
      expect(await child.nextLine()).toBe('half done');
      await child.kill();
      expect(await tableNames(store.db)).not.toContain('half_done');
      expect(await dumpStore(store)).toBe(before);
      expect(await migrate(store)).toEqual([]);
      const next = { ...listMigrations(store.engine), '9999-slow': createTable('halfDone') };
      expect(await migrate(store, next)).toEqual(['9999-slow']);
    });
  },
  { hasNoTables: true },
);

describe('migrations of a SQLite file', () => {
  const testStore = provideTestStore('sqlite');

  it('are preceded by a backup that the earlier version can use', async () => {
    const store = await testStore().openMigrated();
    expect(await listBackups(testStore().dataDir)).toEqual([]);
    await inWriteTransaction(store, testChange, async () => {});
    const before = await dumpStore(store);
    await migrate(store, withOneMore(store));
    const backups = await listBackups(testStore().dataDir);
    expect(backups).toHaveLength(1);
    expect(backups[0]).toContain('before-0099-more');
    expect(await dumpBackup(testStore(), backups[0]!)).toBe(before);
  });

  it('make one backup when two connections migrate together', async () => {
    const stores = [await testStore().openMigrated(), await testStore().open('server')];
    const applied = await Promise.all(stores.map((store) => migrate(store, withOneMore(store))));
    expect(applied.flat()).toEqual(['0099-more']);
    expect(await listBackups(testStore().dataDir)).toHaveLength(1);
  });
});

async function dumpBackup(testStore: TestStore, file: string): Promise<string> {
  const dataDir = path.join(testStore.dataDir, 'restored');
  await mkdir(dataDir);
  await copyFile(file, path.join(dataDir, sqliteFileName));
  const store = await openStore({ dataDir, role: 'cli', log: silentLog, clock: testStore.clock });
  try {
    expect(await migrate(store)).toEqual([]);
    return await dumpStore(store);
  } finally {
    await store.close();
  }
}
