import { asObject, asText, isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import { parseTargetKey, type ChangeTarget } from '#app/store/change-target.ts';
import {
  listRecordedChanges,
  readRecordedChange,
  readTargetKeys,
  readValueChanges,
  type ChangeFilter,
  type RecordedChange,
} from '#app/store/recorded-changes.server.ts';
import type { RecordedValue, ValueChange } from '#app/store/recorded-value.ts';
import type { Store } from '#app/store/store.ts';
import { listDifferences, type FieldDifference } from './json-difference.ts';
import { positionPath } from './merge-values.server.ts';
import { withoutHashes } from './translation-hash.ts';

/** The effect of a change on one part, item or picture. */
export interface TargetDifference {
  target: ChangeTarget;
  kind: 'added' | 'changed' | 'removed';
  /** Title of an item. Empty if the target is a part or a picture. */
  title: string;
  /** Media path of the cover of an item. Empty if the target is a part or a picture. */
  image: string;
  /** Positions of an item in the catalogue order. `before` is missing for an added item, `after` for a removed one. */
  positions?: { before?: number | undefined; after?: number | undefined };
  /**
   * The changed fields, or all fields of an added part. Empty for an added item or picture, and for a removed target.
   */
  fields: FieldDifference[];
}

/** A change with one page of its differences. */
export interface ReadChange extends RecordedChange {
  differences: TargetDifference[];
  /** Number of parts, items and pictures that the change touched. */
  total: number;
}

/** Lists changes, newest first. */
export async function listChanges(store: Store, filter: ChangeFilter = {}): Promise<RecordedChange[]> {
  return listRecordedChanges(store.db, filter);
}

/**
 * Reads a change with its differences, by default the first 100. Pictures come after parts and items. Returns `null` if
 * there is no such change.
 */
export async function readChange(
  store: Store,
  version: number,
  { offset = 0, limit = 100 }: { offset?: number; limit?: number } = {},
): Promise<ReadChange | null> {
  return store.readConsistently(async (db) => {
    const change = await readRecordedChange(db, version);
    if (!change) return null;
    const recorded = await readTargetKeys(db, version);
    const keys = [...recorded.filter((key) => !isPicture(key)), ...recorded.filter(isPicture)];
    const page = keys.slice(offset, offset + limit);
    const values = await readValueChanges(db, version, new Set(page));
    const differences = page.flatMap((key) => {
      const value = values.get(key);
      return value ? [toDifference(parseTargetKey(key), value)] : [];
    });
    return { ...change, differences, total: keys.length };
  });
}

function isPicture(key: string): boolean {
  return parseTargetKey(key).kind === 'picture';
}

/** Compares the values of a target field by field. */
export function toDifference(target: ChangeTarget, { before, after }: ValueChange): TargetDifference {
  const [old, fresh] = [contentOf(before), contentOf(after)];
  const isItem = target.kind === 'item';
  const title = isItem ? titleOf(fresh ?? old) : '';
  const image = isItem ? imageOf(fresh ?? old) : '';
  const named = {
    target,
    title,
    image,
    ...(isItem && { positions: { before: before?.position, after: after?.position } }),
  };
  if (before === null) {
    const fields = target.kind === 'part' && isJsonObject(fresh) ? listDifferences({}, fresh) : [];
    return { ...named, kind: 'added', fields };
  }
  if (after === null) return { ...named, kind: 'removed', fields: [] };
  const fields = listDifferences(old, fresh);
  if (before.position !== after.position) {
    fields.push({ path: positionPath, before: before.position, after: after.position });
  }
  return { ...named, kind: 'changed', fields };
}

/**
 * Counts the changes in a difference: its fields, or one for a whole item, part or picture. This is the number that the
 * Studio calls “changes”.
 */
export function countFields({ kind, fields }: TargetDifference): number {
  return kind === 'changed' ? withoutHashes(fields).length : 1;
}

function contentOf(value: RecordedValue): JsonValue | undefined {
  return value?.data == null ? undefined : parseJson(value.data);
}

/** Returns the title of a stored item. Empty for other values. */
export function titleOfValue(value: RecordedValue): string {
  return titleOf(contentOf(value));
}

function titleOf(item: JsonValue | undefined): string {
  return asText(asObject(item).title);
}

function imageOf(item: JsonValue | undefined): string {
  return asText(asObject(item).img);
}
