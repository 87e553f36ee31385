import { readTargetKeysBetween } from '#app/store/recorded-changes.server.ts';
import { parseTargetKey } from '#app/store/change-target.ts';
import type { Environment } from '#app/config/environment.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Db } from '#app/store/store.ts';
import { homeVertical } from '../layouts/home-page.server.ts';
import { activeVerticals } from '../layouts/active-verticals.server.ts';
import type { Platform } from '../platform.server.ts';
import { siteUrl } from '../seo/meta.ts';
import { listChangedPages } from './changed-pages.ts';

/** Maximum number of addresses that the protocol allows in a request. */
const maxAddresses = 10_000;

/** Key of the last reported version in the table `meta`. */
const recordKey = 'index_now_version';

/** The meanings of IndexNow's answers, keyed by HTTP status. */
const meanings = new Map([
  [403, 'it could not read the key at the site, so check that the file with the key answers'],
  [422, 'the addresses do not belong to the site, so check SITE_URL'],
  [429, 'there were too many requests'],
]);

/** What a report needs: the site, and how to post JSON. `post` returns the status of the answer. */
export interface ReportedSite extends Pick<Platform, 'verticals'> {
  db: Db;
  snapshot: Snapshot;
  environment: Environment;
  post: (address: string, body: unknown) => Promise<number>;
}

/**
 * Reports to search engines which pages have changed since the last call (IndexNow, spec SEO-12). The first call
 * reports nothing. Throws if a request fails; the next call then reports the same changes again. Returns the number of
 * reported addresses.
 */
export async function reportChanges(
  { key, url }: NonNullable<Environment['indexNow']>,
  { db, snapshot, verticals, environment, post }: ReportedSite,
): Promise<number> {
  const { version } = snapshot;
  const reported = await readReported(db);
  if (reported === version) return 0;
  let count = 0;
  // If the current version is before the last reported one, an older store was restored, and nothing is reported.
  if (reported !== null && reported < version) {
    const site = siteUrl(snapshot.info, environment);
    const keys = await readTargetKeysBetween(db, reported, version);
    const pages = listChangedPages([...keys].map(parseTargetKey), {
      snapshot,
      servers: activeVerticals({ verticals }, snapshot),
      home: homeVertical({ verticals }, snapshot),
    });
    const { host } = new URL(site);
    for (let from = 0; from < pages.length; from += maxAddresses) {
      const urlList = pages.slice(from, from + maxAddresses).map((page) => site + page);
      const status = await post(url, { host, key, keyLocation: `${site}/${key}.txt`, urlList });
      if (status !== 200 && status !== 202) throw new Error(describeRefusal(status));
      count += urlList.length;
    }
  }
  await writeReported(db, version);
  return count;
}

function describeRefusal(status: number): string {
  const meaning = meanings.get(status);
  return `IndexNow answered with status ${status}${meaning === undefined ? '' : `: ${meaning}`}.`;
}

async function readReported(db: Db): Promise<number | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', recordKey).executeTakeFirst();
  return row ? Number(row.value) : null;
}

async function writeReported(db: Db, version: number): Promise<void> {
  const value = String(version);
  await db
    .insertInto('meta')
    .values({ key: recordKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
