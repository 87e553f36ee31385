import { isDeepStrictEqual } from 'node:util';
import { listMenuEntries, type MenuCategory } from '#app/changes/category-names.server.ts';
import { fromCommandLine } from '#app/store/write-transaction.server.ts';
import { shortTitle, writeSummary } from '#app/domain/change-summary.ts';
import { cleanLists } from '#app/changes/clean-lists.server.ts';
import { feedOrigin } from '#app/bundle/decode-item.server.ts';
import { asObject, asText, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { parseJson, parseJsonSource, writeJsonSource } from '#app/bundle/json-source.server.ts';
import { readMenu } from '#app/changes/stored-json.server.ts';
import { findFeedRecord, readFeedRecords, saveDelivered, saveRemoved } from '#app/store/feed-ids.server.ts';
import { deleteItems, putItems, readItem } from '#app/store/items.server.ts';
import type { Store } from '#app/store/store.ts';
import {
  inWriteTransaction,
  type ChangeAuthor,
  type SiteTransaction,
} from '#app/store/write-transaction.server.ts';
import {
  categoriesField,
  chosenCategories,
  readDelivered,
  readItemField,
  writeDelivered,
  writeItemField,
  type DeliveredFields,
} from './delivered-fields.ts';

/** The effect of deleting an item. */
export interface DeletedItem {
  verticalId: number;
  id: number;
  title: string;
  /** The feed that delivered the item, or "" if there is none. Later runs of the feed skip the item. */
  provider: string;
  /** Site version after the change. */
  version: number;
}

/**
 * Deletes an item permanently, including from the lists of categories and tags. Returns `null` if the item does not
 * exist.
 */
export async function deleteItem(
  store: Store,
  verticalId: number,
  id: number,
  author: ChangeAuthor = fromCommandLine,
): Promise<DeletedItem | null> {
  return inWriteTransaction(store, author, async (site) => {
    const text = await readItem(site.db, verticalId, id);
    if (text === null) {
      site.discard();
      return null;
    }
    const item = parseJson(text);
    const { title, ext } = asObject(item);
    const { provider } = feedOrigin(ext);
    await deleteItems(site, verticalId, [id]);
    await cleanLists(site, verticalId, { removed: new Set([id]), changed: new Map() });
    site.describe(writeSummary('deleted', { id: String(id), title: shortTitle(asText(title)) }));
    return { verticalId, id, title: asText(title), provider, version: site.version };
  });
}

/** The effect of returning an item to its feed. */
export type ReleaseResult =
  | { outcome: 'not-found' | 'no-feed' | 'unknown' | 'removed-by-feed' }
  | { outcome: 'no-field'; fields: string[] }
  /** The operator had deleted the item. The next run may create it again. */
  | { outcome: 'may-return'; provider: string }
  | { outcome: 'released'; title: string; provider: string; fields: string[]; version: number };

/**
 * Returns fields to the feed: all fields of an item that the operator changed, or only `field`. Each of them gets the
 * value that the feed delivered last, and later runs update it. If the operator deleted the item, the next run may
 * create it again.
 */
export async function releaseItem(
  store: Store,
  verticalId: number,
  id: number,
  field?: string,
  author: ChangeAuthor = fromCommandLine,
): Promise<ReleaseResult> {
  return inWriteTransaction(store, author, async (site) => {
    const result = await releaseFields(site, verticalId, id, field);
    if (result.outcome !== 'released' || result.version !== site.version) site.skipVersion();
    return result;
  });
}

async function releaseFields(
  site: SiteTransaction,
  verticalId: number,
  id: number,
  field: string | undefined,
): Promise<ReleaseResult> {
  const text = await readItem(site.db, verticalId, id);
  if (text === null) return releaseDeleted(site, verticalId, id);
  const { source: item, value: plain } = parseJsonSource(text);
  if (!isJsonObject(item) || !isJsonObject(plain)) return { outcome: 'not-found' };
  const { provider, providerId } = feedOrigin(plain.ext);
  if (provider === '') return { outcome: 'no-feed' };
  const records = await readFeedRecords(site.db, verticalId, provider);
  const delivered = readDelivered(records.get(providerId)?.delivered ?? '');
  if (!delivered) return { outcome: 'unknown' };
  if (field !== undefined && !delivered.values.has(field)) {
    return { outcome: 'no-field', fields: [...delivered.values.keys()] };
  }
  const fields = changedFields(plain, delivered).filter((name) => field === undefined || name === field);
  const menu = listMenuEntries(await readMenu(site.db, verticalId));
  const released = restoreFields({ item, plain }, delivered, fields, menu);
  await saveDelivered(site, verticalId, provider, [
    { providerId, delivered: writeDelivered(released.delivered) },
  ]);
  const title = asText(released.item.title);
  const data = writeJsonSource(released.item);
  if (data === text) {
    return { outcome: 'released', title, provider, fields, version: site.previousVersion ?? 0 };
  }
  await putItems(site, verticalId, [{ id, data, provider, providerId }]);
  site.describe(
    writeSummary('released', { fields: fields.join(', '), id: String(id), title: shortTitle(title) }),
  );
  const changed = new Map([[id, released.item]]);
  await cleanLists(site, verticalId, { removed: new Set(), changed });
  return { outcome: 'released', title, provider, fields, version: site.version };
}

async function releaseDeleted(site: SiteTransaction, verticalId: number, id: number): Promise<ReleaseResult> {
  const record = await findFeedRecord(site.db, verticalId, id);
  if (!record) return { outcome: 'not-found' };
  const { provider, providerId, removed } = record;
  if (removed !== null) return { outcome: 'removed-by-feed' };
  await saveRemoved(site, verticalId, provider, [{ providerId, removed: '' }]);
  return { outcome: 'may-return', provider };
}

/** Lists the operator's fields: the recorded ones, and those that differ from the feed's last delivery. */
function changedFields(plain: JsonObject, { values, own }: DeliveredFields): string[] {
  return [...values]
    .filter(([field, value]) => own.has(field) || !isDeepStrictEqual(readItemField(plain, field), value))
    .map(([field]) => field);
}

function restoreFields(
  { item, plain }: { item: JsonObject; plain: JsonObject },
  { values, own }: DeliveredFields,
  fields: readonly string[],
  menu: readonly MenuCategory[],
): { item: JsonObject; delivered: DeliveredFields } {
  const byId = new Map(menu.map(({ id, name }) => [id, { id, name }]));
  const newValues = new Map<string, JsonValue>(values);
  let restored = item;
  for (const field of fields) {
    const value = values.get(field) ?? '';
    const categories = chosenCategories(value).flatMap((id) => byId.get(id) ?? []);
    if (field === categoriesField && categories.length < chosenCategories(value).length) {
      // A category chosen by the feed is no longer in the menu, so the next run chooses again.
      newValues.set(field, readItemField(plain, field));
    } else restored = writeItemField(restored, field, value, categories);
  }
  const remaining = new Set([...own].filter((field) => !fields.includes(field)));
  return { item: restored, delivered: { values: newValues, own: remaining } };
}
