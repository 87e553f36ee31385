import { rename, writeFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { provideTestStore } from '#test/store/engines.ts';
import { guardFile } from './file-guard.server.ts';
import { sqliteFileName } from './open-sqlite.server.ts';
import { runInThread, startStoreThread } from './run-in-thread.server.ts';
import { sqliteResultCode } from './sqlite-lock.server.ts';

describe('the background connection of a server', () => {
  const testStore = provideTestStore('sqlite');
  const keys = ['first', 'second'];

  it('reads and writes the data of the other connection, with the same settings', async () => {
    const { db, background } = await testStore().openMigrated();
    const sketch = Uint8Array.of(0, 1, 255);
    await background.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('countedVisitors')
        .values({ day: 1, verticalId: 2, visitors: 3, sketch })
        .execute();
    });
    expect(await db.selectFrom('countedVisitors').selectAll().execute()).toEqual([
      { day: 1, verticalId: 2, visitors: 3, sketch },
    ]);
    const [updated] = await background.updateTable('countedVisitors').set({ sketch: null }).execute();
    expect(updated?.numUpdatedRows).toBe(1n);
    expect(await background.selectFrom('countedVisitors').select('sketch').execute()).toEqual([
      { sketch: null },
    ]);
    const { rows } = await sql`pragma synchronous`.execute(background);
    expect(rows).toEqual([{ synchronous: 2 }]);
  });

  it('lets the process continue while SQLite works', async () => {
    const { background } = await testStore().openMigrated();
    const counting = sql`
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 300000)
      select count(*) from numbers`.execute(background);
    const done = new AbortController();
    void counting.finally(() => done.abort());
    let turns = 0;
    for (; !done.signal.aborted; turns += 1) await setImmediate();
    await counting;
    expect(turns).toBeGreaterThan(100);
  });

  it('undoes a transaction that fails, and names the reason as the other connection does', async () => {
    const { db, background } = await testStore().openMigrated();
    const failing = background.transaction().execute(async (transaction) => {
      for (const key of ['first', 'second', 'first']) {
        await transaction.insertInto('meta').values({ key, value: '' }).execute();
      }
    });
    const constraint = 19;
    expect(sqliteResultCode(await failing.catch((error: unknown) => error))).toBe(constraint);
    expect(await db.selectFrom('meta').select('key').where('key', 'in', keys).execute()).toEqual([]);
  });

  it('waits for a transaction of the other connection', async () => {
    const { db, background } = await testStore().openMigrated();
    let writing: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('meta').values({ key: 'first', value: '1' }).execute();
      writing = background.updateTable('meta').set({ value: '2' }).where('key', '=', 'first').execute();
      for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    });
    await writing;
    const row = await db.selectFrom('meta').select('value').where('key', '=', 'first').executeTakeFirst();
    expect(row).toEqual({ value: '2' });
  });

  it('does not open a file that took the place of the lost one', async () => {
    const { background } = await testStore().openMigrated();
    const location = path.join(testStore().dataDir, sqliteFileName);
    await rename(location, `${location}.moved`);
    await writeFile(location, 'another file');
    const query = background.selectFrom('meta').selectAll().execute();
    await expect(query).rejects.toMatchObject({ name: 'StoreError', fault: 'lost' });
    expect(await readFile(location, 'utf8')).toBe('another file');
    await rename(`${location}.moved`, location);
  });

  it('undoes the transaction of a thread that ends early, and starts another one', async () => {
    const store = await testStore().openMigrated();
    const { location } = store;
    const threads: ReturnType<typeof startStoreThread>[] = [];
    const file = { location, opened: guardFile(location).opened, lockWait: 1_000 };
    const runner = runInThread(file, (given) => {
      const thread = startStoreThread(given);
      threads.push(thread);
      return thread;
    });
    const insert = 'insert into meta (key, value) values (?, ?)';
    await runner.begin();
    await runner.run(insert, ['first', '']);
    await threads[0]?.terminate();
    await expect(runner.run(insert, ['second', ''])).rejects.toThrow();
    await expect(runner.commit()).rejects.toThrow();
    await runner.rollback();
    const keysNow = async () =>
      (await store.db.selectFrom('meta').select('key').where('key', 'in', keys).execute()).map(
        ({ key }) => key,
      );
    expect(await keysNow()).toEqual([]);
    await runner.run(insert, ['second', '']);
    expect(await keysNow()).toEqual(['second']);
    expect(threads).toHaveLength(2);
    await runner.close();
  });
});
