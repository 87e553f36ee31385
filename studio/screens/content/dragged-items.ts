import type { DropItem, Key } from 'react-aria-components';

/** The type of a dragged item, by which lists recognise it. */
export const itemType = 'portico-item';

/** Describes dragged items for the lists onto which they can be dropped. */
export function describeDragged(keys: Iterable<Key>): Record<string, string>[] {
  return Array.from(keys, (key) => ({ [itemType]: String(key), 'text/plain': String(key) }));
}

/** Returns the ids of dropped items. */
export async function readDropped(items: readonly DropItem[]): Promise<number[]> {
  const texts = await Promise.all(
    items.flatMap((item) =>
      item.kind === 'text' && item.types.has(itemType) ? [item.getText(itemType)] : [],
    ),
  );
  return texts.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
}
