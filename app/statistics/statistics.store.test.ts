import { expect, it } from 'vitest';
import type { CountedEvent } from '#app/domain/counted-event.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Store } from '#app/store/store.ts';
import { createVisitorHash } from '#app/store/visitor-hash.server.ts';
import { startStoreProcess } from '#test/store/child.ts';
import { describeEachEngine, silentLog, type TestStore } from '#test/store/engines.ts';
import { maxDetailed, maxItems } from './row-budget.ts';
import { shortenStatistics } from './shorten-statistics.server.ts';
import { localHour } from './local-hour.ts';
import { createStatistics, type Statistics } from './statistics.server.ts';

const timeZone = 'America/Los_Angeles';
const snapshot = {
  settings: { verticals: [], timeZone, languages: ['en', 'de'] },
  catalogues: new Map([
    [
      2,
      {
        itemById: new Map([
          [7, { categoryId: 30 }],
          [8, { categoryId: 31 }],
        ]),
        categoryById: new Map([[30, {}]]),
      },
    ],
  ]),
} as unknown as Snapshot;

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148';

function open(testStore: TestStore, store: Store, written = store): Statistics {
  const { clock } = testStore;
  return createStatistics({
    store: written,
    clock,
    log: silentLog,
    snapshots: { current: () => snapshot },
    visitorHash: createVisitorHash({ store, clock }),
    verticalIds: new Map([['g', 2]]),
    flushMs: 3_600_000,
  });
}

interface Sent {
  address?: string;
  userAgent?: string;
  source?: string;
  language?: string;
}

const send = (
  statistics: Statistics,
  events: CountedEvent[],
  { address = '192.0.2.1', userAgent = phone, source = '', language = 'en' }: Sent = {},
) =>
  statistics.count(
    { source, hasTouch: true, language, events },
    {
      address,
      headers: { 'user-agent': userAgent, 'accept-language': 'pt-BR,en;q=0.5' },
      host: 'portal.example',
    },
  );

const view: CountedEvent = { kind: 'view', vertical: 'g', item: 7 };
const rowsOf = ({ db }: Store) => db.selectFrom('statistics').selectAll().orderBy('hour').execute();
const visitorsOf = async ({ db }: Store) =>
  (await db.selectFrom('countedVisitors').selectAll().orderBy('verticalId').execute()).map(
    ({ verticalId, visitors }) => [verticalId, visitors],
  );

describeEachEngine('statistics', (testStore) => {
  it('add up what visitors do, by the hour of the site, and keep nothing about the visitor', async () => {
    const store = await testStore().openMigrated();
    const statistics = open(testStore(), store);
    testStore().clock.set('2026-03-02T02:30:00Z');
    await send(statistics, [{ ...view, kind: 'visit' }, view], { source: 'www.Example.org' });
    await send(statistics, [view, { ...view, kind: 'play' }, { ...view, kind: 'time', seconds: 15 }]);
    await statistics.flush();
    await send(statistics, [view, { kind: 'like', vertical: 'g', item: 7 }]);
    await statistics.close();
    const { day } = localHour(Date.parse('2026-03-01T18:30:00-08:00'), timeZone);
    const common = {
      day,
      hour: 18,
      verticalId: 2,
      itemId: 7,
      categoryId: 30,
      device: 'phone',
      language: 'pt',
      pageLanguage: 'en',
    };
    const none = { views: 0, visits: 0, opens: 0, plays: 0, seconds: 0, likes: 0, clicks: 0 };
    expect((await rowsOf(store)).toSorted((a, b) => (a.source < b.source ? -1 : 1))).toEqual([
      { ...common, ...none, source: '', views: 2, plays: 1, seconds: 15, likes: 1 },
      { ...common, ...none, source: 'example.org', views: 1, visits: 1 },
    ]);
    for (const row of await rowsOf(store)) expect(JSON.stringify(row)).not.toContain('192.0.2.1');
  });

  it('distinguish pages in different languages of the site', async () => {
    const store = await testStore().openMigrated();
    const statistics = open(testStore(), store);
    for (const language of ['en', 'de', 'de', 'xx', '']) await send(statistics, [view], { language });
    await statistics.close();
    const rows = await rowsOf(store);
    expect(rows.map(({ pageLanguage, views }) => `${pageLanguage} ${views}`).toSorted()).toEqual([
      ' 2',
      'de 2',
      'en 1',
    ]);
  });

  it('ignore unknown sections, items and categories', async () => {
    const store = await testStore().openMigrated();
    const statistics = open(testStore(), store);
    await send(statistics, [
      { kind: 'view', vertical: 'constructor' },
      { kind: 'view', vertical: 'g', item: 999 },
      { kind: 'view', vertical: 'g', category: 999 },
      { kind: 'search', vertical: '__proto__', keyword: 'snake', found: 'matches' },
    ]);
    await statistics.close();
    expect(await rowsOf(store)).toEqual([]);
    expect(await visitorsOf(store)).toEqual([]);
  });

  it('count the visitors of two processes once, and a returning one on the next day again', async () => {
    const [store, second] = [await testStore().openMigrated(), await testStore().open('server')];
    const [one, other] = [open(testStore(), store), open(testStore(), second)];
    await send(one, [view], { address: '192.0.2.1' });
    await send(one, [view], { address: '192.0.2.2' });
    await send(other, [view], { address: '192.0.2.2' });
    await send(other, [{ kind: 'play', vertical: 'g', item: 7 }], { address: '192.0.2.9' });
    await one.flush();
    await other.flush();
    expect(await visitorsOf(store)).toEqual([
      [0, 2],
      [2, 2],
    ]);
    testStore().clock.set('2026-03-04T12:00:00Z');
    await send(one, [view]);
    await one.close();
    await other.close();
    expect(await visitorsOf(store)).toHaveLength(4);
  });

  it('store searches with their results, but no keyword that may concern a person', async () => {
    const store = await testStore().openMigrated();
    const statistics = open(testStore(), store);
    const search = (keyword: string, found: 'matches' | 'close' | 'nothing'): CountedEvent => ({
      kind: 'search',
      vertical: 'g',
      keyword,
      found,
    });
    await send(statistics, [search('Snake', 'matches'), search('snake', 'close'), search('zzz', 'nothing')]);
    await send(statistics, [search('anna@example.org', 'nothing')]);
    await statistics.close();
    const rows = await store.db.selectFrom('countedSearches').selectAll().orderBy('keyword').execute();
    expect(rows.map(({ keyword, searches, close, missed }) => [keyword, searches, close, missed])).toEqual([
      ['', 1, 0, 1],
      ['snake', 2, 1, 0],
      ['zzz', 1, 0, 1],
    ]);
  });

  it('survive a store that fails for a while', async () => {
    const store = await testStore().openMigrated();
    let isFailing = true;
    const failing = {
      ...store,
      background: {
        transaction() {
          if (isFailing) throw new Error('The store is away.');
          return store.background.transaction();
        },
      } as Store['background'],
    };
    const statistics = open(testStore(), store, failing);
    await send(statistics, [view]);
    await statistics.flush();
    await send(statistics, [view]);
    isFailing = false;
    await statistics.close();
    expect((await rowsOf(store)).map(({ views }) => views)).toEqual([2]);
    expect(await visitorsOf(store)).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });

  it('add old hours up to days, and forget days after 400 and sketches after a day', async () => {
    const store = await testStore().openMigrated();
    const statistics = open(testStore(), store);
    const at = async (time: string) => {
      testStore().clock.set(time);
      await send(statistics, [view]);
      await statistics.flush();
      return localHour(testStore().clock.now(), timeZone).day;
    };
    const first = await at('2026-03-02T10:10:00Z');
    await at('2026-03-02T11:10:00Z');
    const today = await at('2026-03-18T11:10:00Z');
    await statistics.close();
    expect(await shortenStatistics(store, today)).toBe(2);
    expect(await shortenStatistics(store, today)).toBe(0);
    expect((await rowsOf(store)).map(({ day, hour, views }) => [day, hour, views])).toEqual([
      [first, -1, 2],
      [today, 4, 1],
    ]);
    const sketches = await store.db.selectFrom('countedVisitors').selectAll().orderBy('day').execute();
    expect(sketches.map(({ visitors, sketch }) => [visitors, sketch === null])).toEqual([
      [1, true],
      [1, true],
      [1, false],
      [1, false],
    ]);
    await shortenStatistics(store, first + 401);
    expect((await rowsOf(store)).map(({ day }) => day)).toEqual([today]);
  });
});

describeEachEngine('a killed process', (testStore) => {
  it('loses at most the counts of its last ten seconds', { tags: 'long' }, async () => {
    const store = await testStore().openMigrated();
    const child = startStoreProcess(testStore(), 'count');
    expect(await child.nextLine()).toBe('ready');
    const counted: { at: number; views: number }[] = [];
    const began = Date.now();
    while (Date.now() - began < 23_000) {
      counted.push({ views: Number(await child.nextLine()), at: Date.now() });
    }
    const killedAt = Date.now();
    await child.kill();
    const { views } = await store.db
      .selectFrom('statistics')
      .select(({ fn }) => fn.sum<number>('views').as('views'))
      .executeTakeFirstOrThrow();
    // Five seconds more than the interval, because the write itself takes time on a slow machine.
    const old = counted.findLast(({ at }) => at < killedAt - 15_000);
    expect(views).toBeGreaterThanOrEqual(old?.views ?? Number.POSITIVE_INFINITY);
    expect(views).toBeLessThanOrEqual(counted.at(-1)?.views ?? 0);
  });
});

describeEachEngine('hostile clients', (testStore) => {
  it('cannot add more rows than the budget of a day', async () => {
    const store = await testStore().openMigrated();
    const statistics = open(testStore(), store);
    for (let n = 0; n < maxDetailed + 3_000; n += 1) {
      // A play instead of a view, so that no hash is computed.
      await send(statistics, [{ kind: 'play', vertical: 'g', item: 7 }], { source: `s${n}.example` });
    }
    expect(statistics.waiting()).toBe(maxDetailed + 1);
    expect(statistics.waiting()).toBeLessThan(maxDetailed + maxItems);
    await statistics.close();
    const { total } = await store.db
      .selectFrom('statistics')
      .select(({ fn }) => fn.sum<number>('plays').as('total'))
      .executeTakeFirstOrThrow();
    expect(total).toBe(maxDetailed + 3_000);
  });
});
