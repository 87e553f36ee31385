import type { ShownChange, ShownField } from './shown-change.ts';

/** Items of one section in which the same field changed, such as thirty hidden games. */
export interface ItemGroup {
  /** Identifies the group on the screen. */
  key: string;
  section: string;
  items: readonly { change: ShownChange; field: ShownField }[];
  /** The changed field, if its values are the same in all items. `null` if they differ. */
  shared: ShownField | null;
}

/** Minimum number of items in a group. Fewer items are shown one by one. */
const minGrouped = 3;

/** Groups items with the same changed field. A group takes the position of its first item. */
export function groupChanges(changes: readonly ShownChange[]): (ShownChange | ItemGroup)[] {
  const members = Map.groupBy(changes, groupKey);
  return changes.flatMap((change): (ShownChange | ItemGroup)[] => {
    const key = groupKey(change);
    const group = key === null ? [] : (members.get(key) ?? []);
    if (key === null || group.length < minGrouped) return [change];
    return group[0] === change ? [toGroup(key, group)] : [];
  });
}

/** Whether an entry of the result of `groupChanges` is a group. */
export function isGroup(entry: ShownChange | ItemGroup): entry is ItemGroup {
  return 'items' in entry;
}

function groupKey({ kind, change, section, fields }: ShownChange): string | null {
  const [field, ...others] = fields;
  if (kind !== 'item' || change !== 'changed' || !field || others.length > 0) return null;
  return `${section} ${field.path}`;
}

function toGroup(key: string, changes: readonly ShownChange[]): ItemGroup {
  const items = changes.flatMap((change) => change.fields.map((field) => ({ change, field })));
  const [first] = items;
  const values = new Set(items.map(({ field }) => JSON.stringify(field)));
  return {
    key,
    section: first?.change.section ?? '',
    items,
    shared: first && values.size === 1 ? first.field : null,
  };
}
