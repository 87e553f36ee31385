import { ownValue } from '#app/lib/own-value.ts';
import { objectOf } from '../decode-parts.server.ts';
import { integerOf, listOf } from '../decode-item.server.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json-source.server.ts';
import type { BundleRegistry } from '../registry.ts';
import {
  categoryTexts,
  infoTexts,
  itemTextsOf,
  pageTextsOf,
  settingTextsOf,
  tagTexts,
} from './fields.server.ts';
import { settingsWithDefaults } from './site-texts.server.ts';
import type { TextFields } from './text-fields.server.ts';
import { compareTexts, readTranslation, type TranslatedText } from './translation.server.ts';

/** Groups of texts: those of a vertical, and those of the site. */
export type TextGroup = 'items' | 'categories' | 'tags' | SitePart;
export type SitePart = 'info' | 'settings' | 'ext_pages' | 'layouts';

/** The section of the texts that belong to no vertical. */
export const siteSection = 'site';

/** Something with texts that can be translated: an item, menu entry, tag, or part of the site. */
export interface TextHolder {
  /** Route name of the vertical, or `site`. */
  section: string;
  /** 0 for the site. */
  verticalId: number;
  group: TextGroup;
  /** Id of the item or category, name of the tag. Empty for a part of the site. */
  id: string;
  /** Its name in the bundle's language, for lists. */
  name: string;
  value: JsonValue;
  fields: TextFields;
  /** Translations by language. */
  translations: JsonObject;
}

/** Returns an item with its texts. */
export function holderOfItem(
  verticalId: number,
  item: JsonValue,
  { verticals }: Pick<BundleRegistry, 'verticals'>,
): TextHolder[] {
  const rules = verticals.get(verticalId);
  if (!rules || !isJsonObject(item)) return [];
  return [
    {
      section: rules.prefix,
      verticalId,
      group: 'items',
      id: String(integerOf(item.id)),
      name: nameOf(item.title),
      value: item,
      fields: itemTextsOf(rules),
      translations: objectOf(item.translations),
    },
  ];
}

/** Returns the menu entries and tags of a vertical with their texts. */
export function holdersOfVertical(
  verticalId: number,
  { menu, list_tags: tags }: { menu?: JsonValue | undefined; list_tags?: JsonValue | undefined },
  { verticals }: Pick<BundleRegistry, 'verticals'>,
): TextHolder[] {
  const section = verticals.get(verticalId)?.prefix;
  if (section === undefined) return [];
  const entries = [...menuEntries(menu)].map((entry): TextHolder => ({
    section,
    verticalId,
    group: 'categories',
    id: String(integerOf(entry.content_type_id)),
    name: nameOf(entry.content_type_name),
    value: entry,
    fields: categoryTexts,
    translations: objectOf(entry.translations),
  }));
  const named = Object.entries(objectOf(tags)).map(([key, tag]): TextHolder => ({
    section,
    verticalId,
    group: 'tags',
    id: key,
    name: key,
    value: tag,
    fields: tagTexts,
    translations: objectOf(objectOf(tag).translations),
  }));
  return [...entries, ...named];
}

function* menuEntries(menu: JsonValue | undefined): Generator<JsonObject> {
  for (const entry of listOf(menu)) {
    if (!isJsonObject(entry)) continue;
    yield entry;
    yield* menuEntries(entry.children);
  }
}

/** Returns the parts of the site with their texts. `parts` are those of the bundle by name. */
export function holdersOfSite(
  parts: ReadonlyMap<string, JsonValue>,
  { settings, layoutTexts }: Pick<BundleRegistry, 'settings' | 'layoutTexts'>,
): TextHolder[] {
  const translations = objectOf(parts.get('ext_translations'));
  const pages = objectOf(parts.get('ext_pages'));
  const headings = [...new Set(layoutTexts(parts.get('layouts')))];
  const values: [SitePart, JsonObject, TextFields][] = [
    ['info', objectOf(parts.get('info')), infoTexts],
    ['settings', settingsWithDefaults(objectOf(parts.get('settings')), settings), settingTextsOf(settings)],
    ['ext_pages', pages, pageTextsOf(pages)],
    [
      'layouts',
      Object.fromEntries(headings.map((text) => [text, text])),
      new Map(headings.map((text) => [text, 'other'])),
    ],
  ];
  return values.map(([part, value, fields]) => ({
    section: siteSection,
    verticalId: 0,
    group: part,
    id: '',
    name: part,
    value,
    fields,
    translations: objectOf(ownValue(translations, part)),
  }));
}

/** Returns the texts of a holder with their translations into a language. */
export function textsIn(holder: TextHolder, language: string): TranslatedText[] {
  const translation = readTranslation(ownValue(holder.translations, language));
  return compareTexts(holder.value, translation, holder.fields);
}

function nameOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
