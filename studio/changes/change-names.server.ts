import { parseJson } from '#app/bundle/json-source.server.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { languageName } from '#app/messages/language-facts.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import { isOwnPageName, splitTitle, titleOfOwnPage, type OwnPageName } from '#app/domain/text-pages.ts';
import type { AnyBlock } from '#app/pages/layouts/block.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import { titleOfValue } from '#app/changes/read-changes.server.ts';
import { targetKey } from '#app/store/change-target.ts';
import { readStoredItems } from '#app/store/items.server.ts';
import { readPart } from '#app/store/site-parts.server.ts';
import { describePictures } from '../pictures/pictures.server.ts';
import type { TranslateSchema } from '#app/lib/translate-schema.ts';
import { schemaTextsIn } from '../schema-texts/schema-texts.server.ts';
import { sectionName } from '../screens/content/section.server.ts';
import type { SettingField } from '../screens/settings/setting-field.ts';
import {
  describeSettings,
  settingsSiteOf,
  titleOfSetting,
  type SettingsSite,
} from '../screens/settings/settings.server.ts';
import { categoryKey, collectAds, type OwnNames } from '#app/changes/own-names.server.ts';
import type { ShownPicture } from './shown-change.ts';

/** Looks up the names and pictures of the things that the values of changes refer to. */
export interface ChangeNames {
  /** Ids of all sections in the built-in order. */
  sectionIds: readonly number[];
  /** Translates the texts of the schemas of settings, blocks and items. */
  translate: TranslateSchema;
  /** Names a language. A tag of no known language is returned unchanged. */
  languageOf(tag: string): string;
  sectionOf(verticalId: number): string;
  verticalOf(verticalId: number): VerticalServer | undefined;
  /** Returns the blocks that layouts of a section may contain. */
  blocksOf(verticalId: number): readonly AnyBlock[];
  /** Returns the categories at the top level of a section's menu. */
  menuOf(verticalId: number): readonly { id: number; name: string }[];
  /** Returns the name of a category, or its id. */
  categoryOf(verticalId: number, id: number): string;
  /** Returns the title of an item. Empty if it no longer exists. */
  itemOf(verticalId: number, id: number): string;
  /** Whether the Studio can open an item. Drafts may contain items that are not published. */
  hasItem(verticalId: number, id: number): boolean;
  /** Returns the name of an ad entry. Empty if it has none. */
  adOf(id: string): string;
  /** Returns the name of a tag, or its key. */
  tagOf(verticalId: number, key: string): string;
  /** Returns a setting or, with `info.` before its name, a field of the site info. */
  settingOf(key: string): SettingField | undefined;
  /** Returns the title of a setting or of a field of the site info, or "" if none has this name. */
  settingTitleOf(key: string): string;
  /** The operator's own text pages. */
  ownPages: readonly OwnPageName[];
  /** Returns the title of one of the operator's own text pages. */
  ownPageOf(name: OwnPageName): string;
  /** Returns the picture at a path or address. Returns `null` if the text is neither. */
  pictureOf(path: string): ShownPicture | null;
}

/**
 * Reads the names of everything that values refer to. `isDraft` says whether the values belong to the operator's draft.
 * `language` is the language of the Studio. `own` contains the names that are part of the changed values themselves.
 */
export async function readChangeNames(
  platform: Platform,
  values: Iterable<JsonValue | undefined>,
  { isDraft, language, own }: { isDraft: boolean; language: string; own: OwnNames },
): Promise<ChangeNames> {
  const paths = new Set<string>();
  for (const value of values) collectPictures(value, paths);
  const pictures = await describePictures(platform, [...paths]);
  const catalogueOf = (id: number): Catalogue | undefined => platform.snapshots.current()?.catalogues.get(id);
  const hidden = await readHiddenTitles(platform, own.mentioned);
  const ads = await readAdNames(platform, own.ads);
  const verticalOf = (id: number) => platform.verticals.find(({ vertical }) => vertical.id === id);
  const publishedPages = (): ReadonlyMap<string, string> =>
    platform.snapshots.current()?.textPages ?? new Map();
  const site = settingsSiteOf(platform, language);
  let settings: ReadonlyMap<string, SettingField> | null = null;
  return {
    sectionIds: platform.verticals.map(({ vertical }) => vertical.id),
    verticalOf,
    translate: schemaTextsIn(language),
    blocksOf: (id) => [...(platform.blocks.get(id)?.values() ?? [])],
    languageOf: (tag) => languageName(tag, language),
    sectionOf(id) {
      const server = verticalOf(id);
      return server ? sectionName(platform, server) : String(id);
    },
    menuOf: (id) =>
      (catalogueOf(id)?.categories ?? []).map((category) => ({ id: category.id, name: category.name })),
    categoryOf: (verticalId, id) =>
      catalogueOf(verticalId)?.categoryById.get(id)?.name ??
      own.categories.get(categoryKey(verticalId, id)) ??
      String(id),
    itemOf: (verticalId, id) =>
      own.items.get(targetKey({ kind: 'item', verticalId, id })) ??
      catalogueOf(verticalId)?.itemById.get(id)?.title ??
      hidden.get(verticalId)?.get(id) ??
      '',
    hasItem: (verticalId, id) =>
      isDraft ||
      catalogueOf(verticalId)?.itemById.has(id) === true ||
      hidden.get(verticalId)?.has(id) === true,
    adOf: (id) => ads.get(id) ?? '',
    tagOf: (verticalId, key) => catalogueOf(verticalId)?.tags.get(key.toLowerCase())?.name ?? key,
    settingOf(key) {
      settings ??= listSettings(site);
      return settings.get(key);
    },
    settingTitleOf: (key) => titleOfSetting(site, key) ?? '',
    ownPages: [...new Set([...publishedPages().keys(), ...own.pages.keys()])].filter(isOwnPageName),
    ownPageOf: (name) =>
      splitTitle(own.pages.get(name) ?? publishedPages().get(name) ?? '').title || titleOfOwnPage(name),
    pictureOf(path) {
      const picture = pictures.get(path);
      if (picture) return { src: picture.src, color: picture.color, path };
      return isPicturePath(path) ? { src: '', color: '', path } : null;
    },
  };
}

/** Maximum number of items of one section that are looked up for one page of changes. */
const maxItems = 1_000;

/** Reads the titles of items that the published lists do not contain, by vertical and id. */
async function readHiddenTitles(
  { store, snapshots }: Platform,
  mentioned: OwnNames['mentioned'],
): Promise<ReadonlyMap<number, ReadonlyMap<number, string>>> {
  const titles = new Map<number, ReadonlyMap<number, string>>();
  for (const [verticalId, ids] of mentioned) {
    const shown = snapshots.current()?.catalogues.get(verticalId)?.itemById;
    const others = [...ids].filter((id) => shown?.has(id) !== true).slice(0, maxItems);
    if (others.length === 0) continue;
    const stored = await readStoredItems(store.db, verticalId, others);
    titles.set(verticalId, new Map(Array.from(stored, ([id, value]) => [id, titleOfValue(value)])));
  }
  return titles;
}

/**
 * Returns the names of ad entries by id. A name in the change replaces the published one. The map is empty if the
 * change concerns no ads.
 */
async function readAdNames({ store }: Platform, own: OwnNames['ads']): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  if (!own) return names;
  const published = await readPart(store.db, 0, 'ads');
  if (published !== null) collectAds(parseJson(published), names);
  return new Map([...names, ...own]);
}

/** Returns all settings by key, without their values. */
function listSettings(site: SettingsSite): ReadonlyMap<string, SettingField> {
  const nothing = { value: undefined, published: undefined };
  const { fields } = describeSettings(site, { settings: nothing, info: nothing }, true);
  return new Map(fields.map((field) => [field.key, field]));
}

/** Maximum number of pictures that are looked up for one page of changes. */
const maxPictures = 500;

function collectPictures(value: JsonValue | undefined, paths: Set<string>): void {
  if (paths.size >= maxPictures) return;
  if (typeof value === 'string') {
    if (isPicturePath(value)) paths.add(value);
  } else if (Array.isArray(value)) for (const entry of value) collectPictures(entry, paths);
  else if (isJsonObject(value)) for (const entry of Object.values(value)) collectPictures(entry, paths);
}

/** Whether a text is a path or an address of a picture. */
function isPicturePath(text: string): boolean {
  return text.length <= 1_000 && /^(?:https:\/\/|\/)?[^\s<>"]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(text);
}
