import { unknownPrefix } from '#app/domain/catalogue/addresses.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import { prepareLists } from '#app/domain/catalogue/cached-lists.ts';
import { translateCatalogue } from '#app/domain/catalogue/translated-catalogue.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { inTurns } from '#app/lib/chunks.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { asInteger, asObject, asText, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { decodeInfo, decodeMenu, decodeTextPages } from '../decode-parts.server.ts';
import type { BundleRegistry } from '../registry.ts';
import { cutText, tagNameLimit } from '../text-limits.ts';
import { translateAds } from './ad-texts.server.ts';
import { categoryTexts, infoTexts, pageTextsOf, settingTextsOf, tagTexts } from './fields.server.ts';
import { settingsWithDefaults } from './site-texts.server.ts';
import type { TextFields } from './text-fields.server.ts';
import { listTexts, missingTexts, readTranslation, translateValue } from './translation.server.ts';

type Parts = ReadonlyMap<string, JsonValue>;

/**
 * Returns a snapshot in another language. It shares everything that is not translated. Returns the snapshot itself if
 * nothing is translated. `parts` are the parts of the bundle by vertical id and key. `known` are catalogues in this
 * language that are not translated again.
 */
export async function translateSnapshot(
  snapshot: Snapshot,
  language: string,
  parts: ReadonlyMap<number, Parts>,
  registry: Pick<BundleRegistry, 'verticals' | 'settings'>,
  known: ReadonlyMap<number, Catalogue> = new Map(),
): Promise<Snapshot> {
  const changes: Partial<Snapshot> = translateSite(snapshot, language, parts.get(0) ?? new Map(), registry);
  const catalogues = new Map<number, Catalogue>();
  for (const [id, catalogue] of snapshot.catalogues) {
    catalogues.set(
      id,
      known.get(id) ?? (await translateLists(catalogue, language, parts.get(id) ?? new Map(), registry)),
    );
  }
  const isSame = [...catalogues].every(([id, catalogue]) => snapshot.catalogues.get(id) === catalogue);
  if (isSame && Object.keys(changes).length === 0) return snapshot;
  return { ...snapshot, ...changes, catalogues };
}

/** Returns the translated parts that belong to no vertical. */
function translateSite(
  snapshot: Pick<Snapshot, 'ads'>,
  language: string,
  site: Parts,
  registry: Pick<BundleRegistry, 'settings'>,
): Partial<Snapshot> {
  const translations = asObject(site.get('ext_translations'));
  const translationOf = (part: string) =>
    readTranslation(ownValue(asObject(ownValue(translations, part)), language));
  const translatedTexts = new Set<string>();
  const translate = (part: string, value: JsonObject, fields: TextFields) => {
    const translation = translationOf(part);
    const missing = new Set(missingTexts(value, translation, fields));
    for (const { path } of listTexts(value, fields)) {
      if (!missing.has(path)) translatedTexts.add(`${part}.${path}`);
    }
    return translateValue(value, translation, fields)?.value;
  };
  const info = translate('info', asObject(site.get('info')), infoTexts);
  const settings = translate(
    'settings',
    settingsWithDefaults(asObject(site.get('settings')), registry.settings),
    settingTextsOf(registry.settings),
  );
  const storedPages = asObject(site.get('ext_pages'));
  const pages = translate('ext_pages', storedPages, pageTextsOf(storedPages));
  const { texts: layoutTexts } = translationOf('layouts');
  const ads = translateAds(snapshot.ads, translationOf('ads').texts);
  return {
    ...(info && { info: decodeInfo(info) }),
    ...(settings && { settings: decodeSettings(settings) }),
    ...(pages && { textPages: decodeTextPages(pages) }),
    ...(layoutTexts.size > 0 && { layoutTexts }),
    ...(ads && { ads }),
    ...(translatedTexts.size > 0 && { translatedTexts }),
  };
}

async function translateLists(
  catalogue: Catalogue,
  language: string,
  parts: Parts,
  { verticals }: Pick<BundleRegistry, 'verticals'>,
): Promise<Catalogue> {
  const stored = parts.get('menu') ?? [];
  const translated = new Map<number, readonly string[]>();
  const menu = translateMenu(stored, language, translated);
  const prefixOf = (id: number) => verticals.get(id)?.prefix ?? unknownPrefix;
  const made = await inTurns(
    translateCatalogue(catalogue, language, {
      categories: menu === stored ? catalogue.categories : decodeMenu(menu, catalogue.verticalId, prefixOf),
      categoryTexts: translated,
      tagNames: translateTags(asObject(parts.get('list_tags')), language),
    }),
  );
  if (made !== catalogue) await inTurns(prepareLists(made));
  return made;
}

/**
 * Returns a list of menu entries with their translated texts, or the list itself if none is translated. Adds the
 * names of the translated texts to `known`, by the id of the category.
 */
function translateMenu(menu: JsonValue, language: string, known: Map<number, readonly string[]>): JsonValue {
  if (!Array.isArray(menu)) return menu;
  const entries = menu.map((entry) => {
    if (!isJsonObject(entry)) return entry;
    const own = readTranslation(ownValue(asObject(entry.translations), language));
    const found = translateValue(entry, own, categoryTexts);
    if (found) known.set(asInteger(entry.content_type_id), [...own.texts.keys()]);
    // If an entry has no icon, its name determines the icon. The name in the bundle's language is used, so that all
    // languages show the same icon.
    const translated = found
      ? { ...found.value, icon_name: asText(entry.icon_name) || asText(entry.content_type_name) }
      : entry;
    const children = translateMenu(entry.children ?? [], language, known);
    return children === (entry.children ?? children) ? translated : { ...translated, children };
  });
  return entries.every((entry, index) => entry === menu[index]) ? menu : entries;
}

/** Returns the translated names of tags by key. */
function translateTags(tags: JsonObject, language: string): Map<string, string> {
  return new Map(
    Object.entries(tags).flatMap(([key, tag]) => {
      const own = readTranslation(ownValue(asObject(asObject(tag).translations), language));
      const name = translateValue(tag, own, tagTexts)?.value;
      return isJsonObject(name) && typeof name.name === 'string'
        ? [[key.toLowerCase(), cutText(name.name, tagNameLimit)]]
        : [];
    }),
  );
}
