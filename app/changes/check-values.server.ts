import { phrase } from '#app/lib/phrase.ts';
import { checkBundle } from '#app/bundle/check.server.ts';
import { createFault, formatPath, withFields, type Fault } from '#app/bundle/fault.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import { asList, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { mediaReferences } from '#app/bundle/media-references.server.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import { bundleFields, verticalFields } from '#app/bundle/schema.server.ts';
import type { SiteFiles } from '#app/bundle/site-files.server.ts';
import { feedOrigin } from '#app/bundle/decode-item.server.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';
import { readItemChunks, readStoredItems } from '#app/store/items.server.ts';
import { readMediaFilesAt } from '#app/store/media-files.server.ts';
import type { RecordedValue } from '#app/store/recorded-value.ts';
import { readUploadsAt } from '#app/store/uploads.server.ts';
import { readPart, readParts } from '#app/store/site-parts.server.ts';
import type { Db } from '#app/store/store.ts';
import { listMenuEntries } from './category-names.server.ts';
import { createMediaCheck } from './import-media.server.ts';
import { itemReferences } from './stored-content.server.ts';

/** The data against which values are checked, as in an import. */
export interface CheckRules {
  registry: BundleRegistry;
  siteUrl?: string | undefined;
  siteFiles?: SiteFiles | undefined;
}

/** A value that a change would store. `null` removes the target. */
export interface NewValue {
  target: ChangeTarget;
  value: RecordedValue;
}

/** A fault, and the part or item that contains it. */
export interface TargetFault extends Fault {
  /** `null` if the fault concerns the whole site. */
  target: ChangeTarget | null;
  /** Path inside the value of the target. */
  field: string;
}

/** Parts that are not checked, because they only record which verticals a bundle named. */
const internalParts = new Set(['data_content', 'list']);

/**
 * Checks values together with the stored content that stays, exactly as an import checks a bundle. Reads only the
 * stored items that the check needs.
 */
export async function checkValues(
  db: Db,
  values: readonly NewValue[],
  { registry, siteUrl, siteFiles }: CheckRules,
): Promise<TargetFault[]> {
  const document = createDocument(values);
  const bundle = document.bundle;
  const stored = await readStoredParts(db, values);
  for (const [verticalId, vertical] of document.verticals) {
    const parts = stored.verticals.get(verticalId) ?? {};
    const { touched } = document;
    const list = await readNeededItems(db, verticalId, vertical, { touched, stored: parts });
    stored.verticals.set(verticalId, { ...parts, list });
  }
  const paths = [...new Set([...mediaReferences(bundle)].map(({ value }) => value))];
  const pictures = [...(await readMediaFilesAt(db, paths)), ...(await readUploadsAt(db, paths))];
  const faults = checkBundle(bundle, {
    registry,
    siteUrl,
    siteFiles,
    stored,
    mediaProblem: createMediaCheck(new Map(), new Map(), new Set(pictures.map(({ path }) => path))),
  });
  return [...document.unknown, ...faults.map((fault) => locate(fault, document.locations))];
}

/** Returns the paths of the pictures that values refer to. */
export function picturesOf(values: readonly NewValue[]): string[] {
  const { bundle } = createDocument(values);
  return [...new Set([...mediaReferences(bundle)].map(({ value }) => value))];
}

interface CheckedDocument {
  bundle: JsonObject;
  verticals: Map<number, Map<string, JsonValue>>;
  /** Ids of the items that are changed or removed, by vertical. */
  touched: Map<number, Set<number>>;
  /** JSON path in the bundle of each value. */
  locations: { prefix: string; target: ChangeTarget }[];
  /** Faults of targets that a bundle cannot contain. */
  unknown: TargetFault[];
}

function createDocument(values: readonly NewValue[]): CheckedDocument {
  const site = new Map<string, JsonValue>();
  const document: CheckedDocument = {
    bundle: {},
    verticals: new Map(),
    touched: new Map(),
    locations: [],
    unknown: [],
  };
  for (const { target, value } of values) {
    if (target.kind === 'picture') continue;
    const content = value?.data == null ? undefined : parseJson(value.data);
    if (target.kind === 'item') addItem(document, target, content);
    else if (target.verticalId === 0) addSitePart(document, site, target, content);
    else addVerticalPart(document, target, content);
  }
  if (document.verticals.size > 0) {
    const content = [...document.verticals].map(([id, parts]) => [id, Object.fromEntries(parts)] as const);
    site.set('data_content', Object.fromEntries(content));
  }
  return { ...document, bundle: Object.fromEntries(site) };
}

type PartTarget = Extract<ChangeTarget, { kind: 'part' }>;

function addSitePart(
  document: CheckedDocument,
  site: Map<string, JsonValue>,
  target: PartTarget,
  content: JsonValue | undefined,
): void {
  if (content === undefined || internalParts.has(target.key)) return;
  site.set(target.key, content);
  document.locations.push({ prefix: formatPath([target.key]), target });
}

/** A removed part is checked as an empty one, because items and other parts may refer to it. */
function addVerticalPart(
  document: CheckedDocument,
  target: PartTarget,
  content: JsonValue | undefined,
): void {
  const { verticalId, key } = target;
  if (internalParts.has(key) || !(verticalFields as readonly string[]).includes(key)) return;
  partsOf(document, verticalId).set(key, content ?? (key === 'menu' ? [] : {}));
  document.locations.push({ prefix: formatPath(['data_content', String(verticalId), key]), target });
}

function addItem(
  document: CheckedDocument,
  target: Extract<ChangeTarget, { kind: 'item' }>,
  content: JsonValue | undefined,
): void {
  const { verticalId, id } = target;
  const field = content === undefined ? 'list_remove' : 'list_merge';
  const parts = partsOf(document, verticalId);
  const list = parts.get(field);
  const entries = Array.isArray(list) ? list : [];
  parts.set(field, entries);
  const prefix = formatPath(['data_content', String(verticalId), field, entries.length]);
  document.locations.push({ prefix, target });
  entries.push(content ?? id);
  document.touched.set(verticalId, (document.touched.get(verticalId) ?? new Set()).add(id));
  if (isJsonObject(content) && content.id !== id) {
    const fault = createFault(`${prefix}.id`, phrase('is not the id of the item'), String(id));
    document.unknown.push(withFields(fault, { target, field: 'id' }));
  }
}

function partsOf({ verticals }: CheckedDocument, verticalId: number): Map<string, JsonValue> {
  const parts = verticals.get(verticalId) ?? new Map<string, JsonValue>();
  verticals.set(verticalId, parts);
  return parts;
}

/** Reads the stored parts that the values do not replace. */
async function readStoredParts(
  db: Db,
  values: readonly NewValue[],
): Promise<{ info: JsonValue | undefined; verticals: Map<number, JsonObject> }> {
  const replaced = new Set(
    values.flatMap(({ target }) => (target.kind === 'part' ? [`${target.verticalId} ${target.key}`] : [])),
  );
  const verticals = new Map<number, JsonObject>();
  let info: JsonValue | undefined;
  for (const { verticalId, key, value } of await readParts(db)) {
    if (replaced.has(`${verticalId} ${key}`)) continue;
    if (verticalId === 0 && key === 'info') info = parseJson(value);
    if (verticalId === 0 || key === 'list' || !(verticalFields as readonly string[]).includes(key)) continue;
    verticals.set(verticalId, { ...verticals.get(verticalId), [key]: parseJson(value) });
  }
  return { info, verticals };
}

/**
 * Reads the stored items that the new values refer to. For a new menu, also reads the items in the stored orders and
 * tags, and the items of categories that disappear, because each item must still have its categories.
 */
async function readNeededItems(
  db: Db,
  verticalId: number,
  parts: ReadonlyMap<string, JsonValue>,
  { touched, stored }: Pick<CheckedDocument, 'touched'> & { stored: JsonObject },
): Promise<JsonValue[]> {
  const menu = parts.get('menu');
  const merges = parts.get('list_merge');
  const merged = new Set(asList(merges).map((item) => (isJsonObject(item) ? item.id : null)));
  const list: JsonValue[] = [];
  // Omits the stored form of an item in `list_merge`, because it would fill in fields that the new form leaves out.
  const add = (id: number, data: string) => {
    if (!merged.has(id)) list.push(itemReferences(parseJson(data)));
  };
  const listed = menu === undefined ? [] : mentionedIds(new Map(Object.entries(stored)));
  const ids = new Set([...mentionedIds(parts), ...listed, ...(touched.get(verticalId) ?? [])]);
  for (const id of await findSharedOrigins(db, verticalId, asList(merges))) ids.add(id);
  const removed = menu === undefined ? new Set<number>() : await findRemovedCategories(db, verticalId, menu);
  if (removed === null || removed.size > 0) {
    for await (const chunk of readItemChunks(db, { verticalId })) {
      for (const { id, data } of chunk) {
        if (removed === null || ids.has(id) || mentionsCategory(data, removed)) add(id, data);
      }
    }
    return list;
  }
  for (const [id, { data }] of await readStoredItems(db, verticalId, [...ids])) add(id, data);
  return list;
}

/** Returns the ids of stored categories that are not in a menu. `null` if no menu is stored. */
async function findRemovedCategories(
  db: Db,
  verticalId: number,
  menu: JsonValue,
): Promise<ReadonlySet<number> | null> {
  const stored = await readPart(db, verticalId, 'menu');
  if (stored === null) return null;
  const kept = new Set(listMenuEntries(menu).map(({ id }) => id));
  return new Set(listMenuEntries(parseJson(stored)).flatMap(({ id }) => (kept.has(id) ? [] : [id])));
}

/**
 * Matches a category id in the text of a stored item, which has no spaces between tokens. The number may have an
 * unusual form, as in `1e3`.
 */
const storedCategory = /"content_type_id":(-?\d[\d.eE+-]*)/g;

/** Whether a stored item possibly names one of the categories. Searches its text, because parsing would take longer. */
function mentionsCategory(data: string, ids: ReadonlySet<number>): boolean {
  return data.matchAll(storedCategory).some(([, written]) => ids.has(Number(written)));
}

/** Returns the ids in the orders and tags. */
function mentionedIds(parts: ReadonlyMap<string, JsonValue>): number[] {
  const orders = parts.get('list_type');
  const tags = parts.get('list_tags');
  const lists = [
    ...(isJsonObject(orders) ? Object.values(orders) : []),
    ...(isJsonObject(tags) ? Object.values(tags).map((tag) => (isJsonObject(tag) ? tag.data : [])) : []),
  ];
  return lists
    .flatMap((list) => asList(list))
    .filter((id) => typeof id === 'number' && Number.isSafeInteger(id)) as number[];
}

/** Returns the ids of stored items with the same provider and provider id as one of the items. */
async function findSharedOrigins(db: Db, verticalId: number, items: readonly JsonValue[]): Promise<number[]> {
  const found: number[] = [];
  for (const item of items) {
    const { provider, providerId } = feedOrigin(isJsonObject(item) ? item.ext : undefined);
    if (provider === '') continue;
    const row = await db
      .selectFrom('items')
      .select('id')
      .where('verticalId', '=', verticalId)
      .where('provider', '=', provider)
      .where('providerId', '=', providerId)
      .executeTakeFirst();
    if (row) found.push(row.id);
  }
  return found;
}

/** Finds the part or item that contains a fault. */
function locate(fault: Fault, locations: CheckedDocument['locations']): TargetFault {
  const location = locations.find(
    ({ prefix }) => fault.path.startsWith(prefix) && /^(?:$|[.[])/.test(fault.path.slice(prefix.length)),
  );
  const field = location ? fault.path.slice(location.prefix.length).replace(/^\./, '') : fault.path;
  return withFields(fault, { target: location?.target ?? null, field });
}

/** Whether edits may change a part. */
export function isEditablePart({ verticalId, key }: { verticalId: number; key: string }): boolean {
  const fields: readonly string[] = verticalId === 0 ? bundleFields : verticalFields;
  return fields.includes(key) && !internalParts.has(key);
}
