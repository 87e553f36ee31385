import { parseJsonSource, writeJsonSource } from '#app/bundle/json-source.server.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { targetKey } from '#app/store/change-target.ts';
import type { RecordedValue } from '#app/store/recorded-value.ts';
import { targetOf } from './edited-values.server.ts';
import type { Edit } from './edits.ts';
import { positionPath } from './merge-values.server.ts';
import type { MergedValue } from './publish-values.server.ts';
import { selectFields } from './select-fields.ts';
import { isAmong } from './translation-hash.ts';

/** A change of a draft, as `toDifference` reports it. */
export interface DraftField {
  /** Key of the target. */
  target: string;
  /** Path of the field. Empty for a target that is added or removed. */
  path: string;
}

/** A draft, divided into what is published and what stays in the draft. */
export interface SplitDraft {
  /** The values to publish. */
  values: MergedValue[];
  /** The edits that stay in the draft, based on the site after the publication of `values`. */
  kept: Edit[];
}

/**
 * Divides the merged values of a draft into those to publish and those that stay in the draft. A translated text and
 * its hash are never separated.
 */
export function splitDraft(
  merged: readonly MergedValue[],
  edits: readonly Edit[],
  leftOut: readonly DraftField[],
): SplitDraft {
  const paths = Map.groupBy(leftOut, ({ target }) => target);
  const editsOf = Map.groupBy(edits, (edit) => targetKey(targetOf(edit)));
  const split: SplitDraft = { values: [], kept: [] };
  for (const entry of merged) {
    const key = targetKey(entry.target);
    const left = new Set(paths.get(key)?.map(({ path }) => path));
    if (left.size === 0) split.values.push(entry);
    else splitValue(split, entry, left, editsOf.get(key) ?? []);
  }
  return split;
}

function splitValue(
  split: SplitDraft,
  entry: MergedValue,
  left: ReadonlySet<string>,
  edits: readonly Edit[],
): void {
  const { target, value, now } = entry;
  if (target.kind === 'picture') return;
  if (value?.data == null || now?.data == null) {
    split.kept.push(...(value?.data == null ? edits.filter(isRemoval) : addition(edits, contentOf(value))));
    return;
  }
  const [after, before] = [contentOf(value), contentOf(now)];
  const published = selectFields(before, after, (path) => !isAmong(left, path));
  const isMoveLeft = left.has(positionPath);
  if ([...left].some((path) => path !== positionPath) && after !== undefined) {
    split.kept.push({ kind: 'set', target, path: [], value: after });
  }
  if (isMoveLeft) split.kept.push(...edits.filter(({ kind }) => kind === 'move-item'));
  const position = isMoveLeft ? now.position : value.position;
  if (published !== undefined) {
    const data = writeJsonSource(published);
    split.values.push({ ...entry, value: { ...value, data, ...(position !== undefined && { position }) } });
  }
}

/** Returns the edits that add a target. An item is added with the content that it has after all edits of the draft. */
function addition(edits: readonly Edit[], value: JsonValue | undefined): Edit[] {
  const added = edits.findLast((edit) => edit.kind === 'add-item');
  if (!added || !isJsonObject(value)) return [...edits];
  return [{ ...added, item: value }, ...edits.filter(({ kind }) => kind === 'move-item')];
}

function isRemoval(edit: Edit): boolean {
  return edit.kind === 'remove-item' || (edit.kind === 'remove' && edit.path.length === 0);
}

function contentOf(value: RecordedValue): JsonValue | undefined {
  return value?.data == null ? undefined : parseJsonSource(value.data).source;
}
