import { isJsonObject, type JsonValue } from '#app/bundle/json-source.server.ts';
import { languageName } from '#app/messages/language-facts.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { AnyBlock } from '#app/pages/layouts/block.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import { describePictures } from '../pictures/pictures.server.ts';
import { schemaTextsIn, type TranslateSchema } from '../schema-texts/schema-texts.server.ts';
import { sectionName } from '../screens/content/section.server.ts';
import type { SettingField } from '../screens/settings/setting-field.ts';
import { describeSettings, settingsSiteOf } from '../screens/settings/settings.server.ts';
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
  /** Returns the name of a category, or its id. */
  categoryOf(verticalId: number, id: number): string;
  /** Returns the title of an item, or its id. */
  itemOf(verticalId: number, id: number): string;
  /** Whether the Studio can open an item. Drafts may contain items that are not published. */
  hasItem(verticalId: number, id: number): boolean;
  /** Returns the name of a tag, or its key. */
  tagOf(verticalId: number, key: string): string;
  /** Returns a setting or, with `info.` before its name, a field of the site info. */
  settingOf(key: string): SettingField | undefined;
  /** Returns a picture. It is `null` if the text is not a path of a picture. */
  pictureOf(path: string): ShownPicture | null;
}

/**
 * Reads the names that values need. `isDraft`: they are values of the operator's draft. `language` is that of the
 * Studio.
 */
export async function readChangeNames(
  platform: Platform,
  values: Iterable<JsonValue | undefined>,
  { isDraft = false, language = 'en' }: { isDraft?: boolean; language?: string } = {},
): Promise<ChangeNames> {
  const paths = new Set<string>();
  for (const value of values) collectPictures(value, paths);
  const pictures = await describePictures(platform, [...paths]);
  const catalogueOf = (id: number): Catalogue | undefined => platform.snapshots.current()?.catalogues.get(id);
  const verticalOf = (id: number) => platform.verticals.find(({ vertical }) => vertical.id === id);
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
    categoryOf: (verticalId, id) => catalogueOf(verticalId)?.categoryById.get(id)?.name ?? String(id),
    itemOf: (verticalId, id) => catalogueOf(verticalId)?.itemById.get(id)?.title ?? String(id),
    hasItem: (verticalId, id) => isDraft || catalogueOf(verticalId)?.itemById.has(id) === true,
    tagOf: (verticalId, key) => catalogueOf(verticalId)?.tags.get(key.toLowerCase())?.name ?? key,
    settingOf(key) {
      settings ??= listSettings(platform, language);
      return settings.get(key);
    },
    pictureOf(path) {
      const picture = pictures.get(path);
      if (picture) return { src: picture.src, color: picture.color, path };
      return isPicturePath(path) ? { src: '', color: '', path } : null;
    },
  };
}

/** Returns all settings by key, without their values. */
function listSettings(platform: Platform, language: string): ReadonlyMap<string, SettingField> {
  const nothing = { value: undefined, published: undefined };
  const site = settingsSiteOf(platform, language);
  const { fields } = describeSettings(site, { settings: nothing, info: nothing }, true);
  return new Map(fields.map((field) => [field.key, field]));
}

/** Maximum number of pictures that are looked up for one page of changes. */
const mostPictures = 500;

function collectPictures(value: JsonValue | undefined, paths: Set<string>): void {
  if (paths.size >= mostPictures) return;
  if (typeof value === 'string') {
    if (isPicturePath(value)) paths.add(value);
  } else if (Array.isArray(value)) for (const entry of value) collectPictures(entry, paths);
  else if (isJsonObject(value)) for (const entry of Object.values(value)) collectPictures(entry, paths);
}

/** Whether a text is a path or an address of a picture. */
function isPicturePath(text: string): boolean {
  return text.length <= 1_000 && /^(?:https:\/\/|\/)?[^\s<>"]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(text);
}
