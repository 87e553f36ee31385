import { z } from 'zod';
import { encodeBlockSettings } from '#app/bundle/block-settings.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import type { StoredBlock } from '#app/changes/compare-layouts.ts';
import { readBlock } from '#app/changes/read-block.server.ts';
import { entryName } from '#app/changes/entry-name.ts';
import { infoTitles } from '#app/changes/field-names.ts';
import { parseFieldPath } from '#app/changes/field-steps.ts';
import { findLayoutPosition } from '#app/changes/layout-position.ts';
import { categoryKey, collectAds, collectCategories, readOwnNames } from '#app/changes/own-names.server.ts';
import { titleOfValue, type TargetDifference } from '#app/changes/read-changes.server.ts';
import type { NamedSetting, SiteNames } from '#app/changes/site-names.ts';
import { describeBlock, findSettingTitle, listChosenItems } from '#app/pages/layouts/block-form.server.ts';
import { isOwnPageName, splitTitle, titleOfOwnPage } from '#app/domain/text-pages.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { targetKey } from '#app/store/change-target.ts';
import { readStoredItems } from '#app/store/items.server.ts';
import { readParts } from '#app/store/site-parts.server.ts';
import type { Db } from '#app/store/store.ts';
import { builtIn, registry } from '#app/verticals/index.server.ts';

/** Maximum number of items of one section whose titles are looked up. */
const maxItems = 1_000;

/** Reads the English names of everything that differences refer to. */
export async function readSiteNames(
  db: Db,
  differences: readonly TargetDifference[] = [],
): Promise<SiteNames> {
  const own = readOwnNames(differences);
  const categories = new Map<string, string>();
  const pages = new Map<string, string>();
  const ads = new Map<string, string>();
  const tags = new Map<string, string>();
  const menus = new Map<number, readonly JsonValue[]>();
  for (const { verticalId, key, value } of await readParts(db)) {
    const part = parseJson(value);
    if (key === 'menu') collectCategories(verticalId, part, categories);
    if (key === 'menu' && Array.isArray(part)) menus.set(verticalId, part);
    if (key === 'ads') collectAds(part, ads);
    if (!isJsonObject(part)) continue;
    for (const [name, inner] of Object.entries(part)) {
      if (key === 'ext_pages' && typeof inner === 'string') pages.set(name, inner);
      if (key !== 'list_tags' || !isJsonObject(inner)) continue;
      const { name: tag } = inner;
      if (typeof tag === 'string') tags.set(`${verticalId} ${name}`, tag);
    }
  }
  for (const [key, name] of own.categories) categories.set(key, name);
  for (const [name, text] of own.pages) pages.set(name, text);
  for (const [id, name] of own.ads ?? []) ads.set(id, name);
  const items = new Map(own.items);
  for (const [verticalId, ids] of [...own.mentioned, ...itemsInLayouts(differences)]) {
    const stored = await readStoredItems(db, verticalId, [...ids].slice(0, maxItems));
    for (const [id, value] of stored) {
      const key = targetKey({ kind: 'item', verticalId, id });
      if (!items.has(key)) items.set(key, titleOfValue(value));
    }
  }
  return {
    ...builtInNames,
    itemOf: (verticalId, id) => items.get(targetKey({ kind: 'item', verticalId, id })) ?? '',
    categoryAt(verticalId, index) {
      const entry = menus.get(verticalId)?.[index];
      return isJsonObject(entry) ? entryName(entry) || undefined : undefined;
    },
    categoryOf: (verticalId, id) => categories.get(categoryKey(verticalId, id)) ?? '',
    tagOf: (verticalId, key) => tags.get(`${verticalId} ${key}`) ?? '',
    adOf: (id) => ads.get(id) ?? '',
    ownPages: [...pages.keys()].filter(isOwnPageName),
    ownPageOf: (name) => splitTitle(pages.get(name) ?? '').title || titleOfOwnPage(name),
  };
}

/** Lists, by vertical, the items that are chosen in the settings of blocks in changed layouts. */
function itemsInLayouts(differences: readonly TargetDifference[]): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const { target, fields } of differences) {
    if (target.kind !== 'part' || target.key !== 'layouts') continue;
    for (const { path, before, after } of fields) {
      const own = findLayoutPosition(parseFieldPath(path))?.verticalId ?? 0;
      const types = builtIn.blocks.get(own) ?? new Map<string, never>();
      const blocks = [before, after].flatMap((value) => [...blocksIn(value)]);
      for (const { section, id } of listChosenItems(blocks, (type) => types.get(type), own)) {
        found.set(section, (found.get(section) ?? new Set()).add(id));
      }
    }
  }
  return found;
}

/** Lists the blocks in a layout, or in the layouts of several pages. */
function* blocksIn(value: JsonValue | undefined): Generator<StoredBlock> {
  if (isJsonObject(value)) for (const inner of Object.values(value)) yield* blocksIn(inner);
  if (Array.isArray(value)) yield* value.map(readBlock);
}

/** The names that are defined in the code and not in the store. */
const builtInNames = {
  sectionIds: builtIn.verticals.map(({ vertical }) => vertical.id),
  sectionOf(verticalId) {
    const scope = verticalOf(verticalId)?.vertical.scope ?? '';
    return registry.englishMessage(scope, 'section.name') ?? String(verticalId);
  },
  sectionWith: (prefix) => builtIn.verticals.find(({ vertical }) => vertical.prefix === prefix)?.vertical.id,
  settingOf: nameSetting,
  itemFieldOf(verticalId, name) {
    const server = verticalOf(verticalId);
    return server ? (titlesIn(server.extSchema).get(name) ?? '') : '';
  },
  blockTypeOf(verticalId, type) {
    const block = builtIn.blocks.get(verticalId)?.get(type);
    return block && describeBlock(block, { isOwn: false, isFitting: true });
  },
  blockSettingOf: (verticalId, key) =>
    findSettingTitle(builtIn.blocks.get(verticalId)?.values() ?? [], key) ?? '',
  builtInBlocks: (verticalId, kind) =>
    (verticalOf(verticalId)?.layouts[kind] ?? []).map(({ type, settings }): StoredBlock => ({
      module: type,
      config: z.record(z.string(), z.json()).parse(encodeBlockSettings(settings)),
    })),
} as const satisfies Partial<SiteNames>;

function verticalOf(verticalId: number) {
  return builtIn.verticals.find(({ vertical }) => vertical.id === verticalId);
}

function nameSetting(key: string): NamedSetting | undefined {
  const info = key.startsWith('info.') ? ownValue(infoTitles, key.slice('info.'.length)) : undefined;
  if (info !== undefined) return { title: info, initial: '' };
  const setting = registry.settings.get(key);
  if (!setting) return undefined;
  return { title: setting.title.replaceAll('`', ''), initial: jsonOf(setting.default) };
}

function jsonOf(value: unknown): JsonValue | undefined {
  return z.json().safeParse(value).data;
}

/** Returns the titles of the fields in the schema of an object, by the names of the fields. */
function titlesIn(schema: z.ZodType): ReadonlyMap<string, string> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return new Map(
    Object.entries(properties).flatMap(([name, property]) =>
      typeof property === 'object' && property.title !== undefined ? [[name, property.title] as const] : [],
    ),
  );
}
