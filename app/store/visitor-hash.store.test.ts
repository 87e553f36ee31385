import { expect, it } from 'vitest';
import { describeEachEngine } from '#test/store/engines.ts';
import { dumpStore } from './dump.server.ts';
import { createVisitorHash } from './visitor-hash.server.ts';

describeEachEngine('the visitor hash', (testStore) => {
  it('is one per address and browser for a day, in every process', async () => {
    const stores = [await testStore().openMigrated(), await testStore().open()];
    const [here, there] = stores.map((store) => createVisitorHash({ store, clock: testStore().clock }));
    const [first, second] = await Promise.all([
      here!.hash('192.0.2.7', 'Firefox'),
      there!.hash('192.0.2.7', 'Firefox'),
    ]);
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(second).toBe(first);
    expect(await here!.hash('::ffff:192.0.2.7', 'Firefox')).toBe(first);
    expect(await here!.hash('192.0.2.8', 'Firefox')).not.toBe(first);
    const dump = await dumpStore(stores[0]!);
    expect(dump).not.toContain('192.0.2');
    expect(dump).not.toContain('Firefox');
  });

  it('uses the network part of an IPv6 address, and accepts any text as an address', async () => {
    const store = await testStore().openMigrated();
    const visitors = createVisitorHash({ store, clock: testStore().clock });
    expect(await visitors.hash('2001:db8:1:2::1', 'a')).toBe(
      await visitors.hash('2001:db8:1:2:3:4:5:6', 'a'),
    );
    // The two networks are in different /48s, so their hashes always differ. Networks of one /48 share 32 hashes.
    expect(await visitors.hash('2001:db8:1:2::1', 'a')).not.toBe(await visitors.hash('2001:db8:2:2::1', 'a'));
    expect(await visitors.hash('', 'a')).not.toBe(await visitors.hash('unknown', 'a'));
  });

  it('is one of four for an address and day, whatever browsers it names', async () => {
    const visitors = createVisitorHash({ store: await testStore().openMigrated(), clock: testStore().clock });
    const hashes = async (address: string) =>
      new Set(
        await Promise.all(
          Array.from({ length: 60 }, (_, index) => visitors.hash(address, `Browser ${index}`)),
        ),
      );
    const first = await hashes('192.0.2.7');
    expect(first.size).toBe(4);
    expect((await hashes('192.0.2.8')).intersection(first).size).toBe(0);
    // Some of the four hashes may be equal, because the /48 has only 32.
    expect((await hashes('2001:db8:1:2::1')).size).toBeLessThanOrEqual(4);
  });

  it('is one of 32 for all networks of an IPv6 /48', async () => {
    const visitors = createVisitorHash({ store: await testStore().openMigrated(), clock: testStore().clock });
    const hashes = async (site: string) =>
      new Set(
        await Promise.all(
          Array.from({ length: 800 }, (_, index) =>
            visitors.hash(`${site}:${index.toString(16)}::1`, `Browser ${index % 5}`),
          ),
        ),
      );
    const first = await hashes('2001:db8:1');
    expect(first.size).toBe(32);
    expect((await hashes('2001:db8:2')).intersection(first).size).toBe(0);
  });

  it('changes every day, and the salts of days before yesterday are deleted', async () => {
    const store = await testStore().openMigrated();
    const { clock } = testStore();
    const visitors = createVisitorHash({ store, clock });
    const days = async () => (await store.db.selectFrom('salts').select('day').execute()).length;
    const first = await visitors.hash('192.0.2.7', 'Firefox');
    clock.set('2026-03-02T00:00:01Z');
    expect(await visitors.hash('192.0.2.7', 'Firefox')).not.toBe(first);
    expect(await days()).toBe(2);
    clock.set('2026-03-03T00:00:01Z');
    await visitors.hash('192.0.2.7', 'Firefox');
    expect(await days()).toBe(2);
    clock.set('2026-03-20T00:00:01Z');
    await visitors.hash('192.0.2.7', 'Firefox');
    expect(await days()).toBe(1);
  });
});
