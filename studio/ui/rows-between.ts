import type { Key } from 'react-aria-components';

/** The rows of a table in order. */
interface RowOrder {
  getKeys(): Iterable<Key>;
  getItem(key: Key): { type: string; index?: number | undefined } | null;
}

/**
 * Returns the keys of the rows from `one` to `other`, in either direction. Returns no keys if one of these two rows is
 * not loaded.
 */
export function rowsBetween(rows: RowOrder, one: Key, other: Key): Key[] {
  const [first, second] = [rows.getItem(one)?.index, rows.getItem(other)?.index];
  if (first === undefined || second === undefined) return [];
  const [start, end] = first < second ? [first, second] : [second, first];
  return [...rows.getKeys()].filter((key) => {
    const row = rows.getItem(key);
    return row?.type === 'item' && row.index !== undefined && row.index >= start && row.index <= end;
  });
}
