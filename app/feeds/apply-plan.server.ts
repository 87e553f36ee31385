import { cleanLists } from '#app/changes/clean-lists.server.ts';
import { writeJsonSource } from '#app/bundle/json-source.server.ts';
import { inChunks } from '#app/lib/chunks.server.ts';
import { assignFeedIds, renameProvider, saveDelivered, saveRemoved } from '#app/store/feed-ids.server.ts';
import { deleteItems, putItems } from '#app/store/items.server.ts';
import type { SiteTransaction } from '#app/store/write-transaction.server.ts';
import type { FeedDefinition } from './define-feed.ts';
import type { RunPlan } from './plan-run.server.ts';

/**
 * Applies a plan: assigns ids to new items, stores new and changed items, and deletes removed items, also from lists.
 * `provider` is the result of `providerName`.
 */
export async function applyPlan(
  site: SiteTransaction,
  { verticalId, provider: base }: Pick<FeedDefinition, 'verticalId' | 'provider'>,
  provider: string,
  { adopted, added, changed, removed, delivered }: RunPlan,
): Promise<void> {
  await renameProvider(site, verticalId, { from: base, to: provider, providerIds: adopted });
  const ids = await assignFeedIds(
    site,
    verticalId,
    provider,
    added.map(({ providerId }) => providerId),
  );
  const removedIds = removed.map(({ id }) => id);
  await saveRemoved(
    site,
    verticalId,
    provider,
    removed.map((entry) => ({
      providerId: entry.providerId,
      get removed() {
        return entry.data;
      },
    })),
  );
  await deleteItems(site, verticalId, removedIds);
  // The items are written as JSON chunk by chunk, because a feed can have 100,000 items.
  for await (const chunk of inChunks([...changed, ...added])) {
    const items = chunk.map(({ providerId, id, item }) => {
      const itemId = id ?? ids.get(providerId);
      if (itemId === undefined) throw new Error(`${provider} item ${providerId} has no id.`);
      const data = writeJsonSource(id === null ? { ...item, id: itemId } : item);
      return { id: itemId, data, provider, providerId };
    });
    await putItems(site, verticalId, items);
  }
  await saveDelivered(site, verticalId, provider, delivered);
  await cleanLists(site, verticalId, {
    removed: new Set(removedIds),
    changed: changed.values().map(({ id, item }) => [id ?? 0, item] as const),
  });
}
