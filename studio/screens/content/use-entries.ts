import { useState } from 'react';
import type { JsonValue } from '#app/lib/json.ts';
import type { ControlProps } from './control-props.ts';
import { entriesOf, moveEntries, newEntry, type Entry } from './entries.ts';
import { followEntries, noEntries } from './follow-entries.ts';
import type { FormField, RowVariants } from './form-field.ts';

/** The entries of a list of objects, the one whose fields are shown, and the edits of the list. */
export interface Entries {
  entries: readonly Entry[];
  /** The key of each entry, which the entry keeps when it is moved or changed. */
  keys: readonly string[];
  /** Key of the entry whose fields are shown. */
  openKey: string | null;
  /** Index of the entry whose fields are shown, or -1. */
  openIndex: number;
  open: (key: string | null) => void;
  add: () => void;
  remove: (index: number) => void;
  /** Moves entries before or after another one. */
  move: (moved: readonly string[], target: { key: string; isBefore: boolean }) => void;
  /** Returns the list with another entry at an index. */
  withEntry: (index: number, entry: Entry) => JsonValue;
}

/** Follows the entries of a list from one version to the next, so that each keeps its key. */
export function useEntries({
  field,
  fields,
  variants,
  value,
  onChange,
  onCommit,
}: Pick<ControlProps, 'field' | 'value' | 'onChange' | 'onCommit'> & {
  fields: readonly FormField[];
  variants: RowVariants | null;
}): Entries {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [before, setFollowed] = useState(noEntries);
  const entries = entriesOf(value);
  const followed = followEntries(before, entries);
  if (followed !== before) setFollowed(followed);
  const { keys } = followed;
  // The bundle stores an empty list of questions as an empty string.
  const listFor = (list: readonly Entry[]): JsonValue =>
    list.length === 0 && field.name === 'faq' ? '' : [...list];
  return {
    entries,
    keys,
    openKey,
    openIndex: openKey === null ? -1 : keys.indexOf(openKey),
    open: setOpenKey,
    add() {
      const next = followEntries(followed, [...entries, newEntry(fields, variants)]);
      setFollowed(next);
      setOpenKey(next.keys.at(-1) ?? null);
      onChange([...next.values]);
    },
    remove(index) {
      const list = entries.toSpliced(index, 1);
      setFollowed({ ...followed, values: list, keys: keys.toSpliced(index, 1) });
      setOpenKey(null);
      onCommit(listFor(list));
    },
    move(moved, { key, isBefore }) {
      const positions = new Set(moved.map((one) => keys.indexOf(one)));
      const { list, order } = moveEntries(entries, positions, { index: keys.indexOf(key), isBefore });
      // Equal entries cannot be told apart later, so the keys are moved together with the entries.
      setFollowed({ ...followed, values: list, keys: order.map((index) => keys[index] ?? '') });
      onCommit(listFor(list));
    },
    withEntry: (index, entry) => listFor(entries.with(index, entry)),
  };
}
