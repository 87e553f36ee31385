import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest';
import type { Migration } from 'kysely/migration';
import { migrate } from '#app/store/migrate.server.ts';
import { listMigrations } from '#app/store/migrations/list.ts';
import { sqliteFileName } from '#app/store/open-sqlite.server.ts';
import { openStore } from '#app/store/open.server.ts';
import type { Engine, Store } from '#app/store/store.ts';
import type { Clock } from '#app/lib/clock.ts';

/** A clock that only moves when a test sets it. */
export interface TestClock extends Clock {
  set(time: string | number): void;
}

/** Creates a clock that starts at noon on 1 March 2026 UTC. */
export function createTestClock(): TestClock {
  let now = Date.parse('2026-03-01T12:00:00Z');
  return {
    now: () => now,
    set(time) {
      now = typeof time === 'string' ? Date.parse(time) : time;
    },
  };
}

/** A store for one test. It holds no data at the start of the test, which opens the store itself. */
export interface TestStore {
  engine: Engine;
  /** `undefined` for SQLite. */
  databaseUrl: string | undefined;
  dataDir: string;
  clock: TestClock;
  /**
   * Opens the store without migrating it. It is closed after the test. A test may open the store several times, like
   * several processes.
   */
  open(role?: 'server' | 'cli'): Promise<Store>;
  /** Opens the store and migrates it. */
  openMigrated(role?: 'server' | 'cli', ofVerticals?: Readonly<Record<string, Migration>>): Promise<Store>;
}

export const silentLog = pino({ level: 'silent' });

export interface TestStoreOptions {
  /**
   * Whether each test starts without tables. By default, it starts with the tables of the migrations, because creating
   * them for each test takes more than a minute of processor time in a run.
   */
  hasNoTables?: boolean;
}

/** Runs the same tests on SQLite and on PostgreSQL. `testStore` returns the store of the current test. */
export function describeEachEngine(
  name: string,
  define: (testStore: () => TestStore) => void,
  options?: TestStoreOptions,
): void {
  for (const engine of ['sqlite', 'postgres'] as const) {
    describe(`${name} (${engine})`, () => {
      define(provideTestStore(engine, options));
    });
  }
}

/**
 * Like `describeEachEngine`, but only `npm run test:long` runs the tests on PostgreSQL. It is meant for code that reads
 * and writes through modules whose own tests always run on both engines.
 */
export function describeSqliteFirst(name: string, define: (testStore: () => TestStore) => void): void {
  describe(`${name} (sqlite)`, () => define(provideTestStore('sqlite')));
  describe(`${name} (postgres)`, { tags: 'long' }, () => define(provideTestStore('postgres')));
}

/** Provides a store without data for each test of the surrounding block. */
export function provideTestStore(
  engine: Engine,
  { hasNoTables = false }: TestStoreOptions = {},
): () => TestStore {
  let testStore: TestStore | undefined;
  let stores: Store[] = [];
  const database = engine === 'postgres' ? provideDatabase({ hasNoTables }) : undefined;

  beforeEach(async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-store-'));
    if (database) await database.reset();
    else if (!hasNoTables) await writeFile(path.join(dataDir, sqliteFileName), await migratedSqlite());
    const clock = createTestClock();
    const databaseUrl = database?.url;
    const open: TestStore['open'] = async (role = 'server') => {
      const store = await openStore({ databaseUrl, dataDir, role, log: silentLog, clock });
      stores.push(store);
      return store;
    };
    const openMigrated: TestStore['openMigrated'] = async (role, ofVerticals) => {
      const store = await open(role);
      await migrate(store, { ...listMigrations(store.engine), ...ofVerticals });
      return store;
    };
    testStore = { engine, databaseUrl, dataDir, clock, open, openMigrated };
  });

  afterEach(async () => {
    for (const store of stores) await store.close();
    stores = [];
    if (testStore) await rm(testStore.dataDir, { recursive: true, force: true });
  });

  return () => {
    if (!testStore) throw new Error('There is no store outside of a test.');
    return testStore;
  };
}

let sqlite: Promise<Buffer> | undefined;

/** Returns the file of a SQLite store with the tables of the migrations. */
function migratedSqlite(): Promise<Buffer> {
  sqlite ??= (async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-store-'));
    const store = await openStore({ dataDir, role: 'cli', log: silentLog, clock: createTestClock() });
    await migrate(store, listMigrations(store.engine));
    await store.close();
    const file = await readFile(path.join(dataDir, sqliteFileName));
    await rm(dataDir, { recursive: true });
    return file;
  })();
  return sqlite;
}

interface TestDatabase {
  url: string;
  /** Removes the data of the previous test. */
  reset(): Promise<void>;
}

/** Provides a database for the tests of a block. */
function provideDatabase({ hasNoTables }: { hasNoTables: boolean }): TestDatabase {
  return hasNoTables ? provideEmptyDatabase() : provideSharedDatabase();
}

function provideEmptyDatabase(): TestDatabase {
  const server = inject('postgresUrl');
  const name = newName();
  beforeAll(() => query(`${server}/postgres`, `create database ${name}`));
  afterAll(() => query(`${server}/postgres`, `drop database ${name} with (force)`));
  const url = `${server}/${name}`;
  return { url, reset: () => query(url, 'drop schema public cascade; create schema public') };
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

let shared: { name: string; ready: Promise<string> } | undefined;

/** Provides the database that the blocks of all files in a worker share, because creating a database takes a second. */
function provideSharedDatabase(): TestDatabase {
  const server = inject('postgresUrl');
  shared ??= createMigrated(server, newName());
  const { name, ready } = shared;
  const url = `${server}/${name}`;
  return { url, reset: async () => query(url, await ready) };
}

/** Creates a database with the tables of the migrations. `ready` resolves to the statements that reset it. */
function createMigrated(server: string, name: string): { name: string; ready: Promise<string> } {
  async function create(): Promise<string> {
    const databaseUrl = `${server}/${name}`;
    await query(`${server}/postgres`, `create database ${name}`);
    const clock = createTestClock();
    const store = await openStore({ databaseUrl, dataDir: tmpdir(), role: 'cli', log: silentLog, clock });
    await migrate(store, listMigrations(store.engine));
    await store.close();
    return copyTables(databaseUrl);
  }
  return { name, ready: create() };
}

/** Drops the tables that have no copy, such as those of a vertical. */
const dropNewTables = `do $$
declare new_table text;
begin
  for new_table in
    select tablename from pg_tables where schemaname = 'public'
    except select tablename from pg_tables where schemaname = 'initial'
  loop
    execute format('drop table public.%I cascade', new_table);
  end loop;
end $$`;

/** Copies all tables to the schema `initial`. Returns statements that restore the tables, rows and sequences. */
async function copyTables(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('create schema initial');
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const statements = [
      dropNewTables,
      // In this role, PostgreSQL does not check references between the tables.
      'set session_replication_role = replica',
    ];
    for (const { name } of tables) {
      const { rowCount } = await client.query(`create table initial.${name} as table public.${name}`);
      statements.push(`delete from public.${name}`);
      if (rowCount) statements.push(`insert into public.${name} select * from initial.${name}`);
    }
    const { rows: sequences } = await client.query<{ name: string; next: string }>(
      `select quote_literal(quote_ident(sequencename)) as name, coalesce(last_value + 1, start_value) as next
       from pg_sequences where schemaname = 'public'`,
    );
    for (const { name, next } of sequences) statements.push(`select setval(${name}, ${next}, false)`);
    return statements.join('; ');
  } finally {
    await client.end();
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
