import { addressKey, findLoops, isNewAddress, isOldAddress, maxRedirects } from '#app/domain/redirects.ts';

/** The redirects after a migration. */
export interface RedirectPlan {
  /** The whole table after the migration, by old address. Redirects that existed before keep their spelling. */
  table: ReadonlyMap<string, string>;
  added: number;
  /** Number of old addresses that already had a redirect. Such redirects stay as they are. */
  known: number;
  /** Number of old addresses that cannot be redirected, such as the home page or an address of this site. */
  impossible: number;
  /** Number of redirects that do not fit into the table. */
  dropped: number;
}

/**
 * Adds redirects to those of the site. Existing redirects take precedence over new ones, and earlier entries over later
 * ones. Addresses that begin with one of `prefixes` belong to the site itself and are not redirected. The table has at
 * most `most` entries.
 */
export function planRedirects(
  stored: ReadonlyMap<string, string>,
  entries: Iterable<readonly [from: string, to: string]>,
  prefixes: ReadonlySet<string>,
  most = maxRedirects,
): RedirectPlan {
  const table = new Map(stored);
  const keys = new Map([...stored].map(([from, to]) => [addressKey(from) ?? from, to]));
  const fresh = new Set<string>();
  const counts = { known: 0, impossible: 0, dropped: 0 };
  for (const [from, to] of entries) {
    const key = isOldAddress(from) ? addressKey(from) : null;
    if (key === null || !isNewAddress(to) || prefixes.has(key.split(/[/?]/)[1] ?? '')) counts.impossible += 1;
    else if (keys.has(key)) counts.known += fresh.has(key) ? 0 : 1;
    else if (table.size >= most) counts.dropped += 1;
    else {
      fresh.add(key);
      keys.set(key, to);
      table.set(key, to);
    }
  }
  for (const key of findLoops(keys).flat()) {
    if (!fresh.delete(key)) continue;
    table.delete(key);
    counts.impossible += 1;
  }
  return { table, added: fresh.size, ...counts };
}
