import { followValues, noValues, type FollowedValues } from '../../changes/follow-values.ts';
import type { IsSame } from '#app/changes/pair-values.ts';
import type { Entry } from './entries.ts';

/** The entries of a list on the screen. Each has a key, which it keeps when it is moved or changed. */
export type FollowedEntries = FollowedValues<Entry>;

export const noEntries: FollowedEntries = noValues;

const isSame = (a: Entry, b: Entry) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The tests by which the entries of two versions are paired, in order. Equal entries are paired first: they have only
 * moved. Of the remaining entries, those at the same index are paired: they were changed in place.
 */
const tests: readonly IsSame<Entry>[] = [isSame, (_, __, { from, position }) => from === position];

/**
 * Follows the entries to another version of the list, so that they keep their keys. Returns `before` itself if no entry
 * has changed or moved.
 */
export function followEntries(before: FollowedEntries, entries: readonly Entry[]): FollowedEntries {
  const isUnchanged =
    before.values.length === entries.length &&
    entries.every((entry, position) => isSame(before.values[position] ?? {}, entry));
  return isUnchanged ? before : followValues(before, entries, tests);
}
