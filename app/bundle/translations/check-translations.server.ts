import { phrase } from '#app/lib/phrase.ts';
import { checkTextPages } from '../check-pages.server.ts';
import { settingFaults } from '#app/domain/settings/define-settings.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { formatPath, isWithinPath, repeatPart, type FaultList, type PathPart } from '../fault.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import type { BundleRegistry } from '../registry.ts';
import { infoSchema } from '../schema.server.ts';
import { addSchemaFaults } from '../schema-faults.server.ts';
import { infoTexts } from './fields.server.ts';
import type { TextFields } from './text-fields.server.ts';
import { readTranslation, translateValue } from './translation.server.ts';
import { translationsSchema } from './translations-schema.server.ts';

/**
 * Checks the texts of `translations` as if they were the value's own, for example the length of a translated title.
 * `path` is the path of the value, and `check` adds the faults of a translated value, with paths inside it.
 */
export function checkTranslatedTexts(
  faults: FaultList,
  path: readonly PathPart[],
  value: JsonObject,
  fields: TextFields,
  check: (found: FaultList, translated: JsonObject) => void,
): void {
  if (!isJsonObject(value.translations)) return;
  if (!translationsSchema.safeParse(value.translations).success) return;
  for (const [language, given] of Object.entries(value.translations)) {
    const translation = readTranslation(given);
    const translated = translateValue(value, { ...translation, sources: new Map() }, fields);
    if (!translated) continue;
    const found = faults.empty();
    check(found, translated.value);
    for (const text of translation.texts.keys()) {
      const fault = found.toArray().find((one) => isWithinPath(text, one.path));
      if (fault) {
        const textPath = [...path, 'translations', language, text];
        faults.add(textPath, repeatPart(fault, 'problem'), repeatPart(fault, 'allowed'));
      }
    }
  }
}

/** The parts of the site that have no field for translations. `ext_translations` contains their translations. */
export const translatedParts = ['info', 'settings', 'ext_pages', 'layouts', 'ads'] as const;

/** Checks `ext_translations`: part → language → texts. */
export function checkSiteTranslations(
  faults: FaultList,
  value: JsonValue,
  registry: Pick<BundleRegistry, 'settings' | 'verticals'>,
): void {
  const path = ['ext_translations'];
  if (!isJsonObject(value)) {
    faults.addValue(path, value, phrase('an object with {names}', { names: translatedParts.join(', ') }));
    return;
  }
  for (const part of translatedParts) {
    const translations = value[part];
    if (translations === undefined) continue;
    const isWellFormed = addSchemaFaults(faults, [...path, part], translationsSchema, translations);
    if (!isWellFormed || !isJsonObject(translations)) continue;
    for (const [language, given] of Object.entries(translations)) {
      const texts = Object.fromEntries(readTranslation(given).texts);
      checkPart(faults, [...path, part, language], part, texts, registry);
    }
  }
}

function checkPart(
  faults: FaultList,
  path: readonly PathPart[],
  part: (typeof translatedParts)[number],
  texts: Readonly<Record<string, string>>,
  { settings }: Pick<BundleRegistry, 'settings' | 'verticals'>,
): void {
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
  if (part === 'settings') {
    for (const { key, allowed } of settingFaults(settings, filled, []))
      faults.addValue([...path, key], ownValue(filled, key), allowed);
  }
  if (part === 'info') {
    const shape = infoSchema.pick({ title: true, keywords: true, description: true }).partial();
    const known = Object.fromEntries(Object.entries(filled).filter(([key]) => infoTexts.has(key)));
    addSchemaFaults(faults, path, shape, known);
  }
  if (part === 'ext_pages') {
    const found = faults.empty();
    checkTextPages(found, filled);
    for (const name of Object.keys(filled)) {
      const fault = found.toArray().find((one) => one.path === formatPath(['ext_pages', name]));
      if (fault) {
        faults.add([...path, name], repeatPart(fault, 'problem'), repeatPart(fault, 'allowed'));
      }
    }
  }
}
