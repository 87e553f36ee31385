import { feedOrigin } from '#app/bundle/decode-item.server.ts';
import { asObject, asText, isJsonObject, type JsonObject } from '#app/lib/json.ts';
import { formatPath } from '#app/bundle/fault.ts';
import { foldAddress, foldOrigin, foldTitle } from '#app/bundle/match-items.ts';
import { listResult } from '#app/bundle/merge-items.ts';

/** An item of a bundle that resembles another item. It is imported nevertheless. */
export interface DuplicateItem {
  path: string;
  title: string;
  reason: 'same address' | 'same title';
  existing: { id: number; title: string; provider: string };
}

/**
 * Finds items of a bundle whose address or title equals that of an earlier item of their vertical. Addresses and titles
 * are compared as in feeds. Items of one feed are not compared with each other.
 */
export function findDuplicates(bundle: JsonObject, stored: ReadonlyMap<number, JsonObject>): DuplicateItem[] {
  if (!isJsonObject(bundle.data_content)) return [];
  return Object.entries(bundle.data_content).flatMap(([key, vertical]) =>
    isJsonObject(vertical) ? findInVertical(key, vertical, stored.get(Number(key)) ?? {}) : [],
  );
}

function findInVertical(key: string, vertical: JsonObject, stored: JsonObject): DuplicateItem[] {
  const byAddress = new Map<string, DuplicateItem['existing']>();
  const byTitle = new Map<string, DuplicateItem['existing']>();
  const found: DuplicateItem[] = [];
  // Items that the bundle names come last, so that each of them is compared with all existing items.
  const results = listResult(vertical, stored).toSorted((a, b) => Number(a.isGiven) - Number(b.isGiven));
  for (const { item, path, isGiven } of results) {
    if (!isJsonObject(item)) continue;
    const ext = asObject(item.ext);
    const { provider } = feedOrigin(ext);
    const title = asText(item.title);
    const address = foldAddress(asText(item.game_url_remote)) || foldOrigin(asText(ext.origin_url));
    const name = foldTitle(title);
    const isOther = (other: DuplicateItem['existing'] | undefined) =>
      other !== undefined && (provider === '' || other.provider !== provider) ? other : undefined;
    const sameAddress = isOther(byAddress.get(address));
    const existing = sameAddress ?? isOther(byTitle.get(name));
    if (isGiven && existing) {
      const reason = sameAddress ? 'same address' : 'same title';
      found.push({ path: formatPath(['data_content', key, ...path]), title, reason, existing });
    }
    const entry = { id: Number(item.id), title, provider };
    if (address !== '' && !byAddress.has(address)) byAddress.set(address, entry);
    if (name !== '' && !byTitle.has(name)) byTitle.set(name, entry);
  }
  return found;
}
