import type { z } from 'zod';
import type { SettingsTable } from '#app/domain/settings/define-settings.server.ts';
import { itemSchema } from '../item-schema.server.ts';
import type { JsonObject } from '#app/lib/json.ts';
import type { VerticalRules } from '../registry.ts';
import { categorySchema, infoSchema, tagSchema } from '../schema.server.ts';
import { findTextFields, type TextFields } from './text-fields.server.ts';

/*
 * The texts of the bundle that can be translated. The schemas mark them with `.meta({ text: … })`, so a vertical's own
 * fields follow from its schema of `ext`.
 */

export const categoryTexts = findTextFields(categorySchema);
export const tagTexts = findTextFields(tagSchema);
export const infoTexts = findTextFields(infoSchema);
const sharedItemTexts = findTextFields(itemSchema);

const known = new WeakMap<z.ZodType, TextFields>();

/** Returns the texts of the items of a vertical. */
export function itemTextsOf({ extSchema }: Pick<VerticalRules, 'extSchema'>): TextFields {
  const fields = known.get(extSchema) ?? new Map([...sharedItemTexts, ...findTextFields(extSchema, 'ext')]);
  known.set(extSchema, fields);
  return fields;
}

/** Returns the settings that are texts. */
export function settingTextsOf(settings: SettingsTable): TextFields {
  return new Map(
    [...settings].flatMap(([key, { text }]) => (text === undefined ? [] : [[key, text] as const])),
  );
}

/** Returns the texts of the part `ext_pages`: every page. */
export function pageTextsOf(pages: JsonObject): TextFields {
  return new Map(Object.keys(pages).map((name) => [name, 'main']));
}
