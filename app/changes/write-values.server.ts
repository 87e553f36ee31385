import { parseJson, parseJsonSource } from '#app/bundle/json-source.server.ts';
import { isJsonObject, type JsonObject } from '#app/lib/json.ts';
import { recordFeedItems } from '#app/store/feed-ids.server.ts';
import { deleteItems, storePositionedItems, type PositionedItem } from '#app/store/items.server.ts';
import { writeMediaFiles } from '#app/store/media-files.server.ts';
import type { MediaRow } from '#app/store/raw-site.ts';
import { readPart, removeParts, writeParts } from '#app/store/site-parts.server.ts';
import type { SiteTransaction } from '#app/store/write-transaction.server.ts';
import { rememberFormerNames } from './category-names.server.ts';
import type { NewValue } from './check-values.server.ts';
import { cleanLists } from './clean-lists.server.ts';

/**
 * Stores checked values. Removed items are also removed from orders and tags. A picture is never removed, because items
 * that were added later may show it.
 */
export async function writeValues(site: SiteTransaction, values: readonly NewValue[]): Promise<void> {
  const verticals = new Map<number, { stored: PositionedItem[]; removed: number[] }>();
  for (const { target, value } of values) {
    if (target.kind === 'part') await writePart(site, target, value?.data ?? null);
    else if (target.kind === 'picture') await writePicture(site, value?.data ?? null);
    else {
      const items = verticals.get(target.verticalId) ?? { stored: [], removed: [] };
      verticals.set(target.verticalId, items);
      if (value?.data == null) items.removed.push(target.id);
      else items.stored.push({ ...value, id: target.id, data: value.data, position: value.position ?? 0 });
    }
  }
  for (const [verticalId, { stored, removed }] of verticals) {
    await deleteItems(site, verticalId, removed);
    await storePositionedItems(site, verticalId, stored);
    await recordFeedItems(site, verticalId, stored);
    const changed = new Map(stored.flatMap(({ id, data }) => objectEntry(id, data)));
    await cleanLists(site, verticalId, { removed: new Set(removed), changed });
  }
}

function objectEntry(id: number, data: string): [number, JsonObject][] {
  const item = parseJsonSource(data).source;
  return isJsonObject(item) ? [[id, item]] : [];
}

async function writePart(
  site: SiteTransaction,
  { verticalId, key }: { verticalId: number; key: string },
  value: string | null,
): Promise<void> {
  const isMenu = verticalId !== 0 && key === 'menu';
  const before = isMenu ? await readPart(site.db, verticalId, key) : null;
  if (value === null) await removeParts(site, verticalId, [key]);
  else await writeParts(site, [{ verticalId, key, value }]);
  if (isMenu) {
    const menuOf = (text: string | null) => (text === null ? [] : parseJson(text));
    await rememberFormerNames(site, verticalId, menuOf(before), menuOf(value));
  }
}

async function writePicture(site: SiteTransaction, value: string | null): Promise<void> {
  if (value !== null) await writeMediaFiles(site, [JSON.parse(value) as MediaRow]);
}
