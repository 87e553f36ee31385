import { expect, it } from 'vitest';
import { startApp } from '../http/app.ts';
import { starterGames } from '../http/starter-items.ts';
import { describeEachEngine } from '../store/engines.ts';
import { compareCounts } from './compare-counts.ts';
import { sendInteraction, sendInteractions } from './visitors.ts';

const itemIds = starterGames()
  .items.slice(0, 5)
  .map(({ id }) => id);
const games = { prefix: 'g', itemIds };

describeEachEngine('votes through three processes', (testStore) => {
  it(
    'of 200 simultaneous clients are counted as acknowledged, once per visitor, item and day',
    { tags: 'long' },
    async () => {
      const { dataDir, databaseUrl } = testStore();
      const env = { TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
      const apps = await Promise.all([1, 2, 3].map(() => startApp({ dataDir, env })));
      try {
        const origins = apps.map(({ origin }) => origin);
        const report = await sendInteractions({
          origins,
          clients: 200,
          interactions: 10_000,
          seed: 'votes',
          ...games,
        });
        expect(report.sent.filter(({ status }) => status !== 200)).toEqual([]);
        const eager = { address: '192.0.2.1', kind: 'vote', itemId: itemIds[0]!, value: 1 } as const;
        const same = Array.from({ length: 5 }, () => origins).flat();
        const repeated = await Promise.all(
          same.map(async (origin) => ({ ...eager, status: await sendInteraction(origin, eager, games) })),
        );
        const store = await testStore().open();
        const sent = [...report.sent, ...repeated];
        expect(await compareCounts(store, sent)).toMatchObject({ acknowledged: 10_015, differences: [] });
      } finally {
        await Promise.all(apps.map((app) => app.stop()));
      }
    },
  );
});
