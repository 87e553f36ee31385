import { expect, it } from 'vitest';
import { noFigures } from '#app/statistics/figures.ts';
import { VisitorSketch } from '#app/statistics/visitor-sketch.server.ts';
import { addRows } from '#app/statistics/write-counts.server.ts';
import { provideTestStore } from '#test/store/engines.ts';
import { readDailyFigures } from './figures.server.ts';

const testStore = provideTestStore('sqlite');
const snapshots = { current: () => null } as never;
const sketch = new VisitorSketch().bytes();

it('figures of the last seven days are compared with the seven days before, and today is extra', async () => {
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
    row(today, 3, { plays: 7, seconds: 1 }),
    row(today - 1, 3, { plays: 5 }),
    row(today - 1, 4, { plays: 6, seconds: 2 }),
    row(today - 7, -1, { plays: 10 }),
    row(today - 8, -1, { plays: 20 }),
    row(today - 14, -1, { plays: 1 }),
    row(today - 15, -1, { plays: 1000 }),
  ]);
  const visitor = (day: number, verticalId: number, visitors: number) => ({
    day,
    verticalId,
    visitors,
    sketch,
  });
  await store.db
    .insertInto('countedVisitors')
    .values([visitor(today - 1, 0, 9), visitor(today - 1, 2, 9), visitor(today - 8, 0, 4)])
    .execute();
  const [visitors, plays, seconds] = await read();
  expect(flushed).toBe(2);
  expect(plays).toMatchObject({ name: 'plays', value: 21, before: 21, today: 7 });
  expect([visitors, seconds].map((figure) => [figure?.value, figure?.before, figure?.today])).toEqual([
    [9, 4, 0],
    [2, 0, 1],
  ]);
  expect(plays?.points).toHaveLength(7);
  expect(plays?.points[0]).toEqual({ at: (today - 7) * 86_400_000, value: 10, before: 1 });
  expect(plays?.points[6]).toEqual({ at: (today - 1) * 86_400_000, value: 11, before: 20 });
});
