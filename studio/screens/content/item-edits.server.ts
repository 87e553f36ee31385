import { categoryIdOf } from '#app/bundle/category-id.ts';
import {
  asInteger,
  asList,
  asObject,
  asText,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '#app/lib/json.ts';
import type { Edit, EditTarget } from '#app/changes/edits.ts';
import { revisionOf } from '../../draft/field-revision.server.ts';
import type { Content } from './content.server.ts';
import type { ContentCategory } from './stored-items.server.ts';

/** Edits of several items, with the number of items that change and of those that keep their only category. */
export interface BulkEdits {
  edits: Edit[];
  /** Number of items that change. */
  count: number;
  /** Number of items that were not removed from the category because it is their only one. */
  kept: number;
}

function itemTarget(content: Pick<Content, 'server'>, id: number): EditTarget {
  return { kind: 'item', verticalId: content.server.vertical.id, id };
}

/** Hides items from every page, or shows them again. */
export function hideItems(
  content: Pick<Content, 'server'>,
  items: ReadonlyMap<number, JsonObject>,
  isHidden: boolean,
): BulkEdits {
  const edits = Array.from(items).flatMap(([id, { ext }]): Edit[] => {
    const target = itemTarget(content, id);
    const wasHidden = isJsonObject(ext) && ext.hidden === true;
    if (wasHidden === isHidden) return [];
    if (!isHidden) return [{ kind: 'remove', target, path: ['ext', 'hidden'] }];
    if (!isJsonObject(ext)) return [{ kind: 'set', target, path: ['ext'], value: { hidden: true } }];
    return [{ kind: 'set', target, path: ['ext', 'hidden'], value: true }];
  });
  return { edits, count: edits.length, kept: 0 };
}

/** Adds items to a category or removes them from it. An item is not removed from its only category. */
export function categoriseItems(
  content: Pick<Content, 'server'>,
  items: ReadonlyMap<number, JsonObject>,
  { entry, id: categoryId }: ContentCategory,
  isAdded: boolean,
): BulkEdits {
  const edits: Edit[] = [];
  let [count, kept] = [0, 0];
  for (const [id, item] of items) {
    const before = asList(item.content_type_arr);
    const others = before.filter((category) => categoryIdOf(category) !== categoryId);
    if (others.length < before.length === isAdded) continue;
    if (!isAdded && others.length === 0) {
      kept += 1;
      continue;
    }
    count += 1;
    edits.push(...setCategories(itemTarget(content, id), item, isAdded ? [...before, entry] : others));
  }
  return { edits, count, kept };
}

/**
 * Sets the categories of an item. Its primary category is `primary` if `categories` contains it, and otherwise the
 * first category of the list.
 */
export function setCategories(
  target: EditTarget,
  item: JsonObject,
  categories: readonly JsonValue[],
  primary = asInteger(item.content_type_id),
): Edit[] {
  const edits: Edit[] = [{ kind: 'set', target, path: ['content_type_arr'], value: [...categories] }];
  const chosen = categories.find((category) => categoryIdOf(category) === primary) ?? categories[0];
  if (!isJsonObject(chosen)) return edits;
  const { content_type_id: id = 0, content_type_name: name = '' } = chosen;
  if (id !== item.content_type_id) edits.push({ kind: 'set', target, path: ['content_type_id'], value: id });
  if (name !== item.content_type_name)
    edits.push({ kind: 'set', target, path: ['content_type_name'], value: name });
  return edits;
}

/** Returns the revision of an item's categories and of the choice of its primary one. */
export function categoryRevision(item: JsonObject): string {
  return revisionOf([item.content_type_arr ?? [], item.content_type_id ?? 0]);
}

/** Adds items to the end of a tag or removes them from it. */
export function tagItems(
  { server, tags }: Pick<Content, 'server' | 'tags'>,
  ids: readonly number[],
  key: string,
  isAdded: boolean,
): BulkEdits {
  const tag = tags.find((candidate) => candidate.key === key);
  if (!tag) return { edits: [], count: 0, kept: 0 };
  const tagged = new Set(tag.itemIds);
  const concerned = new Set(ids.filter((id) => tagged.has(id) !== isAdded));
  if (concerned.size === 0) return { edits: [], count: 0, kept: 0 };
  const value = isAdded ? [...tag.itemIds, ...concerned] : tag.itemIds.filter((id) => !concerned.has(id));
  const target: EditTarget = { kind: 'part', verticalId: server.vertical.id, key: 'list_tags' };
  return { edits: [{ kind: 'set', target, path: [key, 'data'], value }], count: concerned.size, kept: 0 };
}

/** Moves items of a tag before or after another one, or to the end. Adds those that the tag does not contain. */
export function arrangeTag(
  { server, tags }: Pick<Content, 'server' | 'tags'>,
  ids: readonly number[],
  { tag: key, beside, isBefore }: { tag: string; beside: number; isBefore: boolean },
): BulkEdits {
  const none = { edits: [], count: 0, kept: 0 };
  const tag = tags.find((candidate) => candidate.key === key);
  const moved = new Set(ids);
  if (!tag || moved.size === 0 || moved.has(beside)) return none;
  const others = tag.itemIds.filter((id) => !moved.has(id));
  const at = others.indexOf(beside);
  const value = others.toSpliced(at < 0 ? others.length : isBefore ? at : at + 1, 0, ...moved);
  if (value.every((id, index) => id === tag.itemIds[index])) return none;
  const target: EditTarget = { kind: 'part', verticalId: server.vertical.id, key: 'list_tags' };
  return { edits: [{ kind: 'set', target, path: [key, 'data'], value }], count: moved.size, kept: 0 };
}

/** Removes items. The publication also removes them from tags and stored orders. */
export function deleteItems({ server }: Pick<Content, 'server'>, ids: readonly number[]): BulkEdits {
  const verticalId = server.vertical.id;
  const edits = ids.map((id): Edit => ({ kind: 'remove-item', verticalId, id }));
  return { edits, count: edits.length, kept: 0 };
}

/**
 * Moves items to a position of the catalogue order. The position is counted from 0, without the moved items. The moved
 * items keep their order.
 */
export function moveItems(
  { server, items }: Pick<Content, 'server' | 'items'>,
  ids: readonly number[],
  position: number,
): BulkEdits {
  const chosen = new Set(ids);
  const moved = items.filter(({ item }) => chosen.has(item.id));
  const others = items.filter(({ item }) => !chosen.has(item.id));
  const verticalId = server.vertical.id;
  let after = others[Math.min(position, others.length) - 1]?.item.id ?? null;
  const edits = moved.map(({ item: { id } }): Edit => {
    const edit: Edit = { kind: 'move-item', verticalId, id, after };
    after = id;
    return edit;
  });
  return { edits, count: edits.length, kept: 0 };
}

/** Moves items before or after another one. */
export function moveItemsBeside(
  content: Pick<Content, 'server' | 'items'>,
  ids: readonly number[],
  { id, isBefore }: { id: number; isBefore: boolean },
): BulkEdits {
  const moved = new Set(ids);
  const others = content.items.filter(({ item }) => !moved.has(item.id));
  const position = others.findIndex(({ item }) => item.id === id);
  return position < 0
    ? { edits: [], count: 0, kept: 0 }
    : moveItems(content, ids, isBefore ? position : position + 1);
}

export interface NewItemValues {
  id: number;
  /** Unix seconds. */
  createTime: number;
  title: string;
  category: ContentCategory;
  /** The play address of a game. Empty for other items. */
  playUrl: string;
  /** Path of the cover. Empty for items without a cover. */
  cover?: string;
}

/** Returns an item in bundle format that has all fields. Fields that are not given are empty. */
export function createItem(
  { server }: Pick<Content, 'server'>,
  { id, createTime, title, category, playUrl, cover = '' }: NewItemValues,
): JsonObject {
  const price = server.isPlayed ? '0' : '';
  return {
    id,
    create_time: createTime,
    content_type_arr: [category.entry],
    content_type_id: category.id,
    content_type_name: category.name,
    router: '',
    title,
    img: cover,
    img_pc: '',
    video: '',
    author: '',
    time: '',
    intro: '',
    keywords: '',
    description: '',
    short_title: '',
    img_desc: '',
    structure_data_type: server.structuredDataTypes[0] ?? '',
    price,
    price_original: price,
    from: '',
    discount: '',
    rate: '',
    content_rating: '',
    downloads: '',
    screenshot: [],
    reviews_num: '',
    reviews: '',
    game_url_remote: playUrl,
    game_url_remote_to_type: server.isPlayed ? 'iframe' : '',
    details: '',
    rich_text: '',
    faq: '',
    site_data_arr: { rate: '', like: 0, step: 0, collect: 0, play: 1, open_num: 0 },
    ext: {},
  };
}

/**
 * Returns a copy of an item under another id. The copy is not from a feed, and has no router override and no figures.
 */
export function copyItem(
  item: JsonObject,
  { id, createTime, title }: Pick<NewItemValues, 'id' | 'createTime' | 'title'>,
): JsonObject {
  const { provider: _provider, provider_id: _providerId, ...ext } = asObject(item.ext);
  return {
    ...item,
    id,
    create_time: createTime,
    title,
    router: '',
    site_data_arr: { rate: '', like: 0, step: 0, collect: 0, play: 1, open_num: 0 },
    ext,
  };
}

/** Returns the title of an item. */
export function titleOf(item: JsonObject): string {
  return asText(item.title);
}
