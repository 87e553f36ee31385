import { parseJson } from '#app/bundle/json-source.server.ts';
import { targetKey } from '#app/store/change-target.ts';
import type { RecordedValue } from '#app/store/recorded-value.ts';
import type { Db } from '#app/store/store.ts';
import { readCurrentValues } from './current-values.server.ts';
import { applyToValues, targetOf } from './edited-values.server.ts';
import type { Edit } from './edits.ts';
import { listDifferences } from './json-difference.ts';
import { RefusedChange } from './publish-values.server.ts';
import { withoutHashes } from './translation-hash.ts';

/** Maximum number of items whose values are compared. */
const maxCompared = 500;

/**
 * Counts the fields, items and parts that edits change. The edited values are compared with the published ones, so the
 * review of the draft shows the same number. If edits change more than 500 items, the fields of items are counted by
 * their paths instead, so that a draft with thousands of items is counted without reading them.
 */
export async function countChanges(db: Db, edits: readonly Edit[]): Promise<number> {
  const groups = Map.groupBy(edits, (edit) => targetKey(targetOf(edit)));
  const items = [...groups.values()].filter(([first]) => first && targetOf(first).kind === 'item').length;
  const compared: Edit[] = [];
  let count = 0;
  for (const own of groups.values()) {
    if (own.some(isOfWholeItem)) count += 1;
    else if (own.some((edit) => needsComparison(edit, items <= maxCompared))) {
      compared.push(...own.filter(({ kind }) => kind !== 'move-item'));
      count += own.some(({ kind }) => kind === 'move-item') ? 1 : 0;
    } else count += countPaths(own);
  }
  return count + (await countDifferences(db, compared));
}

function isOfWholeItem({ kind }: Edit): boolean {
  return kind === 'add-item' || kind === 'remove-item';
}

function needsComparison(edit: Edit, areItemsCompared: boolean): boolean {
  return 'path' in edit && (areItemsCompared || edit.target.kind === 'part' || edit.path.length === 0);
}

function countPaths(edits: readonly Edit[]): number {
  return new Set(edits.map((edit) => JSON.stringify('path' in edit ? edit.path : edit.kind))).size;
}

/** Counts the fields in which the edited values differ from the published ones. */
async function countDifferences(db: Db, edits: readonly Edit[]): Promise<number> {
  const targets = new Map(edits.map((edit) => [targetKey(targetOf(edit)), targetOf(edit)]));
  const current = await readCurrentValues(db, [...targets.values()]);
  try {
    const { values } = applyToValues(edits, current, new Map());
    return [...targets.keys()]
      .map((key) => compare(current.get(key) ?? null, values.get(key) ?? null))
      .reduce((sum, number) => sum + number, 0);
  } catch (error) {
    // The edits no longer fit the site, which has changed. The review of the draft reports this.
    if (!(error instanceof RefusedChange)) throw error;
    return countPaths(edits);
  }
}

function compare(before: RecordedValue, after: RecordedValue): number {
  if (before?.data == null || after?.data == null) return before?.data === after?.data ? 0 : 1;
  return before.data === after.data
    ? 0
    : withoutHashes(listDifferences(parseJson(before.data), parseJson(after.data))).length;
}
