/** Returns a text of a schema in one language. Texts without a translation stay in English. */
export type TranslateSchema = (text: string) => string;

/** Returns the texts of schemas as they are. */
export const inEnglish: TranslateSchema = (text) => text;

/** Translations by the path of their file, then by the English text. The files belong to the core and to verticals. */
const files = import.meta.glob<Readonly<Record<string, string>>>(
  ['./*.json', '../../app/verticals/*/schema-texts/*.json'],
  { eager: true, import: 'default' },
);

const byLanguage = new Map(
  [
    ...Map.groupBy(
      Object.entries(files),
      ([file]) => file.split('/').at(-1)?.slice(0, -'.json'.length) ?? '',
    ),
  ].map(([language, found]) => {
    const translations = new Map(found.flatMap(([, texts]) => Object.entries(texts)));
    const translate: TranslateSchema = (text) => translations.get(text) ?? text;
    return [language, translate] as const;
  }),
);

/**
 * Returns the translation of the texts in the schemas of settings, blocks and items: titles, descriptions and labels.
 * The texts are part of the code of a vertical, which need not support the languages of the Studio. Returns the same
 * function for the same language.
 */
export function schemaTextsIn(language: string): TranslateSchema {
  return byLanguage.get(language) ?? inEnglish;
}

/** Translates the titles, descriptions and labels in a JSON schema. */
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
