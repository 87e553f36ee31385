import { parseJson } from '#app/bundle/json-source.server.ts';
import type { JsonValue } from '#app/lib/json.ts';
import { targetKey, type ChangeTarget } from '#app/store/change-target.ts';
import { readPositions } from '#app/store/items.server.ts';
import type { RecordedValue } from '#app/store/recorded-value.ts';
import type { Db } from '#app/store/store.ts';
import { readCurrentValues, readValuesAt, VersionTooOldError, type Values } from './current-values.server.ts';
import type { Draft } from './drafts.server.ts';
import { applyToValues, targetOf, verticalsWithMoves } from './edited-values.server.ts';
import { RefusedChange } from './publish-values.server.ts';

/** The value of a target in a draft, and its published value. */
export interface DraftValue {
  /** `undefined` if the target does not exist in the draft. */
  value: JsonValue | undefined;
  /** `undefined` if the target is not published. */
  published: JsonValue | undefined;
  /** Whether the draft edits the target. */
  isEdited: boolean;
}

/**
 * Reads the values of parts, items and pictures in a draft. The result is keyed by `targetKey`. A target that the draft
 * does not edit has its published value. Edits that no longer fit the site are left out; publishing the draft reports
 * them.
 */
export async function readDraftValues(
  db: Db,
  draft: Pick<Draft, 'base' | 'edits'> | null,
  targets: readonly ChangeTarget[],
): Promise<ReadonlyMap<string, DraftValue>> {
  const current = await readCurrentValues(db, targets);
  const edited = draft
    ? await readEditedValues(db, draft, targets, current)
    : new Map<string, RecordedValue>();
  return new Map(
    [...current].map(([key, published]) => [
      key,
      {
        value: contentOf(edited.has(key) ? edited.get(key) : published),
        published: contentOf(published),
        isEdited: edited.has(key),
      },
    ]),
  );
}

async function readEditedValues(
  db: Db,
  { base, edits }: Pick<Draft, 'base' | 'edits'>,
  targets: readonly ChangeTarget[],
  current: Values,
): Promise<Values> {
  const values = new Map<string, RecordedValue>();
  const editsOf = Map.groupBy(edits, (edit) => targetKey(targetOf(edit)));
  const edited = targets.filter((target) => editsOf.has(targetKey(target)));
  if (edited.length === 0) return values;
  try {
    const seen = await readValuesAt(db, base, edited, current);
    for (const target of edited) {
      const key = targetKey(target);
      const own = editsOf.get(key) ?? [];
      const positions = new Map<number, ReadonlyMap<number, number>>();
      for (const id of verticalsWithMoves(own)) positions.set(id, await readPositions(db, id));
      const value = valueAfter(
        () => applyToValues(own, new Map([[key, seen.get(key) ?? null]]), positions).values,
      );
      if (value) values.set(key, value.get(key) ?? null);
    }
    return values;
  } catch (error) {
    if (error instanceof VersionTooOldError) return values;
    throw error;
  }
}

function valueAfter(apply: () => Values): Values | null {
  try {
    return apply();
  } catch (error) {
    if (error instanceof RefusedChange) return null;
    throw error;
  }
}

function contentOf(value: RecordedValue | undefined): JsonValue | undefined {
  return value?.data == null ? undefined : parseJson(value.data);
}
