import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createTestClock, describeEachEngine, provideTestStore, silentLog } from '#test/store/engines.ts';
import { commitInteractions } from './commit-interactions.server.ts';
import { migrate } from './migrate.server.ts';
import { sqliteFileName } from './open-sqlite.server.ts';
import { openStore } from './open.server.ts';
import { writeParts } from './site-parts.server.ts';
import { StoreError, type Store } from './store.ts';
import { inWriteTransaction } from './write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';

describeEachEngine(
  'an open store',
  (testStore) => {
    it('keeps the written text in any script', async () => {
      const store = await testStore().openMigrated();
      const value = '{"title":"Ġuessing 数独 🎲 \u2028"}';
      await inWriteTransaction(store, testChange, (site) =>
        writeParts(site, [{ verticalId: 0, key: 'info', value }]),
      );
      const again = await testStore().openMigrated('cli');
      expect(await again.db.selectFrom('parts').select('value').executeTakeFirst()).toEqual({ value });
    });

    it('gives numbers for bigint, counts and sums', async () => {
      const store = await testStore().openMigrated();
      const itemId = Number.MAX_SAFE_INTEGER;
      const row = { verticalId: 2, itemId, likes: 2, dislikes: 0, collections: 0, opens: 0, changedAt: 1 };
      await store.db
        .insertInto('counters')
        .values([row, { ...row, itemId: 1 }])
        .execute();
      const result = await store.db
        .selectFrom('counters')
        .select((eb) => [
          eb.fn.max('itemId').as('id'),
          eb.fn.sum('likes').as('likes'),
          eb.fn.countAll().as('n'),
        ])
        .executeTakeFirstOrThrow();
      expect(result).toEqual({ id: itemId, likes: 4, n: 2 });
    });

    it('does not show a consistent reader what is written in the meantime', async () => {
      const store = await testStore().openMigrated();
      const write = (value: string) =>
        inWriteTransaction(store, testChange, (site) =>
          writeParts(site, [{ verticalId: 0, key: 'info', value }]),
        );
      await write('"before"');
      const seen = await store.readConsistently(async (db) => {
        const read = () => db.selectFrom('parts').select('value').execute();
        const first = await read();
        await write('"after"');
        return [...first, ...(await read())];
      });
      expect(seen).toEqual([{ value: '"before"' }, { value: '"before"' }]);
      expect(await store.readVersion()).toBe(2);
    });
  },
  { hasNoTables: true },
);

describe('an open SQLite store', () => {
  const testStore = provideTestStore('sqlite');

  it('writes safely and lets readers read beside writers', async () => {
    const store = await testStore().open();
    const { rows: journal } = await sql`pragma journal_mode`.execute(store.db);
    const { rows: synchronous } = await sql`pragma synchronous`.execute(store.db);
    expect([journal, synchronous]).toEqual([[{ journalMode: 'wal' }], [{ synchronous: 2 }]]);
  });
});

describe('an open PostgreSQL store', () => {
  const testStore = provideTestStore('postgres', { hasNoTables: true });

  /** Opens the test database as a user with a limited number of connections. */
  async function openLimited(connections: number): Promise<Store> {
    const owner = await testStore().open();
    const user = `limited_${randomUUID().replaceAll('-', '')}`;
    const name = sql.id(user);
    await sql`create role ${name} login password 'word' connection limit ${sql.lit(connections)}`.execute(
      owner.db,
    );
    onTestFinished(async () => {
      const last = await testStore().open();
      await sql`drop owned by ${name}`.execute(last.db);
      await sql`drop role ${name}`.execute(last.db);
      await last.close();
    });
    await sql`grant all on schema public to ${name}`.execute(owner.db);
    const address = new URL(testStore().databaseUrl!);
    address.username = user;
    address.password = 'word';
    const { dataDir, clock } = testStore();
    return openStore({ databaseUrl: address.href, dataDir, role: 'server', log: silentLog, clock });
  }

  it.each([1, 2, 3])('waits its turn when the database allows %i connections', async (connections) => {
    const store = await openLimited(connections);
    try {
      await migrate(store);
      // One transaction for each item, more than the pool has connections.
      const itemIds = Array.from({ length: 12 }, (_, i) => i + 1);
      await Promise.all(
        itemIds.map((itemId) =>
          store.db.transaction().execute(async (db) => {
            await commitInteractions(
              db,
              'postgres',
              [{ visitor: 'ann', day: 1, verticalId: 2, itemId, kind: 'vote', value: 1 }],
              Date.now,
            );
          }),
        ),
      );
      const rows = await store.db.selectFrom('votes').select('itemId').orderBy('itemId').execute();
      expect(rows.map(({ itemId }) => itemId)).toEqual(itemIds);
    } finally {
      await store.close();
    }
  });

  it('reports that the database allows no connection', async () => {
    const error = await openLimited(0).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'StoreError', fault: 'unreachable' });
    expect(String(error)).toContain('connection limit');
  });
});

describe('a store that cannot be used', () => {
  let folder: string;
  const log = silentLog;
  const clock = createTestClock();
  const faultOf = async (options: { dataDir?: string; databaseUrl?: string }) => {
    const opening = openStore({ dataDir: folder, role: 'cli', log, clock, ...options });
    const error = await opening.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof StoreError)) throw new Error('It is no StoreError.', { cause: error });
    expect(error.message).not.toContain('\n');
    return error;
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portico-open-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('names the folder that cannot be created, and what to do', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const dataDir = path.join(file, 'data');
    const { fault, message } = await faultOf({ dataDir });
    expect(fault).toBe('unwritable');
    expect(message).toContain(dataDir);
    expect(message).toContain('DATA_DIR');
  });

  it('reports that the file is not a SQLite file, and does not change it', async () => {
    const file = path.join(folder, sqliteFileName);
    const content = 'This is a letter, not a database. '.repeat(100);
    await writeFile(file, content);
    const { fault, message } = await faultOf({});
    expect(fault).toBe('corrupt');
    expect(message).toContain(file);
    expect(message).toContain('backups');
    expect(await readFile(file, 'utf8')).toBe(content);
  });

  it('reports that the first pages of the file are damaged', async () => {
    const store = await openStore({ dataDir: folder, role: 'cli', log, clock });
    await sql`create table filler (text text)`.execute(store.db);
    await store.close();
    const file = path.join(folder, sqliteFileName);
    const bytes = await readFile(file);
    bytes.fill(0xee, 100, 4096);
    await writeFile(file, bytes);
    expect((await faultOf({})).fault).toBe('corrupt');
  });

  it('names the database that does not answer, without its password', async () => {
    const databaseUrl = 'postgres://portico:secret@127.0.0.1:1/portico';
    const { fault, message } = await faultOf({ databaseUrl });
    expect(fault).toBe('unreachable');
    expect(message).toContain('127.0.0.1:1/portico');
    expect(message).toContain('DATABASE_URL');
    expect(message).not.toContain('secret');
  });

  it('distinguishes a wrong password from a missing database', async () => {
    const server = inject('postgresUrl');
    const wrong = server.replace('postgres:test@', 'postgres:wrong-word@');
    const refused = await faultOf({ databaseUrl: `${wrong}/postgres` });
    expect(refused.fault).toBe('refused');
    expect(refused.message).toContain('password');
    expect(refused.message).not.toContain('wrong-word');
    const missing = await faultOf({ databaseUrl: `${server}/nowhere` });
    expect(missing.message).toContain('create database');
  });
});
