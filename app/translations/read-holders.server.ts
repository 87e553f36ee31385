import { parseJson, parseJsonSource } from '#app/bundle/json-source.server.ts';
import type { JsonValue } from '#app/lib/json.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import {
  holderOfItem,
  holdersOfSite,
  holdersOfVertical,
  type TextHolder,
} from '#app/bundle/translations/text-holders.server.ts';
import { readItemChunks } from '#app/store/items.server.ts';
import { readParts } from '#app/store/site-parts.server.ts';
import type { Db } from '#app/store/store.ts';

/** Yields everything of the site that has texts, in the order of an export. Hidden items are included. */
export async function* readHolders(
  db: Db,
  registry: Pick<BundleRegistry, 'verticals' | 'settings' | 'layoutTexts'>,
): AsyncGenerator<TextHolder> {
  const parts = new Map<number, Map<string, JsonValue>>();
  for (const { verticalId, key, value } of await readParts(db)) {
    const own = parts.get(verticalId) ?? new Map<string, JsonValue>();
    parts.set(verticalId, own.set(key, parseJson(value)));
  }
  yield* holdersOfSite(parts.get(0) ?? new Map(), registry);
  for (const verticalId of registry.verticals.keys()) {
    const own = parts.get(verticalId);
    yield* holdersOfVertical(
      verticalId,
      { menu: own?.get('menu'), list_tags: own?.get('list_tags') },
      registry,
    );
    for await (const chunk of readItemChunks(db, { verticalId })) {
      for (const { data } of chunk) yield* holderOfItem(verticalId, parseJsonSource(data).value, registry);
    }
  }
}
