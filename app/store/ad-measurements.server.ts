import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';
import type { Db } from './store.ts';

export type StoredAdMeasurement = Selectable<Database['adMeasurements']>;

/**
 * Maximum number of stored measurements per ad entry. An entry can have several, because drafts and the site can
 * contain different versions of its code.
 */
const keptOfEntry = 8;

/** Returns all measurements, the newest first. */
export async function listAdMeasurements(db: Db): Promise<StoredAdMeasurement[]> {
  return db.selectFrom('adMeasurements').selectAll().orderBy('measuredAt', 'desc').execute();
}

/**
 * Stores a measurement in place of an earlier one of the same code. Deletes the oldest measurements of the ad entry
 * beyond the limit.
 */
export async function storeAdMeasurement(db: Db, measurement: StoredAdMeasurement): Promise<void> {
  const { adId, measuredAt, browser, figures } = measurement;
  await db
    .insertInto('adMeasurements')
    .values(measurement)
    .onConflict((conflict) =>
      conflict.columns(['adId', 'codeHash']).doUpdateSet({ measuredAt, browser, figures }),
    )
    .execute();
  const kept = await db
    .selectFrom('adMeasurements')
    .select('codeHash')
    .where('adId', '=', adId)
    .orderBy('measuredAt', 'desc')
    .limit(keptOfEntry)
    .execute();
  await db
    .deleteFrom('adMeasurements')
    .where('adId', '=', adId)
    .where(
      'codeHash',
      'not in',
      kept.map((one) => one.codeHash),
    )
    .execute();
}
