import { inflateRawSync } from 'node:zlib';
import { sql, type Selectable } from 'kysely';
import { targetKey, type ChangeTarget } from './change-target.ts';
import { joinChanges, unpackEntry, type StoredEntry, type ValueChange } from './recorded-value.ts';
import type { ChangeOrigin, Database } from './schema.ts';
import type { Db } from './store.ts';

/** The record of one change, without its values. */
export type RecordedChange = Selectable<Database['changes']>;

/** Which changes to list. */
export interface ChangeFilter {
  /** Maximum number of changes. 50 if not set. */
  limit?: number | undefined;
  /** Only changes before this version, for the next page. */
  before?: number | undefined;
  author?: string | undefined;
  origin?: ChangeOrigin | undefined;
  /** Only changes of this part, item or picture. */
  target?: ChangeTarget | undefined;
}

/** Lists changes, newest first. */
export async function listRecordedChanges(
  db: Db,
  { limit = 50, before, author, origin, target }: ChangeFilter = {},
): Promise<RecordedChange[]> {
  let query = db.selectFrom('changes').selectAll().orderBy('version', 'desc').limit(limit);
  if (before !== undefined) query = query.where('version', '<', before);
  if (author !== undefined) query = query.where('author', '=', author);
  if (origin !== undefined) query = query.where('origin', '=', origin);
  if (target !== undefined) {
    query = query.where('version', 'in', (eb) =>
      eb.selectFrom('changeValues').select('version').where(namesTarget(target)),
    );
  }
  return query.execute();
}

/** Returns the record of a change, or `null` if it is not recorded. */
export async function readRecordedChange(db: Db, version: number): Promise<RecordedChange | null> {
  const row = await db.selectFrom('changes').selectAll().where('version', '=', version).executeTakeFirst();
  return row ?? null;
}

/** Returns the keys of all targets of a change without duplicates, in the order of its record. */
export async function readTargetKeys(db: Db, version: number): Promise<string[]> {
  const rows = await db
    .selectFrom('changeValues')
    .select('targets')
    .where('version', '=', version)
    .orderBy('sequence')
    .execute();
  return [...new Set(rows.flatMap(({ targets }) => targets.split('\n')))];
}

/** Returns the keys of all targets that changed after the version `after` and up to the version `until`. */
export async function readTargetKeysBetween(db: Db, after: number, until: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('changeValues')
    .select('targets')
    .where('version', '>', after)
    .where('version', '<=', until)
    .execute();
  return new Set(rows.flatMap(({ targets }) => targets.split('\n')));
}

/**
 * Returns the values before and after a change, by target key. If `keys` is given, returns only the values of these
 * targets.
 */
export async function readValueChanges(
  db: Db,
  version: number,
  keys?: ReadonlySet<string>,
): Promise<Map<string, ValueChange>> {
  const chunks = await db
    .selectFrom('changeValues')
    .select(['sequence', 'targets'])
    .where('version', '=', version)
    .orderBy('sequence')
    .execute();
  const found = new Map<string, ValueChange>();
  for (const { sequence, targets } of chunks) {
    if (keys && !targets.split('\n').some((key) => keys.has(key))) continue;
    for (const [key, change] of await readChunk(db, version, sequence)) {
      if (keys && !keys.has(key)) continue;
      const earlier = found.get(key);
      found.set(key, earlier ? joinChanges(earlier, change) : change);
    }
  }
  return found;
}

async function readChunk(db: Db, version: number, sequence: number): Promise<[string, ValueChange][]> {
  const { content } = await db
    .selectFrom('changeValues')
    .select('content')
    .where('version', '=', version)
    .where('sequence', '=', sequence)
    .executeTakeFirstOrThrow();
  const text = inflateRawSync(content).toString();
  return (JSON.parse(text) as StoredEntry[]).map(unpackEntry);
}

/** Returns the versions after `after` in which a target changed, oldest first. */
export async function listVersionsOf(db: Db, target: ChangeTarget, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('changeValues')
    .select('version')
    .distinct()
    .where('version', '>', after)
    .where(namesTarget(target))
    .orderBy('version')
    .execute();
  return rows.map(({ version }) => version);
}

/** Returns the SQL condition for chunks whose list of targets contains the target. */
function namesTarget(target: ChangeTarget) {
  const key = escapeLike(targetKey(target));
  return sql<boolean>`${'\n'} || ${sql.ref('targets')} || ${'\n'} like ${`%\n${key}\n%`} escape ${'\\'}`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}

/** Size and age of the change record. */
export interface HistorySize {
  changes: number;
  /** Size of all recorded values in the store. */
  bytes: number;
  /** Time of the oldest change, in milliseconds. `null` if there is none. */
  since: number | null;
}

/** Measures the change record. */
export async function measureHistory(db: Db): Promise<HistorySize> {
  const row = await db
    .selectFrom('changes')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('changes'),
      eb.fn.sum<number | string | null>('bytes').as('bytes'),
      eb.fn.min('at').as('since'),
    ])
    .executeTakeFirstOrThrow();
  return { changes: Number(row.changes), bytes: Number(row.bytes ?? 0), since: row.since };
}

/** Returns the names of the authors of all recorded changes, sorted. Omits changes whose author is unknown. */
export async function listChangeAuthors(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('changes')
    .select('author')
    .distinct()
    .where('author', '<>', '')
    .orderBy('author')
    .execute();
  return rows.map(({ author }) => author);
}
