import { ownValue } from '#app/lib/own-value.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { formatFieldPath, keyList, stepOf, type FieldStep } from './field-path.ts';
import { isSameJson } from './same-json.ts';
import { comparable } from './translation-hash.ts';

/** A field with its values before and after a change. A missing value is `undefined`. */
export interface FieldDifference {
  /** Empty for the whole value. */
  path: string;
  before: JsonValue | undefined;
  after: JsonValue | undefined;
}

/** Lists the fields in which two values differ. */
export function listDifferences(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): FieldDifference[] {
  return [...differences(before, after, [])];
}

function* differences(
  old: JsonValue | undefined,
  fresh: JsonValue | undefined,
  path: readonly FieldStep[],
): Generator<FieldDifference> {
  if (isSameJson(old, fresh)) return;
  const [before, after] = comparable(path, old, fresh);
  if (isJsonObject(before) && isJsonObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      yield* differences(ownValue(before, key), ownValue(after, key), [...path, key]);
    }
    return;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const [earlier, later] = [keyList(before), keyList(after)];
    const hasObjects = [...before, ...after].some(isJsonObject);
    if (earlier && later && hasObjects && isSameOrder([...earlier.keys()], [...later.keys()])) {
      for (const key of new Set([...earlier.keys(), ...later.keys()])) {
        yield* differences(earlier.get(key), later.get(key), [...path, stepOf(key)]);
      }
      return;
    }
  }
  yield { path: formatFieldPath(path), before, after };
}

/** Whether the keys that both lists contain have the same order in both. */
export function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  const inA = new Set(a);
  const inB = new Set(b);
  const rest = b.filter((key) => inA.has(key));
  return a.filter((key) => inB.has(key)).every((key, index) => key === rest[index]);
}
