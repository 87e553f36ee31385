import { countItems, deleteItems, putItems, replaceItems } from '#app/store/items.server.ts';
import { readFeedItems, reconcileFeedRecords, recordFeedItems } from '#app/store/feed-ids.server.ts';
import { readPart, readParts, removeParts, writeParts } from '#app/store/site-parts.server.ts';
import type { RawPart } from '#app/store/raw-site.ts';
import type { SiteTransaction } from '#app/store/write-transaction.server.ts';
import { rememberFormerNames } from './category-names.server.ts';
import { cleanLists } from './clean-lists.server.ts';
import { formatPath } from '#app/bundle/fault.ts';
import { parseJson, parseJsonSource, writeJsonSource } from '#app/bundle/json-source.server.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { mergeFields, mergeItem } from '#app/bundle/merge-items.ts';
import { comparePart, type PartReport } from './part-changes.server.ts';
import { newItem, readItemObject, readObjectPart } from './stored-json.server.ts';

/** The effect of applying a bundle. */
export interface ApplyReport {
  parts: PartReport[];
  /** Verticals that were not empty and lose more than half of their items (spec BUN-8). */
  emptied: { verticalId: number; removed: number; before: number }[];
  /** False if the store already holds exactly this content in this order. */
  isChanged: boolean;
}

/** Name of the part that stores which verticals a bundle named. */
const contentPart = 'data_content';

/** Applies a checked bundle inside a transaction. Replaces exactly the parts that the bundle contains (spec BUN-3). */
export async function applyBundle(site: SiteTransaction, bundle: JsonObject): Promise<ApplyReport> {
  const report: ApplyReport = { parts: [], emptied: [], isChanged: false };
  for (const [key, value] of Object.entries(bundle)) {
    if (key !== contentPart) await applyPart(site, report, 0, key, value);
  }
  const content = bundle[contentPart];
  if (isJsonObject(content)) await applyContent(site, report, content);
  return report;
}

async function applyContent(site: SiteTransaction, report: ApplyReport, content: JsonObject): Promise<void> {
  const before = await countItems(site.db);
  const isEmptied = Object.keys(content).length === 0;
  const skeleton = new Map(Object.entries(isEmptied ? {} : await readObjectPart(site.db, contentPart)));
  if (isEmptied) {
    for (const verticalId of await verticalsInStore(site, before)) {
      await clearVertical(site, report, verticalId, before.get(verticalId) ?? 0);
    }
  }
  for (const [key, vertical] of Object.entries(content)) {
    const verticalId = Number(key);
    if (!isJsonObject(vertical)) continue;
    skeleton.set(key, {});
    if (Object.keys(vertical).length === 0) {
      await clearVertical(site, report, verticalId, before.get(verticalId) ?? 0);
    }
    for (const [part, value] of Object.entries(vertical)) {
      if (part === 'list' && Array.isArray(value)) {
        await applyItems(site, report, verticalId, value, before.get(verticalId) ?? 0);
      } else if (!(mergeFields as readonly string[]).includes(part)) {
        await applyPart(site, report, verticalId, part, value);
      }
    }
    await applyMerge(site, report, verticalId, vertical, before.get(verticalId) ?? 0);
  }
  await writePart(site, report, {
    verticalId: 0,
    key: contentPart,
    value: writeJsonSource(Object.fromEntries(skeleton)),
  });
}

/** Stores a part if it differs from the stored one. */
async function writePart(site: SiteTransaction, report: ApplyReport, part: RawPart): Promise<void> {
  if ((await readPart(site.db, part.verticalId, part.key)) === part.value) return;
  report.isChanged = true;
  await writeParts(site, [part]);
}

async function applyPart(
  site: SiteTransaction,
  report: ApplyReport,
  verticalId: number,
  key: string,
  value: JsonValue,
): Promise<void> {
  const old = await readPart(site.db, verticalId, key);
  report.parts.push({
    part: partName(verticalId, key),
    ...comparePart(old === null ? undefined : parseJsonSource(old).source, value),
  });
  await writePart(site, report, { verticalId, key, value: writeJsonSource(value) });
  if (verticalId !== 0 && key === 'menu') {
    await rememberFormerNames(site, verticalId, old === null ? [] : parseJson(old), value);
  }
}

async function applyItems(
  site: SiteTransaction,
  report: ApplyReport,
  verticalId: number,
  list: readonly JsonValue[],
  before: number,
): Promise<void> {
  const items = list.map(newItem);
  const feedItems = await readFeedItems(site.db, verticalId);
  const { isReordered, ...changes } = await replaceItems(site, verticalId, items);
  await reconcileFeedRecords(site, verticalId, feedItems, items);
  if (isReordered || changes.added + changes.changed + changes.removed > 0) report.isChanged = true;
  await writePart(site, report, { verticalId, key: 'list', value: '[]' });
  report.parts.push({ part: partName(verticalId, 'list'), ...changes });
  noteEmptied(report, verticalId, changes.removed, before);
}

/** Changes, adds and removes the single items that a vertical names. */
async function applyMerge(
  site: SiteTransaction,
  report: ApplyReport,
  verticalId: number,
  { list_merge: merges, list_remove: removals }: JsonObject,
  before: number,
): Promise<void> {
  const entries = Array.isArray(merges) ? merges.filter(isJsonObject) : [];
  const merged = new Map<number, JsonObject>();
  for (const entry of entries) {
    const id = Number(writeJsonSource(entry.id ?? 0));
    const stored = (await readItemObject(site.db, verticalId, id)) ?? undefined;
    // The id keeps the notation in which it is stored.
    merged.set(id, mergeItem(stored, stored ? { ...entry, id: stored.id ?? id } : entry));
  }
  const items = [...merged.values()].map(newItem);
  const removed = Array.isArray(removals) ? removals.map((id) => Number(writeJsonSource(id))) : [];
  const changes = await putItems(site, verticalId, items);
  await recordFeedItems(site, verticalId, items);
  const removedCount = await deleteItems(site, verticalId, removed);
  await cleanLists(site, verticalId, { removed: new Set(removed), changed: merged });
  if (changes.added + changes.changed + removedCount > 0) report.isChanged = true;
  if (merges !== undefined) report.parts.push({ part: partName(verticalId, 'list_merge'), ...changes });
  if (removals === undefined) return;
  const counts = { added: 0, changed: 0, removed: removedCount };
  report.parts.push({ part: partName(verticalId, 'list_remove'), ...counts });
  noteEmptied(report, verticalId, removedCount, before);
}

async function clearVertical(
  site: SiteTransaction,
  report: ApplyReport,
  verticalId: number,
  before: number,
): Promise<void> {
  const feedItems = await readFeedItems(site.db, verticalId);
  const { removed } = await replaceItems(site, verticalId, []);
  await reconcileFeedRecords(site, verticalId, feedItems, []);
  const parts = await readParts(site.db);
  if (removed > 0 || parts.some((part) => part.verticalId === verticalId)) report.isChanged = true;
  await removeParts(site, verticalId);
  report.parts.push({ part: partName(verticalId), added: 0, changed: 0, removed });
  noteEmptied(report, verticalId, removed, before);
}

function noteEmptied(report: ApplyReport, verticalId: number, removed: number, before: number): void {
  if (removed * 2 > before) report.emptied.push({ verticalId, removed, before });
}

async function verticalsInStore(
  site: SiteTransaction,
  counts: ReadonlyMap<number, number>,
): Promise<number[]> {
  const ids = new Set(counts.keys());
  for (const { verticalId } of await readParts(site.db)) if (verticalId !== 0) ids.add(verticalId);
  return [...ids].sort((a, b) => a - b);
}

function partName(verticalId: number, key?: string): string {
  if (verticalId === 0) return formatPath(key === undefined ? [] : [key]);
  return formatPath([contentPart, String(verticalId), ...(key === undefined ? [] : [key])]);
}
