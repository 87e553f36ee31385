import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { formatFieldPath } from '#app/changes/field-path.ts';
import { listDifferences, type FieldDifference } from '#app/changes/json-difference.ts';
import type { ChangeNames } from './change-names.server.ts';
import { completeList, type IncompleteList } from '#app/changes/complete-list.ts';
import { compareLists, type EntryChange } from '#app/changes/compare-lists.ts';
import { entryName } from '#app/changes/entry-name.ts';
import { nameEntry } from './entry-names.server.ts';
import { parseFieldPath, toFieldStep } from '#app/changes/field-steps.ts';
import type { Meaning } from './meaning.ts';
import type { ShownEntryChange, ShownField, ShownList } from './shown-change.ts';

/** Maximum number of entries that are shown for one list. The same limit applies to the changed fields of entries. */
const maxEntries = 50;

/**
 * Describes what changed in a list, entry by entry. `showField` describes a field of an entry. Returns `null` if the
 * values are not lists, or if they are lists of pictures, because the pictures themselves are shown instead.
 */
export function showListChanges(
  names: ChangeNames,
  { path, before, after }: FieldDifference,
  meaning: Meaning,
  showField: (field: FieldDifference) => ShownField,
): ShownList | null {
  const [earlier, later] = [listAt(names, before, meaning), listAt(names, after, meaning)];
  if (!earlier || !later || isPictureList(names, [...earlier, ...later])) return null;
  const isOrdered = meaning.kind !== 'set' && !(meaning.kind === 'pages' && meaning.list === 'set');
  const changes = compareLists(earlier, later, (value) => (isJsonObject(value) ? entryName(value) : ''));
  const entries = changes.flatMap((change) => showEntry(names, change, meaning, isOrdered));
  const steps = parseFieldPath(path).map(toFieldStep);
  const fields = changes.flatMap((change) => {
    if (change.kind !== 'changed') return [];
    const entry = formatFieldPath([...steps, change.step]);
    return listDifferences(change.before, change.value).map((field) => ({
      ...field,
      path: joinPaths(entry, field.path),
    }));
  });
  if (entries.length + fields.length === 0) return null;
  return {
    entries: entries.slice(0, maxEntries),
    fields: fields.slice(0, maxEntries).map(showField),
    more: Math.max(0, entries.length - maxEntries) + Math.max(0, fields.length - maxEntries),
  };
}

/**
 * Returns a value as a list, or the default list if the value is missing. Returns `null` if the value is not a list.
 */
function listAt(
  names: ChangeNames,
  value: JsonValue | undefined,
  meaning: Meaning,
): readonly JsonValue[] | null {
  return completeList(names, value, incompleteList(meaning));
}

function incompleteList(meaning: Meaning): IncompleteList | null {
  if (meaning.kind === 'sections') return { kind: meaning.kind };
  if (meaning.kind === 'languages') return meaning;
  return meaning.kind === 'pages' && meaning.list === 'order' ? { kind: 'pageOrder' } : null;
}

function isPictureList(names: ChangeNames, list: readonly JsonValue[]): boolean {
  return list.every((entry) => typeof entry === 'string' && names.pictureOf(entry) !== null);
}

function showEntry(
  names: ChangeNames,
  change: EntryChange,
  meaning: Meaning,
  isOrdered: boolean,
): ShownEntryChange[] {
  if (change.kind === 'changed') return [];
  if (change.kind === 'moved') {
    const { from, to } = change;
    return isOrdered
      ? [{ kind: 'moved', name: nameEntry(names, change.value, meaning, from), from, to }]
      : [];
  }
  const { kind, number } = change;
  const name = nameEntry(names, change.value, meaning, number);
  return [{ kind, name, number: isOrdered && kind === 'added' ? number : null }];
}

function joinPaths(path: string, inner: string): string {
  return inner === '' || inner.startsWith('[') ? `${path}${inner}` : `${path}.${inner}`;
}
