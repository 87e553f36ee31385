import { expect, it, onTestFinished } from 'vitest';
import { describeEachEngine, silentLog, type TestStore } from '#test/store/engines.ts';
import { createCaches } from './caches.server.ts';

/** Opens the caches of a process, with one cache that has an entry. */
async function openCaches(testStore: TestStore) {
  const caches = await createCaches(await testStore.openMigrated(), silentLog);
  onTestFinished(() => caches.stop());
  let entries = 1;
  caches.add({
    read: () => ({ id: 'pages', entries, bytes: 100, hits: 3, misses: 1 }),
    clear() {
      entries = 0;
    },
  });
  return { ...caches, count: () => caches.list()[0]?.entries };
}

describeEachEngine('caches', (testStore) => {
  it('are emptied in every process', async () => {
    const first = await openCaches(testStore());
    const second = await openCaches(testStore());
    await second.check();
    expect([first.count(), second.count()]).toEqual([1, 1]);
    await first.clear();
    expect([first.count(), second.count()]).toEqual([0, 1]);
    await second.check();
    expect(second.count()).toBe(0);
  });

  it('stay as they are in a process that starts after a request', async () => {
    await (await openCaches(testStore())).clear();
    const later = await openCaches(testStore());
    await later.check();
    expect(later.count()).toBe(1);
  });
});
