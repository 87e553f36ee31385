import { phrase } from '#app/lib/phrase.ts';
import { z } from 'zod';
import { asObject, type JsonValue } from '#app/lib/json.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import { infoTextLimits } from '#app/bundle/text-limits.ts';
import type { Edit } from '#app/changes/edits.ts';
import { infoTitles } from '#app/changes/field-names.ts';
import {
  settingFaults,
  type Control,
  type SettingDefinition,
} from '#app/domain/settings/define-settings.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { findColorWarnings } from '#app/settings/color-warnings.server.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';
import { revisionOf } from '../../draft/field-revision.server.ts';
import type { TranslateSchema } from '#app/lib/translate-schema.ts';
import { schemaTextsIn } from '../../schema-texts/schema-texts.server.ts';
import { bundleRegistryOf } from '../../server/bundle-registry.server.ts';
import { sectionName } from '../content/section.server.ts';
import { languageOptions } from './language-options.server.ts';
import { isSameValue, textOfValue, valueOfText } from './setting-values.server.ts';
import {
  findSettings,
  type DescriptionPart,
  type FieldControl,
  type FoundSetting,
  type SettingField,
  type SettingGroup,
} from './setting-field.ts';
import { findInfoFault, readInfo, setInfo } from './site-info.server.ts';

/** The part of the bundle with all settings. */
export const settingsTarget = {
  kind: 'part',
  verticalId: 0,
  key: 'settings',
} as const satisfies ChangeTarget;

/** The settings and the site info: as the draft shows them, and as they are published. */
export interface StoredValues {
  settings: { value: JsonValue | undefined; published: JsonValue | undefined };
  info: { value: JsonValue | undefined; published: JsonValue | undefined };
}

/** The settings that a site can have, and its sections. */
export interface SettingsSite {
  registry: Pick<BundleRegistry, 'settings' | 'verticals'>;
  /** The sections, in the built-in order. */
  sections: readonly { id: number; name: string }[];
  /** The languages with built-in texts of the interface. */
  builtInLanguages: readonly string[];
  /** The language of the Studio, English by default. */
  language?: string;
}

/** Returns what the forms of the settings need from a platform. `language` is the language of the Studio. */
export function settingsSiteOf(platform: Platform, language?: string): SettingsSite {
  return {
    ...(language !== undefined && { language }),
    registry: bundleRegistryOf(platform),
    builtInLanguages: platform.messages.languages,
    sections: platform.verticals.map((server) => ({
      id: server.vertical.id,
      name: sectionName(platform, server),
    })),
  };
}

/** Settings that decide which scripts run on the portal. Only owners may change them. */
export const ownerKeys: ReadonlySet<string> = new Set([
  'adsPolicy',
  'ads.contextualOnly',
  'consent.script',
  'consent.attributes',
]);

/** The groups that come first, in this order. The other groups follow in the order of their definitions. */
const firstGroups = ['Name', 'Site', 'Operator', 'Homes of the sections', 'Sharing', 'Cookie banner'];

/** The fields of the site info that have a form field. */
const infoFields: readonly Omit<SettingDefinition, 'schema'>[] = [
  {
    key: 'info.title',
    title: infoTitles.title,
    description:
      'Shown in the tab of the browser and by search engines. It begins with the name of the site.',
    group: 'Name',
    control: 'text',
    allowed: phrase('text of at most {length} characters', { length: infoTextLimits.title }),
    default: '',
  },
  {
    key: 'info.description',
    title: infoTitles.description,
    description: 'One or two sentences. Search engines and link previews show them under the title.',
    group: 'Name',
    control: 'lines',
    allowed: phrase('text of at most {length} characters', { length: infoTextLimits.description }),
    default: '',
  },
  {
    key: 'info.keywords',
    title: infoTitles.keywords,
    description: 'Words with commas between them, for the search engines that read them.',
    group: 'Name',
    control: 'text',
    allowed: phrase('text of at most {length} characters', { length: infoTextLimits.keywords }),
    default: '',
  },
  {
    key: 'info.logo1',
    title: infoTitles.logo1,
    description: 'If empty, the built-in arch in the accent colour, with the name of the site.',
    group: 'Name',
    control: 'picture',
    allowed: phrase('a picture, or empty'),
    default: '',
  },
  {
    key: 'info.logo2',
    title: infoTitles.logo2,
    description: 'If empty, the built-in arch.',
    group: 'Name',
    control: 'picture',
    allowed: phrase('a picture, or empty'),
    default: '',
  },
  {
    key: 'info.img',
    title: infoTitles.img,
    description:
      'The icon in the tab of the browser and of the installed app, and the picture of shared links, are made from it. Square, 512 px or more. If empty, the built-in arch.',
    group: 'Name',
    control: 'picture',
    allowed: phrase('a picture, or empty'),
    default: '',
  },
];

/**
 * Describes the site info and the settings as form fields. Omits the settings that the screen of the text pages
 * changes.
 */
export function describeSettings(
  site: SettingsSite,
  { settings, info }: StoredValues,
  isOwner: boolean,
): { fields: SettingField[]; groups: SettingGroup[] } {
  const flat = asObject(settings.value);
  const published = asObject(settings.published);
  const warnings = findColorWarnings(flat);
  const translate = schemaTextsIn(site.language ?? 'en');
  const ofInfo = infoFields.map((definition) => {
    const name = definition.key.slice('info.'.length);
    return describeField(inLanguage(definition, translate), {
      value: ownValue(readInfo(info.value), name),
      published: ownValue(readInfo(info.published), name),
    });
  });
  const definitions = [...site.registry.settings.values()].filter(({ key }) => !key.startsWith('textPages.'));
  const ofSettings = definitions.map((definition) => {
    const { key } = definition;
    const field = describeField(
      inLanguage(definition, translate),
      { value: ownValue(flat, key), published: ownValue(published, key) },
      controlOf(definition, site),
    );
    const own = warnings.filter(({ keys }) => keys.includes(key)).map(({ message }) => message);
    return { ...field, warnings: own, group: groupOf(definition), isLocked: ownerKeys.has(key) && !isOwner };
  });
  const fields = [...ofInfo, ...ofSettings];
  const titles = new Map(fields.map(({ key, title }) => [key, title]));
  return {
    fields: fields.map((field) => ({
      ...field,
      description: field.description.map((part) => nameSetting(part, titles)),
      group: slugOf(field.group),
    })),
    groups: groupsOf(fields, translate),
  };
}

/** Translates the title and description of a setting. The description is Markdown. */
function inLanguage<Definition extends { title: string; description: string }>(
  definition: Definition,
  translate: TranslateSchema,
): Definition {
  return {
    ...definition,
    title: translate(definition.title),
    description: translate(definition.description),
  };
}

/** Returns the title of a setting in the language of the Studio, or `undefined` if no setting has this key. */
export function titleOfSetting(
  { registry, language = 'en' }: Pick<SettingsSite, 'registry' | 'language'>,
  key: string,
): string | undefined {
  const definition = infoFields.find((field) => field.key === key) ?? registry.settings.get(key);
  return definition && plainTitle(schemaTextsIn(language)(definition.title));
}

/** Returns a title without the backticks that mark code. */
function plainTitle(title: string): string {
  return title.replaceAll('`', '');
}

/** Returns all texts of the fields and groups of settings in English. */
export function settingTexts({ registry }: Pick<SettingsSite, 'registry'>): string[] {
  const definitions = [...infoFields, ...registry.settings.values()];
  return definitions.flatMap(({ title, description, group }) => [title, description, group]);
}

/** A link to the field of a setting. */
export interface SettingLink {
  key: string;
  title: string;
  href: string;
  /** Whether the field of the setting is not empty. */
  isFilled: boolean;
}

/** Returns links to the fields of settings. Keys without a field are left out. */
export function linkSettings(
  platform: Platform,
  keys: readonly string[],
  { stored = nothingStored, language }: { stored?: StoredValues; language?: string } = {},
): SettingLink[] {
  const { fields } = describeSettings(settingsSiteOf(platform, language), stored, true);
  return fields
    .filter(({ key }) => keys.includes(key))
    .map(({ key, title, group, text }) => ({
      key,
      title,
      href: `/settings/${group}#${key}`,
      isFilled: text !== '',
    }));
}

const nothingStored: StoredValues = {
  settings: { value: undefined, published: undefined },
  info: { value: undefined, published: undefined },
};

/** The setting `siteName` is shown in the same group as the title of the site. */
function groupOf({ key, group }: SettingDefinition): string {
  return key === 'siteName' ? 'Name' : group;
}

/** Returns the revision of a setting, or `null` if no form field has this key. */
export function revisionOfSetting(site: SettingsSite, stored: StoredValues, key: string): string | null {
  const { fields } = describeSettings(site, stored, true);
  return fields.find((field) => field.key === key)?.revision ?? null;
}

function infoControlOf(control: Control): 'lines' | 'picture' | 'text' {
  return control === 'lines' || control === 'picture' ? control : 'text';
}

function describeField(
  definition: Omit<SettingDefinition, 'schema'> & { schema?: z.ZodType },
  { value, published }: { value: JsonValue | undefined; published: JsonValue | undefined },
  control: FieldControl = { kind: infoControlOf(definition.control) },
): SettingField {
  const { key, title, description, group, schema } = definition;
  const shown = (stored: JsonValue | undefined) => {
    if (stored === undefined) return definition.default;
    if (!schema) return stored;
    const result = schema.safeParse(stored);
    return result.success ? result.data : definition.default;
  };
  const text = (stored: unknown) => textOfValue(stored, definition.control);
  return {
    key,
    group,
    title: plainTitle(title),
    description: splitDescription(description),
    control,
    text: text(shown(value)),
    revision: revisionOf(text(shown(value))),
    initial: text(definition.default),
    isSet: value !== undefined && text(shown(value)) !== text(definition.default),
    published: isSameValue(value, published) ? null : text(shown(published)),
    warnings: [],
    isLocked: false,
  };
}

function groupsOf(fields: readonly SettingField[], translate: TranslateSchema): SettingGroup[] {
  const names = [...new Set(fields.map(({ group }) => group))];
  const rank = (name: string) =>
    firstGroups.includes(name) ? firstGroups.indexOf(name) : firstGroups.length;
  return names
    .toSorted((a, b) => rank(a) - rank(b))
    .map((name) => ({
      slug: slugOf(name),
      name: translate(name),
      changes: fields.filter(({ group, published }) => group === name && published !== null).length,
    }));
}

/** Returns the slugs of all groups, in the order of the groups. */
export function listSettingGroups(site: SettingsSite): string[] {
  const nothing = { value: undefined, published: undefined };
  return describeSettings(site, { settings: nothing, info: nothing }, false).groups.map(({ slug }) => slug);
}

const maxOffered = 8;

/** Returns at most eight settings for the command palette, those with a word of the query in their title first. */
export function offerSettings(site: SettingsSite, query: string): FoundSetting[] {
  if (query.trim() === '') return [];
  const nothing = { value: undefined, published: undefined };
  const { fields, groups } = describeSettings(site, { settings: nothing, info: nothing }, false);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isNamed = ({ title }: SettingField) => words.some((word) => title.toLowerCase().includes(word));
  const nameOf = new Map(groups.map(({ slug, name }) => [slug, name]));
  return findSettings(fields, groups, query)
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .slice(0, maxOffered)
    .map(({ key, title, group }) => ({ key, title, group: nameOf.get(group) ?? '', slug: group }));
}

function slugOf(group: string): string {
  return group.toLowerCase().replaceAll(/\s+/g, '-');
}

/** Replaces the key of a setting in a description by the title under which the operator finds it. */
function nameSetting(part: DescriptionPart, titles: ReadonlyMap<string, string>): DescriptionPart {
  const title = part.kind === 'code' ? titles.get(part.text) : undefined;
  return title === undefined ? part : { text: title, kind: 'name' };
}

/** Splits the Markdown of a description. Links are replaced by their texts. */
function splitDescription(markdown: string): DescriptionPart[] {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/(`[^`]*`)/)
    .filter(Boolean)
    .map((text) =>
      text.startsWith('`') ? { text: text.slice(1, -1), kind: 'code' } : { text, kind: 'text' },
    );
}

function controlOf({ key, control, schema }: SettingDefinition, site: SettingsSite): FieldControl {
  const special = specialControls.get(key);
  if (special) return special(site);
  switch (control) {
    case 'choice':
      return { kind: 'choice', values: choicesOf(schema) };
    case 'color':
    case 'lines':
    case 'number':
    case 'picture':
    case 'switch':
      return { kind: control };
    case 'object':
      return { kind: 'code' };
    default:
      return { kind: 'text' };
  }
}

/** Controls of single settings. They replace the control of the setting's kind. */
const specialControls = new Map<string, (site: SettingsSite) => FieldControl>([
  ['verticals', (site) => ({ kind: 'sections', options: sectionOptions(site) })],
  ['homeSource', (site) => ({ kind: 'search', options: sectionOptions(site) })],
  [
    'languages',
    ({ language = 'en', builtInLanguages }) => ({
      kind: 'languages',
      options: languageOptions(language, builtInLanguages),
    }),
  ],
  ['timeZone', () => ({ kind: 'search', options: timeZones() })],
  ['currency', ({ language }) => ({ kind: 'search', options: currencies(language) })],
]);

function sectionOptions({ sections }: SettingsSite) {
  return sections.map(({ id, name }) => ({ id: String(id), label: name }));
}

function timeZones() {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((id) => ({
    id,
    label: id.replaceAll('_', ' '),
  }));
}

function currencies(language = 'en') {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((id) => ({ id, label: `${id}: ${names.of(id) ?? id}` }));
}

function choicesOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodDefault) {
    const inner = schema.unwrap();
    return inner instanceof z.ZodType ? choicesOf(inner) : [];
  }
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}

/** The edits that save a field. If the input is refused, `allowed` is an encoded phrase for the allowed values. */
export type PlannedEdit = { edits: Edit[] } | { allowed: string } | 'unknown' | 'forbidden';

/** Turns the text of a field into edits. `null` restores the default. */
export function planSetting(
  site: SettingsSite,
  stored: StoredValues,
  { key, text }: { key: string; text: string | null },
  isOwner: boolean,
): PlannedEdit {
  if (ownerKeys.has(key) && !isOwner) return 'forbidden';
  const info = infoFields.find((field) => field.key === key);
  if (info) return planInfo(stored.info.value, info.key.slice('info.'.length), text ?? '', info.control);
  const { registry } = site;
  const definition = registry.settings.get(key);
  if (!definition) return 'unknown';
  const flat = asObject(stored.settings.value);
  const before = ownValue(flat, key);
  if (text === null) return { edits: before === undefined ? [] : [removeSetting(key)] };
  const value = valueOfText(text, definition.control);
  const [fault] = settingFaults(registry.settings, { [key]: value }, [...registry.verticals.keys()]);
  if (fault) return { allowed: fault.allowed };
  return {
    edits: isSameValue(before, value) ? [] : [{ kind: 'set', target: settingsTarget, path: [key], value }],
  };
}

function planInfo(stored: JsonValue | undefined, name: string, text: string, control: Control): PlannedEdit {
  const value = valueOfText(text, control);
  const allowed = findInfoFault(readInfo(stored), name, value);
  if (allowed !== null) return { allowed };
  return {
    edits: isSameValue(ownValue(readInfo(stored), name), value) ? [] : [setInfo(stored, name, value)],
  };
}

/** Restores the published value of a setting. */
export function planRestore(stored: StoredValues, key: string, isOwner: boolean): PlannedEdit {
  if (ownerKeys.has(key) && !isOwner) return 'forbidden';
  if (infoFields.some((field) => field.key === key)) {
    const name = key.slice('info.'.length);
    return {
      edits: [setInfo(stored.info.value, name, ownValue(readInfo(stored.info.published), name) ?? '')],
    };
  }
  const published = ownValue(asObject(stored.settings.published), key);
  const shown = ownValue(asObject(stored.settings.value), key);
  if (isSameValue(published, shown)) return { edits: [] };
  if (published === undefined) return { edits: [removeSetting(key)] };
  return { edits: [{ kind: 'set', target: settingsTarget, path: [key], value: published }] };
}

function removeSetting(key: string): Edit {
  return { kind: 'remove', target: settingsTarget, path: [key] };
}
