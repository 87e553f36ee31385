import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** Every table, in the order of the dump. */
export const tables = [
  'meta',
  'parts',
  'items',
  'changes',
  'changeValues',
  'drafts',
  'feedIds',
  'categoryNames',
  'media',
  'uploads',
  'counters',
  'openings',
  'votes',
  'salts',
  'reports',
  'feeds',
  'feedRuns',
  'feedPages',
  'leases',
  'jobs',
  'jobRequests',
  'operators',
  'passkeys',
  'recoveryCodes',
  'sessions',
  'invitations',
  'challenges',
  'signInLimits',
  'auditLog',
  'contentViews',
  'contentPreferences',
  'adMeasurements',
  'keptTexts',
  'itemChecks',
  'checkPictures',
  'statistics',
  'countedSearches',
  'countedVisitors',
] as const satisfies readonly (keyof Database)[];

/**
 * Returns the whole store as text: one line per row, sorted, the same for the same content on both engines. Used by
 * tests that show that nothing changed. Reads everything at once.
 */
export async function dumpStore(store: Store): Promise<string> {
  return store.readConsistently(async (db) => {
    const lines: string[] = [];
    for (const table of tables) {
      const rows: Record<string, unknown>[] = await db.selectFrom(table).selectAll().execute();
      lines.push(...rows.map((row) => `${table} ${writeRow(row)}`).sort());
    }
    return `${lines.join('\n')}\n`;
  });
}

function writeRow(row: Record<string, unknown>): string {
  const columns = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(
    Object.fromEntries(
      columns.map(([name, value]) => [
        name,
        value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
      ]),
    ),
  );
}
