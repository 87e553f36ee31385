import { ownValue } from '#app/lib/own-value.ts';
import { isJsonObject, type JsonValue } from '#app/bundle/json-source.server.ts';
import { formatFieldPath, keyList, stepOf, type FieldStep } from './field-path.ts';
import { isSameOrder } from './json-difference.ts';
import { insertMissing } from './json-merge.ts';
import { isSameJson } from './same-json.ts';

/**
 * Returns `before` with some of the changes that lead to `after`. `isTaken` decides by the path of each field that
 * `listDifferences` reports.
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
  if (isJsonObject(before) && isJsonObject(after)) {
    const keys = insertMissing(Object.keys(after), Object.keys(before));
    return Object.fromEntries(
      keys.flatMap((key) => {
        const value = select(ownValue(before, key), ownValue(after, key), [...path, key], isTaken);
        return value === undefined ? [] : [[key, value] as const];
      }),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, fresh] = [keyList(before), keyList(after)];
    const hasObjects = [...before, ...after].some(isJsonObject);
    if (old && fresh && hasObjects && isSameOrder([...old.keys()], [...fresh.keys()])) {
      return insertMissing([...fresh.keys()], [...old.keys()]).flatMap((key) => {
        const value = select(old.get(key), fresh.get(key), [...path, stepOf(key)], isTaken);
        return value === undefined ? [] : [value];
      });
    }
  }
  return isTaken(formatFieldPath(path)) ? after : before;
}
