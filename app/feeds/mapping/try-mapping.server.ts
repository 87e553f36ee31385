import { repeatPart } from '#app/bundle/fault.ts';
import type { VerticalRules } from '#app/bundle/registry.ts';
import type { FeedDefinition } from '../define-feed.ts';
import { readEntries } from '../read-entries.server.ts';
import { mapEntry, type MappedEntry } from './map-entry.server.ts';
import { mappedFields, type MappedField } from './mapped-fields.ts';
import type { FeedMapping } from './mapping-schema.ts';

/** Why a game would not be imported. If `isWarning` is set, the game would be imported, but incompletely. */
export interface GameFault {
  /** The field that causes the fault. `null` if it is not a single field. */
  field: MappedField | null;
  kind: 'missing' | 'invalid' | 'refused' | 'duplicate' | 'picture' | 'date';
  isWarning: boolean;
  /** An encoded phrase: for `invalid` the allowed values, for `refused` the reason. Empty for the other kinds. */
  detail: string;
}

/** A game as a run would import it. */
export interface TriedGame {
  entry: MappedEntry;
  /** Empty if the game would not be imported. */
  title: string;
  /** Address of the cover, or "". */
  picture: string;
  /** The source's names for the categories of the game. */
  categories: readonly string[];
  faults: GameFault[];
}

export interface TryOptions {
  /** The feed that reads documents by the mapping. */
  feed: FeedDefinition;
  mapping: FeedMapping;
  rules: VerticalRules;
  /** Origins of the portal itself. */
  ownOrigins: ReadonlySet<string>;
}

/** Reads up to `count` entries from index `start` on, as a run does. Returns the game of each entry with its faults. */
export function tryMapping(
  entries: readonly unknown[],
  { start, count }: { start: number; count: number },
  { feed, mapping, rules, ownOrigins }: TryOptions,
): TriedGame[] {
  const mapped = entries.map((entry) => mapEntry(entry, mapping));
  const firsts = new Map<string, number>();
  for (const [index, { id }] of mapped.entries()) if (!firsts.has(id)) firsts.set(id, index);
  return mapped.slice(start, start + count).map((entry, offset) => {
    const page = { entries: [entry], entryPaths: [[]], path: [], next: null };
    const { items, bad, refused } = readEntries([page], { feed, rules, ownOrigins });
    const [item] = items;
    const faults: GameFault[] = bad.map((fault) => {
      const field = fieldOf(fault.path);
      const isMissing = field !== null && entry[field].length === 0;
      return {
        field,
        kind: isMissing ? 'missing' : 'invalid',
        isWarning: false,
        detail: isMissing ? '' : repeatPart(fault, 'allowed'),
      };
    });
    for (const { reason, field } of refused) {
      const at = field === 'playUrl' ? 'playAddress' : (field ?? null);
      faults.push({ field: at, kind: 'refused', isWarning: false, detail: reason });
    }
    if (entry.id !== '' && firsts.get(entry.id) !== start + offset) {
      faults.push({ field: 'id', kind: 'duplicate', isWarning: false, detail: '' });
    }
    if (item && item.image === '')
      faults.push({ field: 'picture', kind: 'picture', isWarning: true, detail: '' });
    if (item && item.publishedAt === null && entry.date !== '') {
      faults.push({ field: 'date', kind: 'date', isWarning: true, detail: '' });
    }
    return {
      entry,
      title: item?.title ?? '',
      picture: item?.image ?? '',
      categories: item?.categories ?? [],
      faults,
    };
  });
}

/** Returns the mapped field at the beginning of a fault's path. */
function fieldOf(path: string): MappedField | null {
  const [first] = path.split(/[.[]/, 1);
  return mappedFields.find((field) => field === first) ?? null;
}
