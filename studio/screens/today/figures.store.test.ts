import { expect, it } from 'vitest';
import { noFigures } from '#app/statistics/figures.ts';
import { addRows } from '#app/statistics/write-counts.server.ts';
import { provideTestStore } from '#test/store/engines.ts';
import { readDailyFigures } from './figures.server.ts';

const testStore = provideTestStore('sqlite');
const snapshots = { current: () => null } as never;

it('figures of the last 14 days are compared with the 14 days before, and today is extra', async () => {
  const store = await testStore().openMigrated();
  const { clock } = testStore();
  let flushed = 0;
  const statistics = { flush: async () => void (flushed += 1) } as never;
  const read = () => readDailyFigures({ store, clock, snapshots, statistics });
  expect(await read()).toEqual([]);
  const today = Math.floor(clock.now() / 86_400_000);
  const key = {
    verticalId: 2,
    itemId: 1,
    categoryId: 1,
    source: '',
    device: 'phone',
    language: 'en',
    pageLanguage: 'en',
  };
  const row = (day: number, hour: number, counts: object) => ({
    day,
    hour,
    ...key,
    ...noFigures(),
    ...counts,
  });
  await addRows(store.db, [
    row(today, 3, { views: 7, plays: 1 }),
    row(today - 1, 3, { views: 5 }),
    row(today - 1, 4, { views: 6, opens: 2 }),
    row(today - 14, -1, { views: 10 }),
    row(today - 15, -1, { views: 20 }),
    row(today - 28, -1, { views: 1 }),
    row(today - 29, -1, { views: 1000 }),
  ]);
  const [views, opens, plays] = await read();
  expect(flushed).toBe(2);
  expect(views).toMatchObject({ name: 'views', value: 21, before: 21, today: 7 });
  expect([opens, plays].map((figure) => [figure?.value, figure?.before, figure?.today])).toEqual([
    [2, 0, 0],
    [0, 0, 1],
  ]);
  expect(views?.points).toHaveLength(14);
  expect(views?.points[0]).toEqual({ at: (today - 14) * 86_400_000, value: 10, before: 1 });
  expect(views?.points[13]).toEqual({ at: (today - 1) * 86_400_000, value: 11, before: 20 });
});
