import { targetKey } from '#app/store/change-target.ts';
import { readPositions } from '#app/store/items.server.ts';
import type { Db, Store } from '#app/store/store.ts';
import type { ChangeReason } from '#app/store/write-transaction.server.ts';
import type { CheckRules } from './check-values.server.ts';
import { readCurrentValues, readValuesAt } from './current-values.server.ts';
import { applyToValues, targetsOf, verticalsWithMoves } from './edited-values.server.ts';
import type { Edit } from './edits.ts';
import { mergeValues, type ValueConflict } from './merge-values.server.ts';
import {
  createResolver,
  publishValues,
  type MergedChange,
  type MergedValue,
  type PublishResult,
  type Resolution,
} from './publish-values.server.ts';

export interface ApplyEditsOptions extends CheckRules {
  reason: ChangeReason;
  /** Site version that the author saw. */
  base: number;
  /** The author's decisions about conflicts. */
  resolutions?: readonly Resolution[] | undefined;
  /** How to decide all other conflicts. */
  rest?: 'mine' | 'now' | undefined;
  /** Whether to check the edits without changing anything. */
  isDryRun?: boolean | undefined;
}

/**
 * Publishes edits in one transaction, checked like an import. They are merged field by field with what others changed
 * since `base`; a field that both changed is a conflict. Throws VersionTooOldError if `base` is no longer recorded.
 */
export async function applyEdits(
  store: Store,
  edits: readonly Edit[],
  { reason, base, resolutions, rest, isDryRun, ...rules }: ApplyEditsOptions,
): Promise<PublishResult> {
  const resolver = createResolver(resolutions, rest);
  return publishValues(store, reason, rules, ({ db }) => mergeEdits(db, edits, base, resolver), { isDryRun });
}

/** Merges edits of an earlier site version with the published values. */
export async function mergeEdits(
  db: Db,
  edits: readonly Edit[],
  base: number,
  resolver: ReturnType<typeof createResolver>,
): Promise<MergedChange> {
  const targets = targetsOf(edits);
  const current = await readCurrentValues(db, targets);
  const seen = await readValuesAt(db, base, targets, current);
  const positions = new Map<number, ReadonlyMap<number, number>>();
  for (const verticalId of verticalsWithMoves(edits)) {
    positions.set(verticalId, await readPositions(db, verticalId));
  }
  const { values: edited, moves } = applyToValues(edits, seen, positions);
  const values: MergedValue[] = [];
  const conflicts: ValueConflict[] = [];
  for (const target of targets) {
    const key = targetKey(target);
    const now = current.get(key) ?? null;
    const merged = mergeValues(
      target,
      { base: seen.get(key) ?? null, mine: edited.get(key) ?? null, now },
      { resolve: resolver(target), isStrict: false },
    );
    values.push({ target, value: merged.value, now });
    conflicts.push(...merged.conflicts);
  }
  return { values, conflicts, moves };
}
