import { readItemChunks } from '#app/store/items.server.ts';
import { readMediaFiles } from '#app/store/media-files.server.ts';
import { readParts } from '#app/store/site-parts.server.ts';
import type { Store } from '#app/store/store.ts';
import { readSiteVersion } from '#app/store/write-transaction.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { StoredContent } from '#app/bundle/check.server.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import { asObject, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { verticalFields } from '#app/bundle/schema.server.ts';

/** The stored content against which a bundle is checked, as of one site version. */
export interface StoredState extends StoredContent {
  version: number | null;
  mediaPaths: ReadonlySet<string>;
}

/**
 * Reads the stored content against which a bundle is checked. Reads items only for verticals that the bundle changes
 * without replacing their list of items.
 */
export async function readStoredState(store: Store, bundle: JsonValue): Promise<StoredState> {
  return store.readConsistently(async (db) => {
    const verticals = new Map<number, JsonObject>();
    let info: JsonValue | undefined;
    for (const { verticalId, key, value } of await readParts(db)) {
      if (verticalId === 0 && key === 'info') info = parseJson(value);
      if (verticalId === 0 || key === 'list' || !(verticalFields as readonly string[]).includes(key))
        continue;
      verticals.set(verticalId, { ...verticals.get(verticalId), [key]: parseJson(value) });
    }
    for (const verticalId of verticalsWithoutList(bundle)) {
      const list: JsonValue[] = [];
      const merged = mergedIds(bundle, verticalId);
      for await (const chunk of readItemChunks(db, { verticalId })) {
        for (const { id, data } of chunk) {
          const item = parseJson(data);
          list.push(merged.has(id) ? item : itemReferences(item));
        }
      }
      verticals.set(verticalId, { ...verticals.get(verticalId), list });
    }
    const media = await readMediaFiles(db);
    return {
      version: await readSiteVersion(db),
      info,
      verticals,
      mediaPaths: new Set(media.map(({ path }) => path)),
    };
  });
}

function verticalsWithoutList(bundle: JsonValue): number[] {
  const content = isJsonObject(bundle) ? bundle.data_content : undefined;
  if (!isJsonObject(content)) return [];
  return Object.entries(content).flatMap(([key, vertical]) =>
    isJsonObject(vertical) &&
    Object.keys(vertical).length > 0 &&
    vertical.list === undefined &&
    /^[1-9]\d{0,5}$/.test(key)
      ? [Number(key)]
      : [],
  );
}

/** Returns the ids of the items that `list_merge` names. These items are read completely. */
function mergedIds(bundle: JsonValue, verticalId: number): Set<JsonValue> {
  const content = isJsonObject(bundle) ? bundle.data_content : undefined;
  const vertical = isJsonObject(content) ? ownValue(content, String(verticalId)) : undefined;
  const entries = isJsonObject(vertical) ? vertical.list_merge : undefined;
  return new Set(
    Array.isArray(entries) ? entries.map((entry) => (isJsonObject(entry) ? (entry.id ?? null) : null)) : [],
  );
}

/**
 * Reduces an item to the fields that other parts can refer to (its id and categories) and those that identify
 * duplicates.
 */
export function itemReferences(item: JsonValue): JsonValue {
  if (!isJsonObject(item)) return null;
  const { provider = '', provider_id: providerId = '', origin_url: originUrl = '' } = asObject(item.ext);
  return {
    id: item.id ?? null,
    content_type_arr: item.content_type_arr ?? [],
    title: item.title ?? '',
    game_url_remote: item.game_url_remote ?? '',
    ext: { provider, provider_id: providerId, origin_url: originUrl },
  };
}
