import { z } from 'zod';
import { decodeItem, FaultyItem } from '#app/bundle/decode-item.server.ts';
import { asInteger, asList, asText, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import type { VerticalRules } from '#app/bundle/registry.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { ItemFault } from '#app/domain/catalogue/left-out-item.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { inChunks, takeTurn } from '#app/lib/chunks.server.ts';
import { readStoredItems } from '#app/store/items.server.ts';
import { readPart } from '#app/store/site-parts.server.ts';
import type { Db, Store } from '#app/store/store.ts';

/** An item of the table, whether the portal shows it or not. */
export interface ContentItem {
  /** The decoded item, even if it is hidden. Only its vertical knows the type of `fields`. */
  item: Item;
  /** Position in the catalogue order. */
  position: number;
  /** The feed that it comes from, or "". */
  provider: string;
  state: 'shown' | 'hidden' | 'rejected';
  /** Why the portal leaves it out. */
  fault: ItemFault | null;
  /** Whether the operator's draft changes or adds it. */
  isChanged: boolean;
}

/** Compares items by the catalogue order. */
export function compareInCatalogue(a: ContentItem, b: ContentItem): number {
  return a.position - b.position || a.item.id - b.item.id;
}

/** A category that items can have. */
export interface ContentCategory {
  id: number;
  name: string;
  /** The category in the form in which items store it. */
  entry: JsonObject;
  /** Depth in the tree. The first level has depth 0. */
  depth: number;
  /** Its own id and those of all categories below it. */
  branch: ReadonlySet<number>;
}

/** A tag with the ids of its items, including hidden ones. */
export interface ContentTag {
  key: string;
  name: string;
  itemIds: readonly number[];
}

/** Everything that the store holds of one vertical. */
export interface StoredItems {
  /** In catalogue order. */
  items: readonly ContentItem[];
  byId: ReadonlyMap<number, ContentItem>;
  categories: readonly ContentCategory[];
  tags: readonly ContentTag[];
}

/** The facts about a vertical that decoding needs. */
export type ItemRules = Pick<VerticalRules, 'prefix' | 'extSchema' | 'traitsOf'>;

const positionsPerQuery = 5_000;

/**
 * Reads all items of a vertical. Those that the snapshot shows are taken from it, so that only the others are read in
 * full.
 */
export async function readContentItems(
  store: Store,
  snapshot: Snapshot,
  verticalId: number,
  rules: ItemRules,
): Promise<StoredItems> {
  return store.readConsistently(async (db) => {
    const shown = snapshot.catalogues.get(verticalId)?.itemById;
    const faults = new Map(
      snapshot.leftOut.flatMap((left) => (left.verticalId === verticalId ? [[left.id, left.fault]] : [])),
    );
    const positions: ItemPosition[] = [];
    for await (const chunk of readPositions(db, verticalId)) positions.push(...chunk);
    const others = positions.filter(({ id }) => !shown?.has(id)).map(({ id }) => id);
    const decoded = new Map<number, Omit<ContentItem, 'position' | 'provider'>>();
    for await (const ids of inChunks(others)) {
      for (const [id, { data }] of await readStoredItems(db, verticalId, ids)) {
        decoded.set(id, decodeContentItem(verticalId, parseJson(data), rules, faults.get(id)));
      }
    }
    const items = positions.flatMap(({ id, position, provider }): ContentItem[] => {
      const item = shown?.get(id);
      if (item) return [{ item, position, provider, state: 'shown', fault: null, isChanged: false }];
      const other = decoded.get(id);
      return other ? [{ ...other, position, provider }] : [];
    });
    const menu = parsePart(await readPart(db, verticalId, 'menu'));
    const tags = parsePart(await readPart(db, verticalId, 'list_tags'));
    return {
      items,
      byId: new Map(items.map((item) => [item.item.id, item])),
      categories: readCategories(menu, verticalId),
      tags: readTags(tags),
    };
  });
}

interface ItemPosition {
  id: number;
  position: number;
  provider: string;
}

async function* readPositions(db: Db, verticalId: number): AsyncGenerator<ItemPosition[]> {
  let after = { position: Number.MIN_SAFE_INTEGER, id: 0 };
  for (;;) {
    const rows: ItemPosition[] = await db
      .selectFrom('items')
      .select(['id', 'position', 'provider'])
      .where('verticalId', '=', verticalId)
      .where((eb) => eb(eb.refTuple('position', 'id'), '>', eb.tuple(after.position, after.id)))
      .orderBy('position')
      .orderBy('id')
      .limit(positionsPerQuery)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < positionsPerQuery) return;
    after = last;
    await takeTurn();
  }
}

const anyFields = z.looseObject({});

/** Decodes an item for the table. `known` is the reason why the snapshot leaves it out, if it does. */
export function decodeContentItem(
  verticalId: number,
  value: JsonValue,
  rules: ItemRules,
  known?: ItemFault,
): Omit<ContentItem, 'position' | 'provider'> {
  const isHidden = isJsonObject(value) && isJsonObject(value.ext) && value.ext.hidden === true;
  const visible = isJsonObject(value) ? withoutHidden(value) : {};
  const strict = decodeItem(verticalId, visible, { ...rules, structuredDataTypes: [], isPlayed: false });
  if (strict && !(strict instanceof FaultyItem)) {
    const state = isHidden ? 'hidden' : known ? 'rejected' : 'shown';
    return { item: strict, state, fault: known ?? null, isChanged: false };
  }
  const item = decodeItem(verticalId, visible, {
    prefix: rules.prefix,
    extSchema: anyFields,
    structuredDataTypes: [],
    isPlayed: false,
  });
  if (!item || item instanceof FaultyItem) throw new TypeError('An item without a schema was refused.');
  const fault = known ?? strict?.fault ?? null;
  return { item, state: isHidden ? 'hidden' : 'rejected', fault, isChanged: false };
}

function withoutHidden(value: JsonObject): JsonObject {
  if (!isJsonObject(value.ext)) return value;
  const { hidden: _hidden, ...ext } = value.ext;
  return { ...value, ext };
}

function parsePart(text: string | null): JsonValue {
  return text === null ? null : parseJson(text);
}

/** Reads the categories of a stored menu. Entries that lead to other sections are not categories. */
export function readCategories(menu: JsonValue, verticalId: number): ContentCategory[] {
  const found: ContentCategory[] = [];
  const walk = (entries: JsonValue | undefined, depth: number): number[] =>
    asList(entries).flatMap((entry) => {
      if (!isJsonObject(entry)) return [];
      const id = asInteger(entry.content_type_id);
      const name = asText(entry.content_type_name);
      const index = found.length;
      const below = walk(entry.children, depth + 1);
      const target = asInteger(entry.data_type_menu);
      const isLink = target !== 0 && target !== verticalId;
      if (!isLink) {
        const own = { content_type_id: id, content_type_name: name, router: asText(entry.router) };
        found.splice(index, 0, { id, name, entry: own, depth, branch: new Set([id, ...below]) });
      }
      return [id, ...below];
    });
  walk(menu, 0);
  return found;
}

/** Reads stored tags. */
export function readTags(tags: JsonValue): ContentTag[] {
  if (!isJsonObject(tags)) return [];
  return Object.entries(tags).flatMap(([key, tag]) => {
    if (!isJsonObject(tag)) return [];
    return [{ key, name: asText(tag.name) || key, itemIds: asList(tag.data).map(asInteger) }];
  });
}
