import { firstFeedId } from '#app/store/feed-ids.server.ts';
import type { Db } from '#app/store/store.ts';
import { readDraftedItemIds } from './drafted-ids.server.ts';

/**
 * Returns the next id for an item of the operator. Ids from 100000 on are reserved for feed items. The result is
 * greater than all lower ids of items, of items that drafts add, and of former items with stored counts.
 */
export async function nextItemId(db: Db, verticalId: number): Promise<number> {
  const { item } = await db
    .selectFrom('items')
    .select((eb) => eb.fn.max('id').as('item'))
    .where('verticalId', '=', verticalId)
    .where('id', '<', firstFeedId)
    .executeTakeFirstOrThrow();
  const { counted } = await db
    .selectFrom('counters')
    .select((eb) => eb.fn.max('itemId').as('counted'))
    .where('verticalId', '=', verticalId)
    .where('itemId', '<', firstFeedId)
    .executeTakeFirstOrThrow();
  const drafted = (await readDraftedItemIds(db, verticalId)).filter((id) => id < firstFeedId);
  return Math.max(item ?? 0, counted ?? 0, ...drafted) + 1;
}
