/** Returns a text of a schema in one language. Texts without a translation stay in English. */
export type TranslateSchema = (text: string) => string;

/** Returns the texts of schemas as they are. */
export const inEnglish: TranslateSchema = (text) => text;

/** Translates the titles, descriptions, units and labels in a JSON schema. */
export function translateSchema<Schema>(schema: Schema, translate: TranslateSchema): Schema {
  return translate === inEnglish ? schema : (translateValue(schema, translate) as Schema);
}

const translated = new Set(['title', 'description', 'unit']);

function translateValue(value: unknown, translate: TranslateSchema): unknown {
  if (Array.isArray(value)) return value.map((entry) => translateValue(entry, translate));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (typeof part === 'string') return [name, translated.has(name) ? translate(part) : part];
      if (name === 'labels') return [name, translateLabels(part, translate)];
      return [name, translateValue(part, translate)];
    }),
  );
}

function translateLabels(labels: unknown, translate: TranslateSchema): unknown {
  if (typeof labels !== 'object' || labels === null) return labels;
  return Object.fromEntries(
    Object.entries(labels).map(([value, label]) => [
      value,
      typeof label === 'string' ? translate(label) : label,
    ]),
  );
}
