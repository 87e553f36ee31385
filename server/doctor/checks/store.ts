import { sql } from 'kysely';
import { describeBytes } from '#app/messages/describe-bytes.ts';
import { readStoreFacts } from '#app/store/store-facts.server.ts';
import type { Store } from '#app/store/store.ts';
import type { Check, Site } from '../check.ts';
import { error, ok, warning, type Outcome } from '../finding.ts';

/** Checks whether the store is undamaged and its items are valid. */
export const storeCheck: Check<Site> = {
  name: 'store',
  title: 'check.store',
  async run({ store, snapshot, isThorough, t, formats }) {
    const found: Outcome[] = [];
    const reason = isThorough ? await findDamage(store) : null;
    if (reason !== null) {
      found.push(error(t('store.damaged', { location: store.location, reason }), t('store.damagedFix')));
    }
    const { length: count } = snapshot.leftOut;
    if (count > 0) found.push(warning(t('store.leftOut', { count }), t('store.leftOutFix')));
    if (found.length > 0) return found;
    const { engine, engineVersion: version, bytes } = await readStoreFacts(store);
    const size = describeBytes(formats, bytes);
    return [ok(t('store.ok', { engine, version, size, siteVersion: snapshot.version }))];
  },
};

/** Reads every page of a SQLite file. Returns the first fault, or `null`. PostgreSQL checks its pages itself. */
async function findDamage(store: Store): Promise<string | null> {
  if (store.engine !== 'sqlite') return null;
  const { rows } = await store.readConsistently((db) =>
    sql<{ quickCheck: string }>`pragma quick_check(1)`.execute(db),
  );
  const answer = rows[0]?.quickCheck ?? '';
  return answer === 'ok' ? null : answer.replaceAll(/\s+/g, ' ');
}
