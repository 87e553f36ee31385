import { expect, it } from 'vitest';
import { describeEachEngine } from '#test/store/engines.ts';
import {
  deleteForecastsBefore,
  readForecasts,
  weatherMigrations,
  writeForecast,
  type StoredForecast,
} from './stored-forecasts.server.ts';

const lisbon: StoredForecast = {
  place: 'lisbon',
  provider: 'met-norway',
  fetchedAt: 1_763_650_000_000,
  expiresAt: 1_763_651_800_000,
  lastModified: 'Thu, 20 Nov 2025 14:46:40 GMT',
  data: '{"hours":[]}',
};

describeEachEngine('forecasts', (testStore) => {
  it('the newest of each location is kept', async () => {
    const { db } = await testStore().openMigrated('server', weatherMigrations);
    expect(await readForecasts(db, ['lisbon'])).toEqual([]);
    await writeForecast(db, lisbon);
    const newer = { ...lisbon, fetchedAt: lisbon.fetchedAt + 1, data: '{"hours":[1]}' };
    await writeForecast(db, newer);
    await writeForecast(db, lisbon);
    expect(await readForecasts(db, ['lisbon', 'oslo'])).toEqual([newer]);
    expect(await readForecasts(db, [])).toEqual([]);
  });

  it('are deleted when they were fetched too long ago', async () => {
    const { db } = await testStore().openMigrated('server', weatherMigrations);
    await writeForecast(db, lisbon);
    await writeForecast(db, { ...lisbon, place: 'oslo', fetchedAt: lisbon.fetchedAt + 1 });
    expect(await deleteForecastsBefore(db, lisbon.fetchedAt + 1)).toBe(1);
    expect((await readForecasts(db, ['lisbon', 'oslo'])).map(({ place }) => place)).toEqual(['oslo']);
  });
});
