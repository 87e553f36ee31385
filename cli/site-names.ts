import { z } from 'zod';
import { encodeBlockSettings, encodeSettingName } from '#app/bundle/block-settings.ts';
import { isJsonObject, parseJson, type JsonValue } from '#app/bundle/json-source.server.ts';
import type { StoredBlock } from '#app/changes/compare-layouts.ts';
import { infoTitles, inWords } from '#app/changes/field-names.ts';
import { categoryKey, collectAds, collectCategories, readOwnNames } from '#app/changes/own-names.server.ts';
import { titleOfValue, type TargetDifference } from '#app/changes/read-changes.server.ts';
import type { NamedSetting, SiteNames } from '#app/changes/site-names.ts';
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
  for (const { verticalId, key, value } of await readParts(db)) {
    const part = parseJson(value);
    if (key === 'menu') collectCategories(verticalId, part, categories);
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
  for (const [verticalId, ids] of own.mentioned) {
    const stored = await readStoredItems(db, verticalId, [...ids].slice(0, maxItems));
    for (const [id, value] of stored) {
      const key = targetKey({ kind: 'item', verticalId, id });
      if (!items.has(key)) items.set(key, titleOfValue(value));
    }
  }
  return {
    ...builtInNames,
    itemOf: (verticalId, id) => items.get(targetKey({ kind: 'item', verticalId, id })) ?? '',
    categoryOf: (verticalId, id) => categories.get(categoryKey(verticalId, id)) ?? '',
    tagOf: (verticalId, key) => tags.get(`${verticalId} ${key}`) ?? '',
    adOf: (id) => ads.get(id) ?? '',
    ownPages: [...pages.keys()].filter(isOwnPageName),
    ownPageOf: (name) => splitTitle(pages.get(name) ?? '').title || titleOfOwnPage(name),
  };
}

/** The names that the code gives. */
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
  blockOf: (verticalId, type) => builtIn.blocks.get(verticalId)?.get(type)?.name ?? inWords(type),
  blockSettingOf(verticalId, type, key) {
    const block = builtIn.blocks.get(verticalId)?.get(type);
    const titles = block ? titlesIn(block.settings) : new Map<string, string>();
    return [...titles].find(([name]) => encodeSettingName(name) === key)?.[1] ?? '';
  },
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

/** Returns the titles that a schema of an object gives to its fields, by their names. */
function titlesIn(schema: z.ZodType): ReadonlyMap<string, string> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return new Map(
    Object.entries(properties).flatMap(([name, property]) =>
      typeof property === 'object' && property.title !== undefined ? [[name, property.title] as const] : [],
    ),
  );
}
