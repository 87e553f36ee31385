import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { keyList, stepOf, type FieldStep } from './field-path.ts';
import { isSameJson } from './same-json.ts';
import { findUnmoved, pairValues, type Pair } from './pair-values.ts';

/** What happened to an entry of a list. Entries are numbered from 1. */
export type EntryChange =
  | { kind: 'moved'; value: JsonValue; from: number; to: number }
  | { kind: 'added'; value: JsonValue; number: number }
  | { kind: 'removed'; value: JsonValue; number: number }
  /** An entry whose values changed. `step` leads from the list to the entry. */
  | { kind: 'changed'; value: JsonValue; before: JsonValue; step: FieldStep };

/**
 * Compares two versions of a list. Entries with the same id or value count as the same entry. In a list without ids,
 * the remaining objects are paired by name (from `nameOf`), and those still left by position.
 */
export function compareLists(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  nameOf: (value: JsonValue) => string,
): EntryChange[] {
  const keys = keysOf(before, after);
  const pairs = keys ? pairKeys(...keys) : pairEntries(before, after, nameOf);
  const unmoved = findUnmoved(pairs);
  const changes: EntryChange[] = [];
  for (const pair of pairs) {
    const { from, position } = pair;
    const [old, value] = [before[from], after[position]];
    if (old === undefined || value === undefined) continue;
    if (!unmoved.has(pair)) changes.push({ kind: 'moved', value, from: from + 1, to: position + 1 });
    if (!isSameJson(old, value)) {
      const key = keys?.[1][position];
      changes.push({ kind: 'changed', value, before: old, step: key === undefined ? position : stepOf(key) });
    }
  }
  const pairedAfter = new Set(pairs.map(({ position }) => position));
  for (const [index, value] of after.entries()) {
    if (!pairedAfter.has(index)) changes.push({ kind: 'added', value, number: index + 1 });
  }
  const pairedBefore = new Set(pairs.map(({ from }) => from));
  for (const [index, value] of before.entries()) {
    if (!pairedBefore.has(index)) changes.push({ kind: 'removed', value, number: index + 1 });
  }
  return changes;
}

/** Returns the keys of the entries of both lists, or `null` if the entries of one list have no keys. */
function keysOf(before: readonly JsonValue[], after: readonly JsonValue[]): [string[], string[]] | null {
  const [earlier, later] = [keyList(before), keyList(after)];
  return earlier && later ? [[...earlier.keys()], [...later.keys()]] : null;
}

function pairKeys(before: readonly string[], after: readonly string[]): Pair[] {
  const positions = new Map(before.map((key, from) => [key, from]));
  return after.flatMap((key, position) => {
    const from = positions.get(key);
    return from === undefined ? [] : [{ from, position }];
  });
}

function pairEntries(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  nameOf: (value: JsonValue) => string,
): Pair[] {
  const areObjects = (one: JsonValue, other: JsonValue) => isJsonObject(one) && isJsonObject(other);
  return pairValues(before, after, [
    isSameJson,
    (old, fresh) => areObjects(old, fresh) && nameOf(old) !== '' && nameOf(old) === nameOf(fresh),
    (old, fresh, { from, position }) => areObjects(old, fresh) && from === position,
  ]);
}
