import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest';
import type { Migration } from 'kysely/migration';
import { migrate } from '#app/store/migrate.server.ts';
import { listMigrations } from '#app/store/migrations/list.ts';
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

/** A store for one test. It is empty at the start of the test, and opened by the test itself. */
export interface TestStore {
  engine: Engine;
  /** `undefined` for SQLite. */
  databaseUrl: string | undefined;
  dataDir: string;
  clock: TestClock;
  /**
   * Opens the store without migrating it. It is closed after the test. Several may be open at the same time, like
   * several processes.
   */
  open(role?: 'server' | 'cli'): Promise<Store>;
  /** Opens the store and migrates it. */
  openMigrated(role?: 'server' | 'cli', ofVerticals?: Readonly<Record<string, Migration>>): Promise<Store>;
}

export const silentLog = pino({ level: 'silent' });

/** Runs the same tests on SQLite and on PostgreSQL. `testStore` returns the store of the current test. */
export function describeEachEngine(name: string, define: (testStore: () => TestStore) => void): void {
  for (const engine of ['sqlite', 'postgres'] as const) {
    describe(`${name} (${engine})`, () => {
      define(provideTestStore(engine));
    });
  }
}

/** Provides an empty store for each test of the surrounding block. */
export function provideTestStore(engine: Engine): () => TestStore {
  let testStore: TestStore | undefined;
  let stores: Store[] = [];
  const database = engine === 'postgres' ? provideDatabase() : undefined;

  beforeEach(async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-store-'));
    await database?.empty();
    const clock = createTestClock();
    const databaseUrl = database?.url();
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

/** Provides a database for the test file. */
function provideDatabase(): { url(): string; empty(): Promise<void> } {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = `${server}/${name}`;
  beforeAll(() => query(`${server}/postgres`, `create database ${name}`));
  afterAll(() => query(`${server}/postgres`, `drop database ${name} with (force)`));
  return {
    url: () => url,
    empty: () => query(url, 'drop schema public cascade; create schema public'),
  };
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
