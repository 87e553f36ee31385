import { parseJsonSource } from '#app/bundle/json-source.server.ts';
import { parseTargetKey, targetKey } from '#app/store/change-target.ts';
import type { Store } from '#app/store/store.ts';
import { mergeEdits } from './apply-edits.server.ts';
import { addDraftStep, replaceDraftSteps, type Draft, type DraftResult } from './drafts.server.ts';
import { targetOf } from './edited-values.server.ts';
import type { DraftField } from './leave-out.server.ts';
import { positionPath } from './merge-values.server.ts';
import { createResolver } from './publish-values.server.ts';
import { selectFields } from './select-fields.ts';
import { isAmong } from './translation-hash.ts';

/**
 * Removes one change from a draft. If the change is a changed field, a new step, which can be undone, restores the
 * published value of the field. If the change adds, removes or moves a whole target, the corresponding edits are
 * removed from the draft. Throws RefusedChange or VersionTooOldError.
 */
export async function revertInDraft(
  store: Store,
  draft: Draft,
  { target: key, path }: DraftField,
): Promise<DraftResult> {
  const target = parseTargetKey(key);
  const isOfTarget = (edit: Draft['edits'][number]) => targetKey(targetOf(edit)) === key;
  if (path === positionPath || path === '' || target.kind === 'picture') {
    const rest = draft.edits.filter(
      (edit) => !isOfTarget(edit) || (path === positionPath && edit.kind !== 'move-item'),
    );
    return replaceDraftSteps(store, draft, rest);
  }
  const { values } = await store.readConsistently((db) =>
    mergeEdits(db, draft.edits.filter(isOfTarget), draft.base, createResolver([], 'mine')),
  );
  const [merged] = values;
  if (merged?.value?.data == null || merged.now?.data == null) return { outcome: 'saved', draft };
  const [after, before] = [
    parseJsonSource(merged.value.data).source,
    parseJsonSource(merged.now.data).source,
  ];
  const reverted = new Set([path]);
  const value = selectFields(before, after, (other) => !isAmong(reverted, other));
  return addDraftStep(store, draft, [
    value === undefined ? { kind: 'remove', target, path: [] } : { kind: 'set', target, path: [], value },
  ]);
}
