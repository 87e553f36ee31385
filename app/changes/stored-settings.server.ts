import { BundleFaultError, createFault, describeValue } from '#app/bundle/fault.ts';
import { parseJson, writeJsonSource } from '#app/bundle/json-source.server.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { writeSummary } from '#app/domain/change-summary.ts';
import { fromCommandLine } from '#app/store/write-transaction.server.ts';
import { isSameJson } from './same-json.ts';
import { readObjectPart } from './stored-json.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import type { Db, Store } from '#app/store/store.ts';
import { inWriteTransaction, type ChangeAuthor } from '#app/store/write-transaction.server.ts';
import { findColorWarnings } from '#app/settings/color-warnings.server.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import { settingFaults, type SettingDefinition } from '#app/domain/settings/define-settings.server.ts';
import { decodeSettings, type SiteSettings } from '#app/domain/settings/site-settings.server.ts';

/** Name of the part in the store, and of the field in a bundle, that holds the settings. */
const part = 'settings';

type Known = Pick<BundleRegistry, 'settings' | 'verticals'>;

/** The description of a setting as plain data, without its schema and value. */
type SettingDescription = Omit<SettingDefinition, 'schema'>;

/** A setting with its current value. */
export interface StoredSetting extends SettingDescription {
  value: unknown;
  /** Whether the operator has set a value. Otherwise `value` is the default. */
  isSet: boolean;
}

/** Lists every setting with its value. */
export async function readSettings(store: Store, known: Known): Promise<StoredSetting[]> {
  const flat = await readObjectPart(store.db, part);
  return [...known.settings.values()].map((definition) => describeStored(definition, flat));
}

/** Returns the site's settings in the form that pages use. */
export async function readSiteSettings(db: Db): Promise<SiteSettings> {
  return decodeSettings(plain(await readObjectPart(db, part)));
}

/** Describes the settings whose colours are hard to read, one line each. */
export async function readColorWarnings({ db }: Store): Promise<string[]> {
  return findColorWarnings(plain(await readObjectPart(db, part))).map(({ message }) => message);
}

function plain(flat: JsonObject): JsonObject {
  return parseJson(writeJsonSource(flat)) as JsonObject;
}

/** The effect of changing a setting. */
export interface SettingChange {
  key: string;
  before: unknown;
  after: unknown;
  isChanged: boolean;
  /** Site version after the change. */
  version: number;
  /** Warnings about colours that this change makes hard to read. */
  warnings: string[];
}

/**
 * Changes one setting in one transaction. An empty string restores the default. The value is checked as in an import.
 * Throws BundleFaultError.
 */
export async function changeSetting(
  store: Store,
  key: string,
  text: string,
  known: Known,
  author: ChangeAuthor = fromCommandLine,
): Promise<SettingChange> {
  const definition = known.settings.get(key);
  if (!definition) {
    throw new BundleFaultError([
      { path: key, problem: 'is not a setting', allowed: `one of ${[...known.settings.keys()].join(', ')}` },
    ]);
  }
  const value = text === '' ? undefined : readValue(key, text, known);
  return inWriteTransaction(store, author, async (site) => {
    const flat = await readObjectPart(site.db, part);
    const values = new Map(Object.entries(flat));
    if (value === undefined) values.delete(key);
    else values.set(key, value);
    const changed = Object.fromEntries(values);
    const change = {
      key,
      before: describeStored(definition, flat).value,
      after: describeStored(definition, changed).value,
      isChanged: !isSameJson(ownValue(flat, key), value),
      warnings: findColorWarnings(plain(changed))
        .filter(({ keys }) => keys.includes(key))
        .map(({ message }) => message),
    };
    if (!change.isChanged) {
      site.discard();
      return { ...change, version: site.previousVersion ?? 0 };
    }
    await writeParts(site, [{ verticalId: 0, key: part, value: writeJsonSource(changed) }]);
    site.describe(writeSummary(value === undefined ? 'restoredSetting' : 'changedSetting', { key }));
    return { ...change, version: site.version };
  });
}

/** Returns the value as text, or as the JSON that the text contains, whichever is allowed. */
function readValue(key: string, text: string, { settings, verticals }: Known): JsonValue {
  const faultsOf = (value: JsonValue) => settingFaults(settings, { [key]: value }, [...verticals.keys()]);
  const [textFault] = faultsOf(text);
  if (!textFault) return text;
  const parsed = parseOrNull(text);
  const [parsedFault] = parsed === null ? [textFault] : faultsOf(parsed);
  if (!parsedFault) return parsed;
  // For an object, the fault inside it names the allowed values more precisely than the fault of the text.
  const { allowed } = isJsonObject(parsed) ? parsedFault : textFault;
  throw new BundleFaultError([createFault(key, describeValue(text), allowed)]);
}

function parseOrNull(text: string): JsonValue {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

/** Returns the description of a setting, as data. */
export function describeSetting(definition: SettingDefinition): SettingDescription {
  const { key, title, description, group, control, allowed } = definition;
  return { key, title, description, group, control, allowed, default: definition.default };
}

function describeStored(definition: SettingDefinition, flat: JsonObject): StoredSetting {
  const { key, schema } = definition;
  const given = ownValue(flat, key);
  const result = given === undefined ? null : schema.safeParse(parseJson(writeJsonSource(given)));
  const value = result?.success ? result.data : definition.default;
  return { ...describeSetting(definition), value, isSet: result?.success === true };
}
