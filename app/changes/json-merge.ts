import { ownValue } from '#app/lib/own-value.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { formatFieldPath, keyList, stepOf, type FieldStep } from './field-path.ts';
import { isSameOrder } from './json-difference.ts';
import { isSameJson } from './same-json.ts';
import { comparable } from './translation-hash.ts';

/**
 * Three values of one field: `base` is the common ancestor, and `mine` and `now` are the values of the two sides. A
 * missing value is `undefined`.
 */
export interface ThreeValues {
  base: JsonValue | undefined;
  mine: JsonValue | undefined;
  now: JsonValue | undefined;
}

/** A field that both sides changed. */
export interface FieldConflict extends ThreeValues {
  /** Empty for the whole value. */
  path: string;
}

export interface MergeOptions {
  /** Chooses a side of a conflict. `null` leaves the conflict unresolved. */
  resolve(path: string): 'mine' | 'now' | null;
  /**
   * Whether the merge is strict, as for an undo. In a strict merge, a field that another change touched is a conflict,
   * even if it already has the value to restore. A list in which both sides added, removed or moved entries is also a
   * conflict. An undo without conflicts therefore always restores the original value.
   */
  isStrict: boolean;
  /**
   * Whether the value at a path only groups other values, so that a missing value equals an empty one. By default, no
   * value is such a group.
   */
  isGroup?: (path: readonly FieldStep[]) => boolean;
}

/** The merged value. Fields with conflicts have the published values. */
export interface MergeResult {
  value: JsonValue | undefined;
  conflicts: FieldConflict[];
}

/** Merges the changes of both sides, field by field. Entries of lists are compared by their ids. */
export function mergeJson(values: ThreeValues, options: MergeOptions): MergeResult {
  const conflicts: FieldConflict[] = [];
  const value = merge(values, [], { ...options, conflicts });
  return { value, conflicts };
}

type Context = MergeOptions & { conflicts: FieldConflict[] };

function merge(values: ThreeValues, path: readonly FieldStep[], context: Context): JsonValue | undefined {
  const { base, mine, now } = values;
  if (isSameJson(mine, base)) return now;
  if (isSameJson(now, base)) return mine;
  if (!context.isStrict && isSameJson(mine, now)) return now;
  if (context.isGroup?.(path)) {
    const [common = {}, own = {}, present = {}] = [base, mine, now];
    const groups = { base: common, mine: own, now: present };
    if (areObjects(groups)) return mergeObjects(groups, path, context);
  }
  const [common] = comparable(path, base, mine);
  if (isJsonObject(common) && isJsonObject(mine) && isJsonObject(now)) {
    return mergeObjects({ base: common, mine, now }, path, context);
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(now)) {
    const merged = mergeLists({ base, mine, now }, path, context);
    if (merged) return merged;
  }
  return decide(values, path, context);
}

function areObjects(values: ThreeValues): values is Record<keyof ThreeValues, JsonObject> {
  return isJsonObject(values.base) && isJsonObject(values.mine) && isJsonObject(values.now);
}

function decide(values: ThreeValues, path: readonly FieldStep[], context: Context): JsonValue | undefined {
  const name = formatFieldPath(path);
  const choice = context.resolve(name);
  if (choice === null) context.conflicts.push({ path: name, ...values });
  return choice === 'mine' ? values.mine : values.now;
}

function mergeObjects(
  { base, mine, now }: { base: JsonObject; mine: JsonObject; now: JsonObject },
  path: readonly FieldStep[],
  context: Context,
): JsonObject {
  // Keys that both sides removed are merged, too, because they are conflicts if the merge is strict.
  const order = insertMissing(insertMissing(Object.keys(now), Object.keys(mine)), Object.keys(base));
  return Object.fromEntries(
    order.flatMap((key) => {
      const values = { base: ownValue(base, key), mine: ownValue(mine, key), now: ownValue(now, key) };
      const value = merge(values, [...path, key], context);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/**
 * Merges lists entry by entry. Returns `null` if the entries cannot be distinguished, or if both sides changed their
 * order.
 */
function mergeLists(
  lists: { base: JsonValue[]; mine: JsonValue[]; now: JsonValue[] },
  path: readonly FieldStep[],
  context: Context,
): JsonValue[] | null {
  const [base, mine, now] = [keyList(lists.base), keyList(lists.mine), keyList(lists.now)];
  if (!base || !mine || !now) return null;
  const order = mergeOrders([...base.keys()], [...mine.keys()], [...now.keys()], context.isStrict);
  if (!order) return null;
  return order.flatMap((key) => {
    const values = { base: base.get(key), mine: mine.get(key), now: now.get(key) };
    const value = merge(values, [...path, stepOf(key)], context);
    return value === undefined ? [] : [value];
  });
}

function mergeOrders(
  base: readonly string[],
  mine: readonly string[],
  now: readonly string[],
  isStrict: boolean,
): readonly string[] | null {
  if (isSameList(mine, base)) return now;
  // Entries that one side removed stay in the order, because the other side may have changed them.
  if (isSameList(now, base)) return insertMissing(mine, now);
  if (isStrict) return null;
  if (isSameOrder(base, mine)) return insertMissing(now, mine);
  return isSameOrder(base, now) ? insertMissing(mine, now) : null;
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}

/**
 * Adds the keys of `other` that `order` does not contain, each after its predecessor in `other`, or before its
 * successor.
 */
export function insertMissing(order: readonly string[], other: readonly string[]): string[] {
  const known = new Set(order);
  const result = [...order];
  for (const [index, key] of other.entries()) {
    if (known.has(key)) continue;
    const previous = other[index - 1];
    const next = other.slice(index + 1).find((later) => known.has(later));
    const at =
      previous !== undefined
        ? result.indexOf(previous) + 1
        : next === undefined
          ? result.length
          : result.indexOf(next);
    result.splice(at, 0, key);
    known.add(key);
  }
  return result;
}
