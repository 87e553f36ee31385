import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';
import type { Db } from './store.ts';

/** The last good forecast of a location. */
export type StoredForecast = Selectable<Database['forecasts']>;

/** Returns the existing forecasts of locations. */
export function readForecasts(db: Db, places: readonly string[]): Promise<StoredForecast[]> {
  if (places.length === 0) return Promise.resolve([]);
  return db.selectFrom('forecasts').selectAll().where('place', 'in', places).execute();
}

/** Stores a forecast in place of the previous one, unless another process has stored a later one. */
export async function writeForecast(db: Db, forecast: StoredForecast): Promise<void> {
  const { place: _, ...values } = forecast;
  await db
    .insertInto('forecasts')
    .values(forecast)
    .onConflict((conflict) =>
      conflict.column('place').doUpdateSet(values).where('forecasts.fetchedAt', '<=', forecast.fetchedAt),
    )
    .execute();
}

/** Deletes forecasts that were fetched before a moment. Returns their number. */
export async function deleteForecastsBefore(db: Db, fetchedBefore: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('forecasts')
    .where('fetchedAt', '<', fetchedBefore)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
