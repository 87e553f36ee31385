import type { Kysely, Selectable } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Db } from '#app/store/store.ts';

/** The table of this vertical. */
type WeatherTables = {
  forecasts: {
    /** The slug of a location. Columns of released tables are not renamed, so this one keeps its old name. */
    place: string;
    provider: string;
    /** Unix milliseconds. */
    fetchedAt: number;
    expiresAt: number;
    /** Validator of the provider's answer for the next conditional request. Empty if the provider sent none. */
    lastModified: string;
    /** A `Forecast` as JSON. */
    data: string;
  };
};

/** The last good forecast of a location. */
export type StoredForecast = Selectable<WeatherTables['forecasts']>;

/** The migrations of the table. A released migration is never edited. */
export const weatherMigrations: Readonly<Record<string, Migration>> = {
  // This name was released before the rule that names begin with the folder of the vertical, so it stays.
  '0002-forecasts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('forecasts')
        .addColumn('place', 'text', (column) => column.primaryKey())
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('fetchedAt', 'bigint', (column) => column.notNull())
        .addColumn('expiresAt', 'bigint', (column) => column.notNull())
        .addColumn('lastModified', 'text', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .execute();
    },
  },
};

/** Returns the stored forecasts of the locations with these slugs. Omits locations without a forecast. */
export function readForecasts(db: Db, locations: readonly string[]): Promise<StoredForecast[]> {
  if (locations.length === 0) return Promise.resolve([]);
  return tablesOf(db).selectFrom('forecasts').selectAll().where('place', 'in', locations).execute();
}

/** Stores a forecast in place of the previous one, unless another process has stored a later one. */
export async function writeForecast(db: Db, forecast: StoredForecast): Promise<void> {
  const { place: _, ...values } = forecast;
  await tablesOf(db)
    .insertInto('forecasts')
    .values(forecast)
    .onConflict((conflict) =>
      conflict.column('place').doUpdateSet(values).where('forecasts.fetchedAt', '<=', forecast.fetchedAt),
    )
    .execute();
}

/** Deletes forecasts that were fetched before a moment. Returns their number. */
export async function deleteForecastsBefore(db: Db, fetchedBefore: number): Promise<number> {
  const { numDeletedRows } = await tablesOf(db)
    .deleteFrom('forecasts')
    .where('fetchedAt', '<', fetchedBefore)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function countForecasts(db: Db): Promise<number> {
  const { count } = await tablesOf(db)
    .selectFrom('forecasts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the Unix milliseconds at which the newest forecast was fetched, or `null`. */
export async function readNewestFetch(db: Db): Promise<number | null> {
  const { newest } = await tablesOf(db)
    .selectFrom('forecasts')
    .select(({ fn }) => fn.max<number | null>('fetchedAt').as('newest'))
    .executeTakeFirstOrThrow();
  return newest;
}

function tablesOf(db: Db) {
  return db.withTables<WeatherTables>();
}
