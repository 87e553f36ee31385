import type { BundleRegistry } from '#app/bundle/registry.ts';
import { writeJsonSource } from '#app/bundle/json-source.server.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { writeEffects, writeSummary } from '#app/domain/change-summary.ts';

/** Numbers of entries that a change adds, changes and removes in a part. */
export interface PartChanges {
  added: number;
  changed: number;
  removed: number;
}

/** Changes of one part of the bundle, identified by its JSON path. */
export interface PartReport extends PartChanges {
  part: string;
}

/**
 * Compares a part before and after a change. Objects are compared by key, menus and ads by id, other lists by index,
 * and all other values as one entry.
 */
export function comparePart(before: JsonValue | undefined, after: JsonValue | undefined): PartChanges {
  const old = entriesOf(before);
  const fresh = entriesOf(after);
  const changes: PartChanges = { added: 0, changed: 0, removed: 0 };
  for (const [key, text] of fresh) {
    const earlier = old.get(key);
    if (earlier === undefined) changes.added++;
    else if (earlier !== text) changes.changed++;
  }
  for (const key of old.keys()) if (!fresh.has(key)) changes.removed++;
  return changes;
}

function entriesOf(value: JsonValue | undefined): Map<string, string> {
  if (value === undefined) return new Map();
  if (isJsonObject(value)) {
    return new Map(Object.entries(value).map(([key, entry]) => [key, writeJsonSource(entry)]));
  }
  if (Array.isArray(value)) return new Map(flatten(value));
  return new Map([['', writeJsonSource(value)]]);
}

/** Lists the entries by id, or by index if they have no id. Children of a menu entry count as separate entries. */
function flatten(list: readonly JsonValue[], prefix = ''): [string, string][] {
  return list.flatMap((entry, position): [string, string][] => {
    if (!isJsonObject(entry)) return [[`${prefix}${position}`, writeJsonSource(entry)]];
    const id = entry.content_type_id ?? entry.id;
    const key = id === undefined ? `${prefix}${position}` : `id ${writeJsonSource(id)}`;
    const { children, ...own } = entry;
    const below = Array.isArray(children) ? flatten(children, `${key}/`) : [];
    return [[key, writeJsonSource(own)], ...below];
  });
}

/** Returns the summary of an import in one sentence. */
export function describeImport(
  parts: readonly PartReport[],
  { verticals }: Pick<BundleRegistry, 'verticals'>,
): string {
  const effects = parts.filter(({ added, changed, removed }) => added + changed + removed > 0);
  const items = { added: 0, changed: 0, removed: 0 };
  for (const { added, changed, removed } of effects.filter(isItemPart)) {
    items.added += added;
    items.changed += changed;
    items.removed += removed;
  }
  const others = effects.filter((effect) => !isItemPart(effect)).map(({ part }) => nameOf(part, verticals));
  const text = writeEffects({ ...items, replaced: [...new Set(others)] });
  return text === '' ? writeSummary('imported') : writeSummary('importedEntries', { effects: text });
}

function isItemPart({ part }: { part: string }): boolean {
  return /\.list(?:_merge|_remove)?$|^data_content\["\d+"\]$/.test(part);
}

/** Returns the name of a part, with the prefix of its vertical. */
function nameOf(part: string, verticals: BundleRegistry['verticals']): string {
  const [, id, key] = /^data_content\["(\d+)"\]\.(\w+)$/.exec(part) ?? [];
  return id === undefined ? part : `${key} of ${verticals.get(Number(id))?.prefix ?? id}`;
}
