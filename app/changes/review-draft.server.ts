import { targetKey } from '#app/store/change-target.ts';
import type { Store } from '#app/store/store.ts';
import { mergeEdits } from './apply-edits.server.ts';
import type { CheckRules, TargetFault } from './check-values.server.ts';
import type { Draft } from './drafts.server.ts';
import type { DraftField } from './leave-out.server.ts';
import type { ValueConflict } from './merge-values.server.ts';
import { publishDraft } from './publish-draft.server.ts';
import { createResolver, RefusedChange } from './publish-values.server.ts';
import { titleOfValue, toDifference, type TargetDifference } from './read-changes.server.ts';

/** The effect that publishing a draft would have. */
export interface DraftReview {
  /** The differences from the published site, with the draft's values where there are conflicts. */
  differences: TargetDifference[];
  conflicts: readonly ValueConflict[];
  faults: readonly TargetFault[];
  /** Titles of the items among the targets, by key. */
  titles: ReadonlyMap<string, string>;
}

/**
 * Compares a draft with the published site and changes nothing. The changes that `leaveOut` names are not checked.
 * Throws VersionTooOldError.
 */
export async function reviewDraft(
  store: Store,
  draft: Draft,
  rules: CheckRules,
  leaveOut: readonly DraftField[] = [],
): Promise<DraftReview> {
  try {
    const review = await store.readConsistently(async (db) => {
      const merged = await mergeEdits(db, draft.edits, draft.base, createResolver([], 'mine'));
      const { conflicts } = await mergeEdits(db, draft.edits, draft.base, createResolver());
      const differences = merged.values
        .map(({ target, value, now }) => toDifference(target, { before: now, after: value }))
        .filter(({ kind, fields }) => kind !== 'changed' || fields.length > 0);
      const titles = new Map(
        merged.values.map(({ target, value, now }) => [targetKey(target), titleOfValue(value ?? now)]),
      );
      return { differences, conflicts, titles };
    });
    const author = { origin: 'studio', author: draft.author } as const;
    const options = { ...rules, author, leaveOut, rest: 'mine', isDryRun: true } as const;
    const checked = await publishDraft(store, draft, options);
    return { ...review, faults: checked.outcome === 'refused' ? checked.faults : [] };
  } catch (error) {
    if (error instanceof RefusedChange && error.result.outcome === 'refused') {
      return { differences: [], conflicts: [], titles: new Map(), faults: error.result.faults };
    }
    throw error;
  }
}
