import { readPart, writeParts } from '#app/store/site-parts.server.ts';
import type { SiteTransaction } from '#app/store/write-transaction.server.ts';
import { parseJsonSource, writeJsonSource } from '#app/bundle/json-source.server.ts';
import { asList, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { MenuIndex } from '#app/bundle/menu-index.server.ts';

/**
 * Removes deleted items from the stored `list_type` and `list_tags`, and items from the `list_type` lists of categories
 * that they have left. Otherwise, an export could not be imported again.
 */
export async function cleanLists(
  site: SiteTransaction,
  verticalId: number,
  { removed, changed }: { removed: ReadonlySet<number>; changed: Iterable<readonly [number, JsonObject]> },
): Promise<void> {
  const categories = new Map<number, ReadonlySet<number>>();
  const listed = findListed(parse(await readPart(site.db, verticalId, 'list_type')));
  for (const [id, item] of changed) if (listed.has(id)) categories.set(id, categoryIds(item));
  if (removed.size === 0 && categories.size === 0) return;
  const menu = MenuIndex.create(parse(await readPart(site.db, verticalId, 'menu')) ?? [], [], null);
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
  return list.filter((id) => !isGone(readId(id)));
}

/** Returns the ids in the lists of categories. */
function findListed(lists: JsonValue): Set<number> {
  const found = isJsonObject(lists) ? Object.values(lists) : [];
  return new Set(found.flatMap((list) => (Array.isArray(list) ? list.map(readId) : [])));
}

function readId(id: JsonValue): number {
  return Number(writeJsonSource(id));
}

function categoryIds(item: JsonObject): Set<number> {
  const entries = asList(item.content_type_arr);
  return new Set(entries.map((entry) => (isJsonObject(entry) ? Number(entry.content_type_id) : 0)));
}
