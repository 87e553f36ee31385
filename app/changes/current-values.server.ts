import { inEnglish, phrase } from '#app/lib/phrase.ts';
import { targetKey, type ChangeTarget } from '#app/store/change-target.ts';
import { readStoredItems } from '#app/store/items.server.ts';
import { readMediaFilesAt } from '#app/store/media-files.server.ts';
import { readPart } from '#app/store/site-parts.server.ts';
import { listVersionsOf, readValueChanges } from '#app/store/recorded-changes.server.ts';
import type { RecordedValue } from '#app/store/recorded-value.ts';
import type { Db } from '#app/store/store.ts';

/** Values of targets by their keys. */
export type Values = ReadonlyMap<string, RecordedValue>;

/** Reads the stored values of targets. The value of a missing target is `null`. */
export async function readCurrentValues(db: Db, targets: readonly ChangeTarget[]): Promise<Values> {
  const values = new Map<string, RecordedValue>();
  const ids = new Map<number, number[]>();
  const paths: string[] = [];
  for (const target of targets) {
    values.set(targetKey(target), null);
    if (target.kind === 'part') {
      const data = await readPart(db, target.verticalId, target.key);
      if (data !== null) values.set(targetKey(target), { data });
    } else if (target.kind === 'picture') paths.push(target.path);
    else {
      const known = ids.get(target.verticalId);
      if (known) known.push(target.id);
      else ids.set(target.verticalId, [target.id]);
    }
  }
  for (const [verticalId, wanted] of ids) {
    for (const [id, { data, position, provider, providerId }] of await readStoredItems(
      db,
      verticalId,
      wanted,
    )) {
      const origin = provider === '' ? {} : { provider, providerId };
      values.set(targetKey({ kind: 'item', verticalId, id }), { data, position, ...origin });
    }
  }
  for (const file of await readMediaFilesAt(db, paths)) {
    values.set(targetKey({ kind: 'picture', path: file.path }), { data: JSON.stringify(file) });
  }
  return values;
}

/** Thrown if the changes since a version are no longer recorded. */
export class VersionTooOldError extends Error {
  override name = 'VersionTooOldError';

  /** The message as an encoded phrase. */
  readonly text: string;

  constructor(version: number) {
    const text = phrase(
      'The history no longer reaches back to site version {version}. Start again from the present one.',
      { version },
    );
    super(inEnglish(text));
    this.text = text;
  }
}

/** Returns the values that targets had at an earlier site version. Throws VersionTooOldError. */
export async function readValuesAt(
  db: Db,
  version: number,
  targets: readonly ChangeTarget[],
  current: Values,
): Promise<Values> {
  const values = new Map(current);
  await refuseForgotten(db, version);
  for (const target of targets) {
    const [next] = await listVersionsOf(db, target, version);
    if (next === undefined) continue;
    const key = targetKey(target);
    const change = (await readValueChanges(db, next, new Set([key]))).get(key);
    const before = change?.before ?? null;
    // A change that only moved an item did not record the data of the item. Later changes may have replaced this data,
    // so it is looked up.
    values.set(
      key,
      before?.data === null ? { ...before, data: await readDataAt(db, next, target, current) } : before,
    );
  }
  return values;
}

async function readDataAt(
  db: Db,
  version: number,
  target: ChangeTarget,
  current: Values,
): Promise<string | null> {
  const key = targetKey(target);
  for (const later of await listVersionsOf(db, target, version)) {
    const change = (await readValueChanges(db, later, new Set([key]))).get(key);
    if (change?.before?.data != null) return change.before.data;
  }
  return current.get(key)?.data ?? null;
}

async function refuseForgotten(db: Db, version: number): Promise<void> {
  const { oldest } = await db
    .selectFrom('changes')
    .select((eb) => eb.fn.min('version').as('oldest'))
    .where('version', '>', 0)
    .executeTakeFirstOrThrow();
  const isKnown = oldest === null || oldest <= version + 1;
  if (!isKnown) throw new VersionTooOldError(version);
}
