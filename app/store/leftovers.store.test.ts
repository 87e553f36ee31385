import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeEachEngine, provideTestStore } from '#test/store/engines.ts';
import { listFeedRuns, startFeedRun } from './feed-runs.server.ts';
import {
  closeInterruptedRuns,
  isStoreUnused,
  removeUnfinishedFiles,
  removeUnfinishedIn,
} from './leftovers.server.ts';

const hour = 3_600_000;

describeEachEngine('feed runs of killed processes', (testStore) => {
  it('are closed: all of them if the store is not in use, otherwise those older than six hours', async () => {
    const { db } = await testStore().openMigrated();
    const now = testStore().clock.now();
    const start = (startedAt: number) => startFeedRun(db, { provider: 'rss', source: 'feed.xml', startedAt });
    await start(now - 7 * hour);
    await start(now - hour);
    const outcomes = async () =>
      (await listFeedRuns(db)).map(({ outcome, finishedAt }) => [outcome, finishedAt]);
    expect(await closeInterruptedRuns(db, now, false)).toBe(1);
    expect(await outcomes()).toEqual([
      ['running', null],
      ['interrupted', now],
    ]);
    expect(await closeInterruptedRuns(db, now, true)).toBe(1);
    expect(await outcomes()).toEqual([
      ['interrupted', now],
      ['interrupted', now],
    ]);
  });
});

describe('unfinished files', () => {
  const testStore = provideTestStore('sqlite');
  const unfinished = [
    'portico.sqlite.4711.part',
    'backups/portico-20260301T120000000Z-daily.sqlite.4711.part',
    'backups/portico-20260301T120000000Z-daily.sqlite.4711.raw.part',
    'media/0123456789abcdef-320.avif.4711.part',
    'media/originals/0123456789abcdef.4f9f3b0c-3b0e-4a51-8f7c-1d2f7f0a9f10.part',
    'media/games/.staging-4f9f3b0c-3b0e-4a51-8f7c-1d2f7f0a9f10',
  ];
  const others = ['notes.part', 'backups/portico-20260301T120000000Z-daily.sqlite', 'media/0123456789abcdef'];

  async function makeFiles(): Promise<() => Promise<string[]>> {
    const { dataDir } = testStore();
    await mkdir(path.join(dataDir, 'backups'), { recursive: true });
    await mkdir(path.join(dataDir, 'media/originals'), { recursive: true });
    await mkdir(path.join(dataDir, 'media/games/.staging-4f9f3b0c-3b0e-4a51-8f7c-1d2f7f0a9f10/js'), {
      recursive: true,
    });
    const all = [...unfinished, ...others];
    for (const name of all) if (!name.includes('.staging-')) await writeFile(path.join(dataDir, name), '');
    return async () => {
      const left = new Set(await readdir(dataDir, { recursive: true }));
      return all.filter((name) => left.has(name));
    };
  }

  it('are removed from an unused store, and nothing else is', async () => {
    const left = await makeFiles();
    expect(isStoreUnused(testStore().dataDir)).toBe(true);
    expect(await removeUnfinishedFiles(testStore().dataDir, true)).toBe(unfinished.length);
    expect(await left()).toEqual(others);
  });

  it('stay while a process may be writing them', async () => {
    const left = await makeFiles();
    await testStore().openMigrated();
    expect(isStoreUnused(testStore().dataDir)).toBe(false);
    expect(await removeUnfinishedFiles(testStore().dataDir, false)).toBe(0);
    const old = new Date(Date.now() - 7 * hour);
    await utimes(path.join(testStore().dataDir, unfinished[1]!), old, old);
    expect(await removeUnfinishedIn(path.join(testStore().dataDir, 'backups'))).toBe(1);
    expect(await left()).toEqual([unfinished[0], ...unfinished.slice(2), ...others]);
  });
});
