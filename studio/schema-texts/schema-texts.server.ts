import { inEnglish, type TranslateSchema } from '#app/lib/translate-schema.ts';

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
