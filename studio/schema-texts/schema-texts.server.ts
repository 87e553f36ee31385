import { inEnglish, type TranslateSchema } from '#app/lib/translate-schema.ts';

/** Maps the path of each translation file, of the core or of a vertical, to its translations by English text. */
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
 * Returns the function that translates the texts in the schemas of settings, blocks and items: titles, descriptions and
 * labels. A text without a translation stays English, because a vertical need not support the languages of the Studio.
 * Returns the same function for the same language.
 */
export function schemaTextsIn(language: string): TranslateSchema {
  return byLanguage.get(language) ?? inEnglish;
}
