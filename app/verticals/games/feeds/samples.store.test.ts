import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { sampleCategory, type TestBundle } from '#test/bundle/sample-bundle.ts';
import type { FeedDefinition } from '#app/feeds/define-feed.ts';
import { GuardedFetchError } from '#app/network/guarded-fetch.server.ts';
import { runFeed } from '#app/feeds/run-feed.server.ts';
import { dumpStore } from '#app/store/dump.server.ts';
import { readItemChunks } from '#app/store/items.server.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import type { Store } from '#app/store/store.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { registry } from '#app/verticals/index.server.ts';
import { gameDistributionFeed } from './gamedistribution.server.ts';
import { gameMonetizeFeed } from './gamemonetize.server.ts';
import { gamePixFeed } from './gamepix.server.ts';

/*
 * Real pages of the distributors. They are not part of the project: PORTICO_SAMPLES is the folder that contains them.
 */

const folder = process.env.PORTICO_SAMPLES ?? '';
if (folder === '')
  process.stdout.write('Real feed samples were not tested: PORTICO_SAMPLES names no folder.\n');

const categoryNames =
  'Puzzle, Adventure, Sports, Action, Car, Multiplayer, Bejeweled, Skill, Matching, Blocks'.split(', ');
const firstCategory = 10;

const samples: readonly { feed: FeedDefinition; file: string; count: number; place: RegExp }[] = [
  { feed: gamePixFeed, file: 'gamepix.feed.page1.json', count: 96, place: /in items\[\d+\]/ },
  { feed: gameMonetizeFeed, file: 'gamemonetize.feed.json', count: 60, place: /in \[\d+\]/ },
  { feed: gameDistributionFeed, file: 'gamedistribution.rss-all.page1.json', count: 12, place: /in \[\d+\]/ },
];

describe.skipIf(folder === '')('real samples', () => {
  describeSqliteFirst('of distributors', (testStore) => {
    async function openSite(): Promise<Store> {
      const store = await testStore().openMigrated();
      const menu = categoryNames.map((name, index) => ({
        ...sampleCategory(firstCategory + index),
        content_type_name: name,
      }));
      const part = { verticalId: 2, key: 'menu', value: JSON.stringify(menu) };
      await inWriteTransaction(store, testChange, (site) => writeParts(site, [part]));
      return store;
    }

    function run(store: Store, feed: FeedDefinition, source: string) {
      const mediaDir = path.join(testStore().dataDir, 'media');
      const fetch = {
        get: async (address: string) => {
          throw new GuardedFetchError('connection', address, 'is not asked in tests');
        },
      };
      return runFeed({ store, feed, source, registry, mediaDir, fetch });
    }

    const sampleOf = (file: string) => path.join(folder, 'games', file);

    async function listItems(store: Store): Promise<TestBundle[]> {
      const items: TestBundle[] = [];
      for await (const chunk of readItemChunks(store.db, { verticalId: 2 })) {
        items.push(...chunk.map(({ data }) => JSON.parse(data)));
      }
      return items;
    }

    /** Returns all stored data except the log of runs. */
    async function dumpSite(store: Store): Promise<string> {
      return (await dumpStore(store)).replaceAll(/^feedRuns .*\n/gm, '');
    }

    it.each(samples)('$feed.name is imported completely, and only once', async ({ feed, file, count }) => {
      const store = await openSite();
      const result = await run(store, feed, sampleOf(file));
      expect(result).toMatchObject({
        outcome: 'applied',
        report: { entries: count, added: count, bad: [], refused: [], heldBack: [] },
      });
      const items = await listItems(store);
      expect(items).toHaveLength(count);
      if (!('report' in result)) throw new Error(JSON.stringify(result));
      expect(result.report.categories.filter(({ isMapped }) => !isMapped)).toEqual([]);
      expect(result.report.defaulted).toEqual({ category: 'Skill', count: 0 });
      const inDefault = items.filter(({ content_type_name: name }) => name === 'Skill');
      expect(inDefault.length / count).toBeLessThan(0.2);
      const known = new Set(categoryNames.map((_, index) => firstCategory + index));
      for (const item of items) {
        expect(`${item.title} ${item.intro} ${item.keywords}`).not.toMatch(
          /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);|<\/?[a-z]/i,
        );
        expect(item.title).toBe(item.title.trim());
        expect(item.img).toMatch(/^https:\/\//);
        expect(item.content_type_arr.length).toBeGreaterThan(0);
        for (const category of item.content_type_arr) expect(known).toContain(category.content_type_id);
        expect(item.site_data_arr).toEqual({ rate: '', like: 0, step: 0, collect: 0, play: 1, open_num: 0 });
      }
      const before = await dumpSite(store);
      expect(await run(store, feed, sampleOf(file))).toMatchObject({
        outcome: 'unchanged',
        report: { added: 0, changed: 0, removed: 0, unchanged: count },
      });
      expect(await dumpSite(store)).toBe(before);
    });

    it.each(samples)(
      '$feed.name changes nothing when it is truncated, and the error names the position',
      async ({ feed, file, place: at }) => {
        const store = await openSite();
        await run(store, feed, sampleOf(file));
        const before = await dumpSite(store);
        const text = await readFile(sampleOf(file), 'utf8');
        const cut = path.join(testStore().dataDir, 'cut.json');
        for (const part of [0.1, 0.5, 0.99]) {
          await writeFile(cut, text.slice(0, Math.floor(text.length * part)));
          const result = await run(store, feed, cut);
          expect(result).toMatchObject({ outcome: 'refused', fault: { path: expect.stringMatching(at) } });
          expect(await dumpSite(store)).toBe(before);
        }
      },
    );

    it('import games of two distributors only once, and list the omitted ones', async () => {
      const store = await openSite();
      const heldBack: string[] = [];
      for (const { feed, file } of samples) {
        const result = await run(store, feed, sampleOf(file));
        if (!('report' in result)) throw new Error(JSON.stringify(result));
        heldBack.push(...result.report.heldBack.map(({ title }) => title));
      }
      expect(heldBack).toEqual(['Red Impostor vs. Crew']);
      expect(await listItems(store)).toHaveLength(96 + 59 + 12);
    });
  });
});
