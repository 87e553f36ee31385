import { ownValue } from '#app/lib/own-value.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { formatFieldPath, keyList, stepOf, type FieldStep } from './field-path.ts';
import { isSameOrder } from './json-difference.ts';
import { insertMissing } from './json-merge.ts';
import { isSameJson } from './same-json.ts';
import { comparable } from './translation-hash.ts';

/**
 * Returns `before` with some of the changes that lead to `after`. `isTaken` gets the path of a changed field, as
 * `listDifferences` reports it, and returns whether the field takes its value from `after`.
 */
export function selectFields(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  isTaken: (path: string) => boolean,
): JsonValue | undefined {
  return select(before, after, [], isTaken);
}

function select(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: readonly FieldStep[],
  isTaken: (path: string) => boolean,
): JsonValue | undefined {
  if (isSameJson(before, after)) return after;
  const [old, fresh] = comparable(path, before, after);
  if (isJsonObject(old) && isJsonObject(fresh)) {
    const keys = insertMissing(Object.keys(fresh), Object.keys(old));
    const fields = keys.flatMap((key) => {
      const value = select(ownValue(old, key), ownValue(fresh, key), [...path, key], isTaken);
      return value === undefined ? [] : [[key, value] as const];
    });
    const isMissing = fields.length === 0 && (before === undefined || after === undefined);
    return isMissing ? undefined : Object.fromEntries(fields);
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const [earlier, later] = [keyList(before), keyList(after)];
    const hasObjects = [...before, ...after].some(isJsonObject);
    if (earlier && later && hasObjects && isSameOrder([...earlier.keys()], [...later.keys()])) {
      return insertMissing([...later.keys()], [...earlier.keys()]).flatMap((key) => {
        const value = select(earlier.get(key), later.get(key), [...path, stepOf(key)], isTaken);
        return value === undefined ? [] : [value];
      });
    }
  }
  return isTaken(formatFieldPath(path)) ? after : before;
}
