import { zoneOffset } from '#app/lib/time-zone.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { sectionName } from '../content/section.server.ts';

/** A keyword that visitors searched for without a result. */
export interface MissedSearch {
  keyword: string;
  section: string;
  prefix: string;
  count: number;
}

const days = 7;
const maxShown = 8;

/** Returns the keywords that visitors searched for most often without a result in the last week. */
export async function listMissedSearches(platform: Platform): Promise<MissedSearch[]> {
  const { store, clock, snapshots, verticals } = platform;
  const now = clock.now();
  const timeZone = snapshots.current()?.settings.timeZone ?? 'UTC';
  const today = Math.floor((now + zoneOffset(timeZone, now)) / 86_400_000);
  const rows = await store.db
    .selectFrom('countedSearches')
    .select(({ fn }) => ['verticalId', 'keyword', fn.sum<number>('missed').as('count')])
    .where('day', '>', today - days)
    .where('keyword', '!=', '')
    .where('missed', '>', 0)
    .groupBy(['verticalId', 'keyword'])
    .orderBy('count', 'desc')
    .limit(maxShown)
    .execute();
  return rows.flatMap(({ verticalId, keyword, count }) => {
    const server = verticals.find(({ vertical }) => vertical.id === verticalId);
    if (!server) return [];
    const { prefix } = server.vertical;
    return [{ keyword, section: sectionName(platform, server), prefix, count }];
  });
}
