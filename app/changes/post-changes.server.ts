import { z } from 'zod';
import { parseJson } from '#app/bundle/json-source.server.ts';
import { postSigned, type WebhookTarget } from '#app/network/webhook.server.ts';
import { listRecordedChanges, type RecordedChange } from '#app/store/recorded-changes.server.ts';
import type { Db, Store } from '#app/store/store.ts';

/** Maximum number of attempts to post one change. The last attempt is about four hours after the first. */
export const maxTries = 8;
const firstPause = 2 * 60_000;
/** Maximum number of changes that one run posts. */
const batch = 100;

/** Key of the record in the table `meta`. */
const recordKey = 'told_changes';

const recordSchema = z.object({
  /** The last change that was posted or skipped. */
  version: z.number(),
  /** Number of failed attempts to post the next change. */
  tries: z.number(),
  /** Unix milliseconds of the next attempt. */
  retryAt: z.number(),
});
type Progress = z.output<typeof recordSchema>;

/**
 * Posts changes of the published site to the webhook, oldest first and at most 100 in one call. A call continues after
 * the last change that was posted or skipped. The first call posts nothing. A failed attempt is repeated after growing
 * pauses. After eight attempts, the change is skipped. Returns the number of changes that arrived.
 */
export async function postChanges(store: Store, target: WebhookTarget, signal: AbortSignal): Promise<number> {
  const { db, clock, log } = store;
  const latest = await store.readVersion();
  if (latest === null) return 0;
  const progress = await readProgress(db);
  if (!progress || progress.version > latest) {
    // The webhook is new, or the store was replaced by an older one. Only later changes are posted.
    await writeProgress(db, { version: latest, tries: 0, retryAt: 0 });
    return 0;
  }
  if (progress.version === latest || progress.retryAt > clock.now()) return 0;
  const last = Math.min(latest, progress.version + batch);
  const changes = await listRecordedChanges(db, { before: last + 1, limit: last - progress.version });
  let count = 0;
  let { tries } = progress;
  for (const change of changes.filter(({ version }) => version > progress.version).toReversed()) {
    const now = clock.now();
    const problem = await postSigned(target, describeChange(change, now), now, signal);
    if (signal.aborted) return count;
    tries += 1;
    if (problem === null) count += 1;
    else if (tries < maxTries) {
      log.warn({ change: change.version, problem }, 'A request to CHANGES_URL failed; trying again');
      const retryAt = now + firstPause * 2 ** (tries - 1);
      await writeProgress(db, { version: change.version - 1, tries, retryAt });
      return count;
    } else {
      log.error(
        { change: change.version, problem },
        'All requests to CHANGES_URL failed; the change is skipped',
      );
    }
    tries = 0;
    await writeProgress(db, { version: change.version, tries, retryAt: 0 });
  }
  // Old changes are removed from the history, so changes up to `last` may be missing. They are skipped.
  await writeProgress(db, { version: last, tries: 0, retryAt: 0 });
  return count;
}

function describeChange(change: RecordedChange, now: number): string {
  const { version, at, author, origin, summary, undoes, parts, items, pictures } = change;
  return JSON.stringify({
    type: 'site.changed',
    timestamp: new Date(now).toISOString(),
    data: {
      version,
      at: new Date(at).toISOString(),
      author,
      origin,
      summary,
      undoes,
      changed: { parts, items, pictures },
    },
  });
}

async function readProgress(db: Db): Promise<Progress | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', recordKey).executeTakeFirst();
  return row ? recordSchema.parse(parseJson(row.value)) : null;
}

async function writeProgress(db: Db, progress: Progress): Promise<void> {
  const value = JSON.stringify(progress);
  await db
    .insertInto('meta')
    .values({ key: recordKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
