import { phrase } from '#app/lib/phrase.ts';
import { BundleFaultError, formatPath, type PathPart } from '#app/bundle/fault.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';

/** An edit inside one value: sets, inserts or removes a field. An empty path means the whole value. */
export type FieldEdit =
  | { kind: 'set'; path: readonly PathPart[]; value: JsonValue }
  /** Inserts an entry into a list, before the entry with the index at the end of the path. */
  | { kind: 'insert'; path: readonly PathPart[]; value: JsonValue }
  | { kind: 'remove'; path: readonly PathPart[] };

/**
 * Returns a copy of the value with one field changed. Setting the index after the last entry of a list appends to it.
 * Throws BundleFaultError if the path does not exist.
 */
export function editJson(value: JsonValue | undefined, edit: FieldEdit): JsonValue | undefined {
  return change(value, edit, 0);
}

function change(value: JsonValue | undefined, edit: FieldEdit, depth: number): JsonValue | undefined {
  const step = edit.path[depth];
  if (step === undefined) return edit.kind === 'remove' ? undefined : edit.value;
  const isLast = depth === edit.path.length - 1;
  if (Array.isArray(value) && typeof step === 'number') {
    const end = isLast && edit.kind !== 'remove' ? value.length : value.length - 1;
    if (!Number.isInteger(step) || step < 0 || step > end) throw noField(edit, depth);
    if (isLast && edit.kind === 'insert') return value.toSpliced(step, 0, edit.value);
    const changed = change(value[step], edit, depth + 1);
    return changed === undefined ? value.toSpliced(step, 1) : value.toSpliced(step, 1, changed);
  }
  if (isJsonObject(value) && typeof step === 'string' && !(isLast && edit.kind === 'insert')) {
    const before = ownValue(value, step);
    if (before === undefined && (!isLast || edit.kind === 'remove')) throw noField(edit, depth);
    const changed = change(before, edit, depth + 1);
    if (changed === undefined) {
      return Object.fromEntries(Object.entries(value).filter(([key]) => key !== step));
    }
    return { ...value, [step]: changed };
  }
  throw noField(edit, depth);
}

function noField({ path }: FieldEdit, depth: number): BundleFaultError {
  return new BundleFaultError([
    {
      path: formatPath(path.slice(0, depth + 1)),
      problem: 'is missing in the version that was edited',
      allowed: phrase('a field that exists, or a new key of an object'),
    },
  ]);
}
