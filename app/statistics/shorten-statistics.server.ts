import { sql } from 'kysely';
import type { Store } from '#app/store/store.ts';
import { dimensions, figureNames } from './figures.ts';
import { addToFigures } from './write-counts.server.ts';

/** Days for which hourly counts are stored. */
export const hourDays = 14;
/** Days for which any counts are stored. */
export const keptDays = 400;

const keyColumns = ['day', ...dimensions] as const;

/**
 * Sums up the hours of old days, deletes counts older than 400 days, and deletes the sketches of the days before
 * yesterday. `today` is a day in the time zone of the site. Returns the number of hours that were summed up.
 */
export async function shortenStatistics({ db }: Pick<Store, 'db'>, today: number): Promise<number> {
  const hours = await db
    .selectFrom('statistics')
    .select(['day', 'hour'])
    .distinct()
    .where('hour', '>=', 0)
    .where('day', '<', today - hourDays)
    .where('day', '>=', today - keptDays)
    .execute();
  for (const { day, hour } of hours) await addHourToDay({ db }, day, hour);
  for (const table of ['statistics', 'countedSearches', 'countedVisitors'] as const) {
    await db
      .deleteFrom(table)
      .where('day', '<', today - keptDays)
      .execute();
  }
  await db
    .updateTable('countedVisitors')
    .set({ sketch: null })
    .where('sketch', 'is not', null)
    .where('day', '<', today - 1)
    .execute();
  return hours.length;
}

/** Adds the rows of an hour to the rows of its day, in one short transaction. */
async function addHourToDay({ db }: Pick<Store, 'db'>, day: number, hour: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('statistics')
      .columns([...keyColumns, 'hour', ...figureNames])
      .expression((eb) =>
        eb
          .selectFrom('statistics')
          .select([...keyColumns, sql<number>`-1`.as('hour'), ...figureNames])
          .where('day', '=', day)
          .where('hour', '=', hour),
      )
      .onConflict(addToFigures)
      .execute();
    await transaction.deleteFrom('statistics').where('day', '=', day).where('hour', '=', hour).execute();
  });
}
