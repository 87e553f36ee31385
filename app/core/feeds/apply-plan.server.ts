import {
  isJsonObject,
  parseJsonSource,
  writeJsonSource,
  type JsonObject,
  type JsonValue,
} from '#app/core/bundle/json-source.server.ts';
import { MenuIndex } from '#app/core/bundle/menu-index.server.ts';
import { assignFeedIds } from '#app/core/store/feed-ids.server.ts';
import { deleteItems, putItems } from '#app/core/store/items.server.ts';
import { readPart, writeParts } from '#app/core/store/site-parts.server.ts';
import type { SiteTransaction } from '#app/core/store/write-transaction.server.ts';
import type { FeedDefinition } from './define-feed.ts';
import type { PlannedItem, RunPlan } from './plan-run.server.ts';

/** Stores what a run planned: ids for new items, changed items in place, and lists without those that went. */
export async function applyPlan(
  site: SiteTransaction,
  { verticalId, provider }: Pick<FeedDefinition, 'verticalId' | 'provider'>,
  { added, changed, removed }: RunPlan,
): Promise<void> {
  const ids = await assignFeedIds(
    site,
    verticalId,
    provider,
    added.map(({ providerId }) => providerId),
  );
  const items = [...changed, ...added].map(({ providerId, id, item }) => {
    const itemId = id ?? ids.get(providerId);
    if (itemId === undefined) throw new Error(`${provider} item ${providerId} has no id.`);
    return {
      id: itemId,
      data: writeJsonSource(id === null ? { ...item, id: itemId } : item),
      provider,
      providerId,
    };
  });
  await deleteItems(site, verticalId, removed);
  await putItems(site, verticalId, items);
  await cleanLists(site, verticalId, new Set(removed), changed);
}

/** Takes items out of orders and tags that they are no longer part of, so that an export can be imported (READINGS 2). */
async function cleanLists(
  site: SiteTransaction,
  verticalId: number,
  removed: ReadonlySet<number>,
  changed: readonly PlannedItem[],
): Promise<void> {
  if (removed.size === 0 && changed.length === 0) return;
  const menu = MenuIndex.create(parse(await readPart(site.db, verticalId, 'menu')) ?? [], [], null);
  const categories = new Map(changed.map(({ id, item }) => [id ?? 0, categoryIds(item)]));
  await rewrite(site, verticalId, 'list_type', (key, ids) => {
    const branch = menu.branch(Number(key));
    return withoutIds(ids, (id) => {
      const own = categories.get(id);
      return removed.has(id) || (own !== undefined && own.isDisjointFrom(branch));
    });
  });
  await rewrite(site, verticalId, 'list_tags', (_key, tag) => {
    if (!isJsonObject(tag)) return tag;
    return { ...tag, data: withoutIds(tag.data ?? [], (id) => removed.has(id)) };
  });
}

async function rewrite(
  site: SiteTransaction,
  verticalId: number,
  key: string,
  change: (key: string, value: JsonValue) => JsonValue,
): Promise<void> {
  const text = await readPart(site.db, verticalId, key);
  const lists = parse(text);
  if (text === null || !isJsonObject(lists)) return;
  const value = writeJsonSource(
    Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, change(name, list)])),
  );
  if (value !== writeJsonSource(lists)) await writeParts(site, [{ verticalId, key, value }]);
}

function parse(text: string | null): JsonValue {
  return text === null ? null : parseJsonSource(text).source;
}

function withoutIds(list: JsonValue, isGone: (id: number) => boolean): JsonValue {
  if (!Array.isArray(list)) return list;
  return list.filter((id) => !isGone(Number(writeJsonSource(id))));
}

function categoryIds(item: JsonObject): Set<number> {
  const entries = Array.isArray(item.content_type_arr) ? item.content_type_arr : [];
  return new Set(entries.map((entry) => (isJsonObject(entry) ? Number(entry.content_type_id) : 0)));
}
