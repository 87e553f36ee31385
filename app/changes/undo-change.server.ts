import { canonicalJson } from '#app/bundle/json-source.server.ts';
import { readSummary, writeSummary } from '#app/domain/change-summary.ts';
import { parseTargetKey, targetKey, type ChangeTarget } from '#app/store/change-target.ts';
import {
  listRecordedChanges,
  readRecordedChange,
  readValueChanges,
  type RecordedChange,
} from '#app/store/recorded-changes.server.ts';
import type { RecordedValue } from '#app/store/recorded-value.ts';
import type { Db, Store } from '#app/store/store.ts';
import type { ChangeAuthor, SiteTransaction } from '#app/store/write-transaction.server.ts';
import type { CheckRules } from './check-values.server.ts';
import { readCurrentValues } from './current-values.server.ts';
import { mergeValues, positionPath, type ValueConflict, type ValuesToMerge } from './merge-values.server.ts';
import {
  createResolver,
  publishValues,
  type MergedChange,
  type MergedValue,
  type PublishResult,
  type Resolution,
} from './publish-values.server.ts';

export interface UndoOptions extends CheckRules {
  author: ChangeAuthor;
  resolutions?: readonly Resolution[] | undefined;
  /**
   * The choice for conflicts without a resolution: `mine` restores the value before the change, `now` keeps the current
   * one.
   */
  rest?: 'mine' | 'now' | undefined;
  /** Whether to check everything and change nothing. */
  isDryRun?: boolean | undefined;
}

/**
 * The effect of an undo. In a conflict, `mine` is the value before the change, `base` the one after it, and `now` the
 * current one.
 */
export type UndoResult =
  | PublishResult
  | { outcome: 'not-found' }
  /** `by` is the version of the change that has undone it. */
  | { outcome: 'already-undone'; by: number };

/**
 * Publishes the inverse of a change as a new change, checked like an import. A field that a later change touched is a
 * conflict. Undoing the new change redoes the original change.
 */
export async function undoChange(
  store: Store,
  version: number,
  { author, resolutions, rest, isDryRun, ...rules }: UndoOptions,
): Promise<UndoResult> {
  const change = await readRecordedChange(store.db, version);
  if (!change) return { outcome: 'not-found' };
  if (change.undoneBy !== null) return { outcome: 'already-undone', by: change.undoneBy };
  const reason = { ...author, summary: describeUndo(change), undoes: version };
  const resolver = createResolver(resolutions, rest);
  try {
    return await publishValues(
      store,
      reason,
      rules,
      async (site) => {
        await markUndone(site, version);
        return mergeInverse(site.db, version, resolver);
      },
      { isDryRun },
    );
  } catch (error) {
    if (error instanceof AlreadyUndone) return { outcome: 'already-undone', by: error.by };
    throw error;
  }
}

/** Thrown inside the transaction if the change was undone in the meantime. */
class AlreadyUndone extends Error {
  readonly by: number;

  constructor(by: number) {
    super(`Change ${by} undid it already.`);
    this.by = by;
  }
}

function describeUndo({ undoes, version, summary }: RecordedChange): string {
  const read = readSummary(summary);
  const change = read?.kind === 'undone' || read?.kind === 'redone' ? read.values.change : summary;
  return undoes === null
    ? writeSummary('undone', { version: String(version), change })
    : writeSummary('redone', { version: String(undoes), change });
}

/**
 * Marks the change as undone. If the change was an undo itself, the change that it undid no longer counts as undone.
 */
async function markUndone(site: SiteTransaction, version: number): Promise<void> {
  const change = await readRecordedChange(site.db, version);
  if (change?.undoneBy != null) throw new AlreadyUndone(change.undoneBy);
  const mark = (marked: number, undoneBy: number | null) =>
    site.db.updateTable('changes').set({ undoneBy }).where('version', '=', marked).execute();
  await mark(version, site.version);
  if (change?.undoes != null) await mark(change.undoes, null);
}

async function mergeInverse(
  db: Db,
  version: number,
  resolver: ReturnType<typeof createResolver>,
): Promise<MergedChange> {
  const changes = await readValueChanges(db, version);
  const targets = [...changes.keys()].map(parseTargetKey);
  const current = await readCurrentValues(db, targets);
  const values: MergedValue[] = [];
  const conflicts: ValueConflict[] = [];
  for (const [key, { before, after }] of changes) {
    const target = parseTargetKey(key);
    const now = current.get(key) ?? null;
    if (target.kind === 'picture' && before === null) continue;
    const three = fillMoved({ mine: before, base: after, now });
    const resolve = resolver(target);
    if (three === null) {
      const positions = { base: after?.position, mine: before?.position, now: undefined };
      if (resolve(positionPath) === null) conflicts.push({ target, path: positionPath, ...positions });
      continue;
    }
    const merged = mergeValues(target, three, { resolve, isStrict: true });
    const isMixed = merged.value?.data !== three.mine?.data && merged.value?.data !== now?.data;
    const value = isMixed ? await withEarlierText(db, target, merged.value) : merged.value;
    values.push({ target, value, now });
    conflicts.push(...merged.conflicts);
  }
  return { values, conflicts };
}

/**
 * If a change only moved an item, adds the item's current data, because such a change records only positions. Returns
 * `null` if the item has been removed since.
 */
function fillMoved(values: ValuesToMerge): ValuesToMerge | null {
  const { mine, base, now } = values;
  if (mine === null || base === null || mine.data !== null || base.data !== null) return values;
  if (now === null) return null;
  return { mine: { ...now, position: mine.position }, base: { ...now, position: base.position }, now };
}

/** Number of earlier changes of a target whose texts are compared. */
const searchedChanges = 100;

/**
 * Returns the value with an earlier JSON text of the same content, if there is one, so that undoing all changes
 * restores the same bytes. A merge alone cannot do this: it does not know where in its object a restored key was.
 */
async function withEarlierText(db: Db, target: ChangeTarget, value: RecordedValue): Promise<RecordedValue> {
  if (value?.data == null) return value;
  const canonical = canonicalJson(value.data);
  const key = targetKey(target);
  for (const { version } of await listRecordedChanges(db, { target, limit: searchedChanges })) {
    const change = (await readValueChanges(db, version, new Set([key]))).get(key);
    for (const text of [change?.before?.data, change?.after?.data]) {
      if (text != null && text.length === value.data.length && canonicalJson(text) === canonical) {
        return { ...value, data: text };
      }
    }
  }
  return value;
}
