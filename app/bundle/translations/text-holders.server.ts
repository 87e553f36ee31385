import { ownValue } from '#app/lib/own-value.ts';
import { asInteger, asList, asObject, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';
import type { PathPart } from '../fault.ts';
import type { BundleRegistry } from '../registry.ts';
import { adTextsOf } from './ad-texts.server.ts';
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
import {
  compareTexts,
  countStates,
  readTranslation,
  type StateCounts,
  type TranslatedText,
} from './translation.server.ts';

/** Groups of texts: those of a vertical, and those of the site. */
export type TextGroup = 'items' | 'categories' | 'tags' | SitePart;
export type SitePart = 'info' | 'settings' | 'ext_pages' | 'layouts' | 'ads';

/** The section of the texts that belong to no vertical. */
export const siteSection = 'site';

/** Something with texts that can be translated: an item, menu entry, tag, or part of the site. */
export interface TextHolder {
  /** Route name of the vertical, or `site`. */
  section: string;
  /** 0 for the site. */
  verticalId: number;
  group: TextGroup;
  /** Id of the item or category, or key of the tag. Empty for a part of the site. */
  id: string;
  /** Name for lists, in the bundle's language. */
  name: string;
  value: JsonValue;
  fields: TextFields;
  /** Translations by language. */
  translations: JsonObject;
  /** The item or part that contains the translations. */
  target: TextTarget;
  /** Path of the translations in the target. They may be missing. */
  path: readonly PathPart[];
}

type TextTarget = Exclude<ChangeTarget, { kind: 'picture' }>;

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
      id: String(asInteger(item.id)),
      name: nameOf(item.title),
      value: item,
      fields: itemTextsOf(rules),
      translations: asObject(item.translations),
      target: { kind: 'item', verticalId, id: asInteger(item.id) },
      path: ['translations'],
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
  const entries = [...menuEntries(menu)].map(({ entry, path }): TextHolder => ({
    section,
    verticalId,
    group: 'categories',
    id: String(asInteger(entry.content_type_id)),
    name: nameOf(entry.content_type_name),
    value: entry,
    fields: categoryTexts,
    translations: asObject(entry.translations),
    target: { kind: 'part', verticalId, key: 'menu' },
    path: [...path, 'translations'],
  }));
  const named = Object.entries(asObject(tags)).map(([key, tag]): TextHolder => ({
    section,
    verticalId,
    group: 'tags',
    id: key,
    name: key,
    value: tag,
    fields: tagTexts,
    translations: asObject(asObject(tag).translations),
    target: { kind: 'part', verticalId, key: 'list_tags' },
    path: [key, 'translations'],
  }));
  return [...entries, ...named];
}

function* menuEntries(
  menu: JsonValue | undefined,
  at: readonly PathPart[] = [],
): Generator<{ entry: JsonObject; path: readonly PathPart[] }> {
  for (const [index, entry] of asList(menu).entries()) {
    if (!isJsonObject(entry)) continue;
    const path = [...at, index];
    yield { entry, path };
    yield* menuEntries(entry.children, [...path, 'children']);
  }
}

/** Returns the parts of the site with their texts. `parts` are the site's parts of the bundle by name. */
export function holdersOfSite(
  parts: ReadonlyMap<string, JsonValue>,
  { settings, layoutTexts }: Pick<BundleRegistry, 'settings' | 'layoutTexts'>,
): TextHolder[] {
  const translations = asObject(parts.get('ext_translations'));
  const pages = asObject(parts.get('ext_pages'));
  const values: [SitePart, JsonObject, TextFields][] = [
    ['info', asObject(parts.get('info')), infoTexts],
    ['settings', settingsWithDefaults(asObject(parts.get('settings')), settings), settingTextsOf(settings)],
    ['ext_pages', pages, pageTextsOf(pages)],
    ['layouts', ...textsByThemselves(layoutTexts(parts.get('layouts')))],
    ['ads', ...textsByThemselves(adTextsOf(parts.get('ads')))],
  ];
  return values.map(([part, value, fields]) => ({
    section: siteSection,
    verticalId: 0,
    group: part,
    id: '',
    name: part,
    value,
    fields,
    translations: asObject(ownValue(translations, part)),
    target: { kind: 'part', verticalId: 0, key: 'ext_translations' },
    path: [part],
  }));
}

/**
 * Returns an object that contains the given texts, with its text fields. The texts have no names, so each is its own
 * key.
 */
function textsByThemselves(texts: readonly string[]): [JsonObject, TextFields] {
  const unique = [...new Set(texts)];
  return [
    Object.fromEntries(unique.map((text) => [text, text])),
    new Map(unique.map((text) => [text, 'other'])),
  ];
}

/** Returns the texts of a holder with their translations into a language. */
export function textsIn(holder: TextHolder, language: string): TranslatedText[] {
  const translation = readTranslation(ownValue(holder.translations, language));
  return compareTexts(holder.value, translation, holder.fields);
}

/** Counts the texts of a holder in each state, for each of the languages. */
export function countTextsIn(holder: TextHolder, languages: readonly string[]): StateCounts[] {
  const translations = languages.map((tag) => ownValue(holder.translations, tag));
  return countStates(holder.value, translations, holder.fields);
}

function nameOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
