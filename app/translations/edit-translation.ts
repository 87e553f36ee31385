import type { TextHolder } from '#app/bundle/translations/text-holders.server.ts';
import { writeTranslation, type Translation } from '#app/bundle/translations/translation.server.ts';
import type { Edit } from '#app/changes/edits.ts';

/**
 * Returns the edit that replaces the translation of an item, category, tag or part of the site into a language. A
 * translation without texts is removed.
 */
export function editTranslation(
  { target, path, translations }: Pick<TextHolder, 'target' | 'path' | 'translations'>,
  language: string,
  translation: Translation,
): Edit {
  const others = Object.keys(translations).filter((tag) => tag !== language);
  if (translation.texts.size === 0) {
    return { kind: 'remove', target, path: others.length > 0 ? [...path, language] : path };
  }
  const value = writeTranslation(translation);
  return Object.keys(translations).length > 0
    ? { kind: 'set', target, path: [...path, language], value }
    : { kind: 'set', target, path, value: { [language]: value } };
}
