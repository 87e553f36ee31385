import { followValues, noValues, type FollowedValues } from '../../changes/follow-values.ts';
import type { IsSame } from '#app/changes/pair-values.ts';
import type { Entry } from './entries.ts';

/** The entries of a list on the screen. Each has a key, which it keeps when it is moved or changed. */
export type FollowedEntries = FollowedValues<Entry>;

export const noEntries: FollowedEntries = noValues;

const isSame = (a: Entry, b: Entry) => JSON.stringify(a) === JSON.stringify(b);

/**
 * How the entries of two versions are paired. An entry that equals another one has only moved. Otherwise, the entry at
 * the same index was changed in place.
 */
const tests: readonly IsSame<Entry>[] = [isSame, (_, __, { from, position }) => from === position];

/** Returns the keys of another version of the list, or the same object if the entries are the same. */
export function followEntries(before: FollowedEntries, entries: readonly Entry[]): FollowedEntries {
  const isUnchanged =
    before.values.length === entries.length &&
    entries.every((entry, position) => isSame(before.values[position] ?? {}, entry));
  return isUnchanged ? before : followValues(before, entries, tests);
}
