import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleCategory, type TestBundle } from '#test/bundle/sample-bundle.ts';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { GuardedFetchError } from '#app/network/guarded-fetch.server.ts';
import { runFeed } from '#app/feeds/run-feed.server.ts';
import { dumpStore } from '#app/store/dump.server.ts';
import { readItemChunks } from '#app/store/items.server.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import type { Store } from '#app/store/store.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { registry } from '#app/verticals/index.server.ts';
import { openTriviaFeed } from './opentdb.server.ts';

/*
 * Real responses of Open Trivia DB. They are not part of the project: PORTICO_SAMPLES is the folder that contains them.
 */

const folder = process.env.PORTICO_SAMPLES ?? '';
if (folder === '')
  process.stdout.write('Real trivia samples were not tested: PORTICO_SAMPLES names no folder.\n');

const categories =
  'Games and play, Science and nature, World and places, Words and letters, Web and machines, Art'.split(
    ', ',
  );

describe.skipIf(folder === '')('real samples', () => {
  describeSqliteFirst('of trivia', (testStore) => {
    async function openSite(): Promise<Store> {
      const store = await testStore().openMigrated();
      const menu = categories.map((name, index) => ({
        ...sampleCategory(10 + index),
        data_type_menu: 8,
        content_type_name: name,
      }));
      await inWriteTransaction(store, testChange, (site) =>
        writeParts(site, [{ verticalId: 8, key: 'menu', value: JSON.stringify(menu) }]),
      );
      return store;
    }

    function run(store: Store, file: string) {
      const fetch = {
        get: async (address: string) => {
          throw new GuardedFetchError('connection', address, 'is not asked in tests');
        },
      };
      const source = path.join(folder, 'quiz', file);
      return runFeed({ store, feed: openTriviaFeed, source, registry, mediaDir: testStore().dataDir, fetch });
    }

    async function listItems(store: Store): Promise<TestBundle[]> {
      const items: TestBundle[] = [];
      for await (const chunk of readItemChunks(store.db, { verticalId: 8 })) {
        items.push(...chunk.map(({ data }) => JSON.parse(data)));
      }
      return items;
    }

    it.each(['api.default.json', 'api.url3986.json'])('%s is imported whole, and only once', async (file) => {
      const store = await openSite();
      const first = await run(store, file);
      expect(first).toMatchObject({ outcome: 'applied', report: { bad: [], refused: [], heldBack: [] } });
      const items = await listItems(store);
      expect(items.length).toBeGreaterThan(0);
      expect(JSON.stringify(items)).not.toMatch(/&(?:#\d+|quot|amp|[a-z]+acute);|%[0-9A-F]{2}/);
      const before = (await dumpStore(store)).replaceAll(/^feedRuns .*\n/gm, '');
      expect(await run(store, file)).toMatchObject({
        outcome: 'unchanged',
        report: { unchanged: items.length },
      });
      expect((await dumpStore(store)).replaceAll(/^feedRuns .*\n/gm, '')).toBe(before);
    });

    it('a second answer adds quizzes and removes none', async () => {
      const store = await openSite();
      await run(store, 'api.default.json');
      const before = await listItems(store);
      const second = await run(store, 'api.url3986.json');
      expect(second).toMatchObject({ outcome: 'applied', report: { removed: 0, changed: 0 } });
      expect(await listItems(store)).toEqual(expect.arrayContaining(before));
    });

    it.each(['api_category.json', 'api_count.json'])(
      '%s is refused because it has no questions',
      async (file) => {
        const store = await openSite();
        expect(await run(store, file)).toMatchObject({
          outcome: 'refused',
          fault: { path: 'response_code' },
        });
      },
    );
  });
});
