import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { provideTestStore, silentLog } from '#test/store/engines.ts';
import { backupStore } from './backup.server.ts';
import { sqliteFileName } from './open-sqlite.server.ts';
import { watchStore } from './store-watch.server.ts';
import { createVotes } from './votes.server.ts';

const game = { verticalId: 2, itemId: 7 };

describe('a SQLite file that is lost while the store is open', () => {
  const testStore = provideTestStore('sqlite');

  function makeReplacement(folder: string): string {
    const file = path.join(folder, 'other.sqlite');
    const database = new DatabaseSync(file);
    database.exec("create table letters (text text); insert into letters values ('another file')");
    database.close();
    return file;
  }

  const losses: [string, (location: string) => Promise<void>][] = [
    ['replaced', async (location) => rename(makeReplacement(path.dirname(location)), location)],
    [
      'moved away and replaced',
      async (location) => {
        await rename(location, `${location}.moved`);
        await rename(makeReplacement(path.dirname(location)), location);
      },
    ],
    ['removed', (location) => rm(location)],
  ];

  it.each(losses)(
    'because it was %s accepts no further votes, and its contents are saved',
    async (_, lose) => {
      const { dataDir, clock } = testStore();
      const store = await testStore().openMigrated();
      const votes = await createVotes({ store, clock, log: silentLog, gatherMs: 1 });
      await votes.vote('ann', game, 1);
      const location = path.join(dataDir, sqliteFileName);
      await lose(location);

      await expect(votes.vote('bob', game, 1)).rejects.toMatchObject({ fault: 'lost' });
      await expect(store.readVersion()).rejects.toMatchObject({ fault: 'lost' });
      await expect(backupStore(store, 'daily')).rejects.toMatchObject({ fault: 'lost' });
      const watch = watchStore(store, silentLog, 1);
      await watch.lost;
      expect(watch.loss()).toContain(location);
      await watch.stop();
      await votes.close();
      await store.close();

      const kept = (await readdir(dataDir)).filter((name) => name.includes('.lost-'));
      expect(kept).toHaveLength(1);
      const rescued = new DatabaseSync(path.join(dataDir, kept[0]!));
      expect(rescued.prepare('select likes from counters').all()).toEqual([{ likes: 1 }]);
      rescued.close();
      // The log must be empty, because the next process that opens the replacement would apply it.
      expect((await stat(`${location}-wal`).catch(() => null))?.size ?? 0).toBe(0);
      const isThere = await stat(location).catch(() => null);
      if (!isThere) return;
      const replacement = new DatabaseSync(location);
      expect(replacement.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
      expect(replacement.prepare('select text from letters').all()).toEqual([{ text: 'another file' }]);
      expect(replacement.prepare('select name from sqlite_schema').all()).toEqual([{ name: 'letters' }]);
      replacement.close();
    },
  );

  it('does not commit a transaction that was in progress', async () => {
    const store = await testStore().openMigrated();
    const location = path.join(testStore().dataDir, sqliteFileName);
    const change = store.db.transaction().execute(async (db) => {
      await db.insertInto('meta').values({ key: 'late', value: 'x' }).execute();
      await rename(makeReplacement(testStore().dataDir), location);
    });
    await expect(change).rejects.toMatchObject({ fault: 'lost' });
    const kept = await store.rescue();
    await store.close();
    const rescued = new DatabaseSync(kept!);
    expect(rescued.prepare("select * from meta where key = 'late'").all()).toEqual([]);
    rescued.close();
  });
});
