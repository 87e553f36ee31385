import { targetKey } from '#app/store/change-target.ts';
import { moveItemsTo, readPositions } from '#app/store/items.server.ts';
import { writeMediaFiles } from '#app/store/media-files.server.ts';
import { isSameValue, type RecordedValue } from '#app/store/recorded-value.ts';
import type { Store } from '#app/store/store.ts';
import { mediaRowOf, readUploadsAt } from '#app/store/uploads.server.ts';
import {
  inWriteTransaction,
  type ChangeReason,
  type SiteTransaction,
} from '#app/store/write-transaction.server.ts';
import {
  checkValues,
  picturesOf,
  type CheckRules,
  type NewValue,
  type TargetFault,
} from './check-values.server.ts';
import type { ValueConflict } from './merge-values.server.ts';
import { textOfHash } from './translation-hash.ts';
import { writeValues } from './write-values.server.ts';

/** Thrown inside the transaction to refuse a change. */
export class RefusedChange extends Error {
  override name = 'RefusedChange';
  readonly result: RefusedResult;

  constructor(result: RefusedResult) {
    super(result.outcome);
    this.result = result;
  }
}

export type RefusedResult =
  | { outcome: 'refused'; faults: readonly TargetFault[] }
  | { outcome: 'conflicts'; conflicts: readonly ValueConflict[] };

/** The effect of edits, an undo or the publication of a draft. */
export type PublishResult =
  /** `version` identifies the change. */
  | { outcome: 'published'; version: number }
  | { outcome: 'unchanged' }
  /** The outcome with `isDryRun`: `values` are the values that would be stored. */
  | { outcome: 'dry-run'; values: readonly MergedValue[] }
  | RefusedResult;

/** A value to publish, and the value that it replaces. */
export interface MergedValue extends NewValue {
  now: RecordedValue;
}

/** The merged values of a change, and its conflicts and faults. */
export interface MergedChange {
  values: readonly MergedValue[];
  conflicts: readonly ValueConflict[];
  /** New positions of items that are not among the values, by vertical. */
  moves?: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

/**
 * Publishes merged values in one transaction. Publishes nothing if there are conflicts or faults. `merge` reads and
 * merges the values inside the transaction, so that no other process can change them in the meantime.
 */
export async function publishValues(
  store: Store,
  reason: ChangeReason,
  rules: CheckRules,
  merge: (site: SiteTransaction) => Promise<MergedChange>,
  { isDryRun = false }: { isDryRun?: boolean | undefined } = {},
): Promise<PublishResult> {
  try {
    return await inWriteTransaction(store, reason, async (site): Promise<PublishResult> => {
      const { values, conflicts, moves = new Map() } = await merge(site);
      if (conflicts.length > 0) throw new RefusedChange({ outcome: 'conflicts', conflicts });
      const changed = values.filter(({ value, now }) => !isSameValue(value, now));
      if (changed.length === 0) {
        site.discard();
        return { outcome: 'unchanged' };
      }
      const faults = await checkValues(site.db, changed, rules);
      if (faults.length > 0) throw new RefusedChange({ outcome: 'refused', faults });
      if (isDryRun) {
        site.discard();
        return { outcome: 'dry-run', values: changed };
      }
      for (const [verticalId, positions] of moves) {
        await moveItemsTo(site, verticalId, positions, await readPositions(site.db, verticalId));
      }
      await publishUploads(site, changed);
      await writeValues(site, changed);
      return { outcome: 'published', version: site.version };
    });
  } catch (error) {
    if (error instanceof RefusedChange) return error.result;
    throw error;
  }
}

/** Adds the uploads that new values show to the pictures of the site. */
async function publishUploads(site: SiteTransaction, values: readonly NewValue[]): Promise<void> {
  const uploads = await readUploadsAt(site.db, picturesOf(values));
  if (uploads.length > 0) await writeMediaFiles(site, uploads.map(mediaRowOf));
}

/** The chosen side of a conflict. */
export interface Resolution {
  /** Key of the target. */
  target: string;
  path: string;
  take: 'mine' | 'now';
}

/**
 * Looks up resolutions by target and path. The resolution of a translated text also applies to its hash. `rest` decides
 * all other conflicts.
 */
export function createResolver(
  resolutions: readonly Resolution[] = [],
  rest: 'mine' | 'now' | null = null,
): (target: NewValue['target']) => (path: string) => 'mine' | 'now' | null {
  const choices = new Map(resolutions.map(({ target, path, take }) => [`${target} ${path}`, take]));
  return (target) => {
    const chosen = (path: string | null) =>
      path === null ? undefined : choices.get(`${targetKey(target)} ${path}`);
    return (path) => chosen(path) ?? chosen(textOfHash(path)) ?? rest;
  };
}
