import type { Sliceable } from '#app/domain/catalogue/sliceable.ts';
import type { Item } from '#app/domain/catalogue/item.ts';

/** The kinds of a vertical's items. The parameter `kind` restricts a list to one of them. */
export interface ListKinds<Fields = unknown> {
  /** The kinds in the order in which they are offered. */
  order: readonly string[];
  kindOf(item: Item<Fields>): string;
}

/** The kinds of the items in a mixed list. */
export interface OfferedKinds {
  /** The selected kind, or "" for all. */
  current: string;
  /** Address of the list without kind, order and page. */
  base: string;
  kinds: readonly { kind: string; total: number }[];
}

/**
 * Returns the items of the kind that the address asks for. `offered` lists the kinds to choose from; it is `null` if
 * all items are of one kind. Returns `null` if the list has no item of that kind.
 */
export function narrowList<Fields>(
  list: Sliceable<Item<Fields>>,
  { order, kindOf }: ListKinds<Fields>,
  { current, base }: { current: string; base: string },
): { list: Sliceable<Item<Fields>>; offered: OfferedKinds | null } | null {
  const all = list.slice(0, list.length);
  const byKind = Map.groupBy(all, kindOf);
  const kinds = order.flatMap((kind) => {
    const total = byKind.get(kind)?.length ?? 0;
    return total > 0 ? [{ kind, total }] : [];
  });
  const narrowed = current === '' ? list : byKind.get(current);
  if (!narrowed) return null;
  return { list: narrowed, offered: kinds.length > 1 ? { current, base, kinds } : null };
}

/** Adds parameters to an address and leaves out those with the value "". */
export function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const [path = '', query = ''] = address.split('?');
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== '') all.set(name, value);
  }
  const text = all.toString();
  return text === '' ? path : `${path}?${text}`;
}
