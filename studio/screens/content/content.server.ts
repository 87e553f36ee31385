import { LRUCache } from 'lru-cache';
import { picturesOf, type NewValue } from '#app/changes/check-values.server.ts';
import { mergeEdits } from '#app/changes/apply-edits.server.ts';
import type { Edit } from '#app/changes/edits.ts';
import { createResolver, RefusedChange, type MergedChange } from '#app/changes/publish-values.server.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import { isJsonObject, type JsonObject } from '#app/lib/json.ts';
import type { MediaFile } from '#app/domain/media-file.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import type { SnapshotHolder } from '#app/snapshot/snapshot-holder.server.ts';
import { readStoredItems } from '#app/store/items.server.ts';
import { readUploadsAt } from '#app/store/uploads.server.ts';
import type { Store } from '#app/store/store.ts';
import { patchList } from './patch-list.ts';
import {
  compareInCatalogue,
  decodeContentItem,
  readCategories,
  readContentItems,
  readTags,
  type ContentItem,
  type ContentCategory,
  type ContentTag,
  type ItemRules,
  type StoredItems,
} from './stored-items.server.ts';

/** The unpublished edits on top of the published site. */
export interface DraftState {
  id: number;
  revision: number;
  /** Site version that the edits refer to. */
  base: number;
  edits: readonly Edit[];
}

type MediaLookup = Pick<ReadonlyMap<string, MediaFile>, 'get'>;

/** The items of one vertical as the operator's draft shows them. */
export interface Content {
  server: VerticalServer;
  snapshot: Snapshot;
  /** In catalogue order. */
  items: readonly ContentItem[];
  /** The items without the draft. */
  published: StoredItems;
  /**
   * The content without the draft, from whose lists the lists of the draft are derived. `null` if there is no draft, or
   * if the draft moves items.
   */
  base: Content | null;
  find(id: number): ContentItem | undefined;
  categories: readonly ContentCategory[];
  tags: readonly ContentTag[];
  /** The data of the items that the draft changes or adds, by id. `null` for an item that the draft removes. */
  changed: ReadonlyMap<number, JsonObject | null>;
  /** The items that the draft changes or adds. */
  touched: readonly ContentItem[];
  /** The pictures of the site and of the draft, by media path. */
  media: MediaLookup;
  /** The parts of the vertical that the draft changes. */
  changedParts: readonly NewValue[];
  /** Whether the table leaves out the draft, because the draft no longer fits the published site. */
  isDraftBroken: boolean;
}

/** The parts of the platform from which content is read. */
export interface ContentServices {
  store: Store;
  snapshots: Pick<SnapshotHolder, 'current'>;
}

const publishedContents = new WeakMap<Snapshot, Map<number, Promise<Content>>>();
const draftContents = new WeakMap<Snapshot, LRUCache<string, Promise<Content>>>();

/**
 * Maximum number of cached results for one snapshot. A result is one vertical with the edits of one revision of a
 * draft.
 */
const maxDrafts = 8;

/** Returns the items of a vertical with the changes of a draft. Equal requests share one result. */
export function readContent(
  { store, snapshots }: ContentServices,
  server: VerticalServer,
  draft: DraftState | null,
): Promise<Content> {
  const snapshot = snapshots.current();
  if (!snapshot)
    throw new Response('The content is still being loaded. Try again in a moment.', { status: 503 });
  const base = readPublished(store, snapshot, server);
  if (!draft || draft.edits.length === 0) return base;
  const cache = draftContents.get(snapshot) ?? new LRUCache<string, Promise<Content>>({ max: maxDrafts });
  draftContents.set(snapshot, cache);
  const key = `${server.vertical.id} ${draft.id} ${draft.revision}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const content = addDraft(store, base, draft);
  cache.set(key, content);
  content.catch(() => cache.delete(key));
  return content;
}

function readPublished(store: Store, snapshot: Snapshot, server: VerticalServer): Promise<Content> {
  const cache = publishedContents.get(snapshot) ?? new Map<number, Promise<Content>>();
  publishedContents.set(snapshot, cache);
  const { id } = server.vertical;
  const cached = cache.get(id);
  if (cached) return cached;
  const content = loadPublished(store, snapshot, server);
  cache.set(id, content);
  content.catch(() => cache.delete(id));
  return content;
}

async function loadPublished(store: Store, snapshot: Snapshot, server: VerticalServer): Promise<Content> {
  const stored = await readContentItems(store, snapshot, server.vertical.id, rulesOf(server));
  return {
    server,
    snapshot,
    items: stored.items,
    published: stored,
    base: null,
    find: (id) => stored.byId.get(id),
    categories: stored.categories,
    tags: stored.tags,
    changed: new Map(),
    touched: [],
    media: snapshot.media,
    changedParts: [],
    isDraftBroken: false,
  };
}

async function addDraft(store: Store, published: Promise<Content>, draft: DraftState): Promise<Content> {
  const base = await published;
  const { server } = base;
  const merged = await mergeDraft(store, draft);
  if (!merged) return { ...base, base, isDraftBroken: true };
  const { items, changed, touched, areMoved } = applyDraft(base.published, merged, server);
  const changedParts = merged.values.filter(
    ({ target }) => target.kind === 'part' && target.verticalId === server.vertical.id,
  );
  const partOf = (key: string) =>
    changedParts.find(({ target }) => target.kind === 'part' && target.key === key)?.value;
  const [menu, tags] = [partOf('menu'), partOf('list_tags')];
  return {
    ...base,
    items,
    base: areMoved ? null : base,
    find: (id) => (changed.has(id) ? touched.get(id) : base.find(id)),
    categories: menu?.data ? readCategories(parseJson(menu.data), server.vertical.id) : base.categories,
    tags: tags?.data ? readTags(parseJson(tags.data)) : base.tags,
    changed,
    touched: [...touched.values()],
    media: await withUploads(store, base.snapshot, merged),
    changedParts,
  };
}

async function withUploads(
  store: Store,
  { media }: Snapshot,
  { values }: MergedChange,
): Promise<MediaLookup> {
  const uploads = await readUploadsAt(store.db, picturesOf(values));
  const byPath = new Map(uploads.map((upload) => [upload.path, upload]));
  return { get: (path) => media.get(path) ?? byPath.get(path) };
}

/**
 * Merges a draft with the published site. In a conflict, the value of the draft is used. Returns `null` if the draft
 * does not fit the published site.
 */
async function mergeDraft(store: Store, { edits, base }: DraftState): Promise<MergedChange | null> {
  try {
    return await store.readConsistently((db) => mergeEdits(db, edits, base, createResolver([], 'mine')));
  } catch (error) {
    if (error instanceof RefusedChange) return null;
    throw error;
  }
}

function rulesOf({ vertical, extSchema, traitsOf }: VerticalServer): ItemRules {
  return { prefix: vertical.prefix, extSchema, ...(traitsOf && { traitsOf }) };
}

/** Replaces, adds, removes and moves the items that the draft touches. */
function applyDraft(
  { items, byId }: StoredItems,
  { values, moves }: MergedChange,
  server: VerticalServer,
): {
  items: readonly ContentItem[];
  changed: Map<number, JsonObject | null>;
  touched: Map<number, ContentItem>;
  areMoved: boolean;
} {
  const { id: verticalId } = server.vertical;
  const changed = new Map<number, JsonObject | null>();
  const touched = new Map<number, ContentItem>();
  for (const { target, value } of values) {
    if (target.kind !== 'item' || target.verticalId !== verticalId) continue;
    const data = value?.data == null ? null : parseJson(value.data);
    changed.set(target.id, isJsonObject(data) ? data : null);
    if (!value || data === null) continue;
    const { position = 0, provider = '' } = value;
    touched.set(target.id, {
      ...decodeContentItem(verticalId, data, rulesOf(server)),
      position,
      provider,
      isChanged: true,
    });
  }
  const positions = moves?.get(verticalId);
  if (positions) {
    const kept = items
      .filter(({ item }) => !changed.has(item.id))
      .map((item) => {
        const position = positions.get(item.item.id);
        return position === undefined ? item : { ...item, position };
      });
    const moved = [...kept, ...touched.values()].sort(compareInCatalogue);
    return { items: moved, changed, touched, areMoved: true };
  }
  if (changed.size === 0) return { items, changed, touched, areMoved: false };
  const removed = [...changed.keys()].flatMap((id) => byId.get(id) ?? []);
  const patched = patchList(items, { removed, added: [...touched.values()] }, compareInCatalogue);
  return { items: patched, changed, touched, areMoved: false };
}

/** Returns the data of items as the draft shows them, by id. Items that do not exist are missing. */
export async function readItemData(
  store: Store,
  { server, changed }: Pick<Content, 'server' | 'changed'>,
  ids: readonly number[],
): Promise<Map<number, JsonObject>> {
  const found = new Map<number, JsonObject>();
  const unchanged: number[] = [];
  for (const id of ids) {
    const data = changed.get(id);
    if (data) found.set(id, data);
    else if (data === undefined) unchanged.push(id);
  }
  for (const [id, { data }] of await readStoredItems(store.db, server.vertical.id, unchanged)) {
    const value = parseJson(data);
    if (isJsonObject(value)) found.set(id, value);
  }
  return new Map(ids.flatMap((id) => (found.has(id) ? [[id, found.get(id) as JsonObject]] : [])));
}
