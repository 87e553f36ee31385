import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Tables {
  parts: { verticalId: number; key: string; value: string };
}

/** `info` of the starter content before it marked its figures as samples. */
const starterInfo = { host: 'localhost:4000', title: 'Portico: free games that start in your browser' };

/**
 * Marks the figures of the starter content as samples in stores that were filled before `info.figures` existed. Does
 * not change a site whose operator has imported a different `info`.
 */
export const starterFiguresMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const store = db as Kysely<Tables>;
    const row = await store
      .selectFrom('parts')
      .select('value')
      .where('verticalId', '=', 0)
      .where('key', '=', 'info')
      .executeTakeFirst();
    const info: unknown = row && JSON.parse(row.value);
    if (!isUnmarkedStarter(info)) return;
    const value = JSON.stringify({ ...info, figures: 'sample' });
    await store
      .updateTable('parts')
      .set({ value })
      .where('verticalId', '=', 0)
      .where('key', '=', 'info')
      .execute();
  },
};

function isUnmarkedStarter(info: unknown): info is object {
  if (typeof info !== 'object' || info === null || 'figures' in info) return false;
  return Object.entries(starterInfo).every(
    ([key, value]) => new Map<string, unknown>(Object.entries(info)).get(key) === value,
  );
}
