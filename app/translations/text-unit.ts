import type { TranslationState } from '#app/bundle/translations/translation.server.ts';
import { siteSection, type TextHolder } from '#app/bundle/translations/text-holders.server.ts';

/** One text in a file for translators. */
export interface TextUnit {
  /** Identifies the text, such as `g/items/7/title`. */
  key: string;
  original: string;
  /** Empty if there is no translation. */
  translation: string;
  state: TranslationState;
}

/** A text of a file that was read, with its location in the file for messages. */
export interface ReadUnit {
  key: string;
  /** The text that was translated. `null` if the file does not contain it. */
  original: string | null;
  translation: string;
  isReviewed: boolean;
  /** Location in the file, such as “line 7”, as an encoded phrase. */
  place: string;
}

/** A text that an import changes. */
export interface TextChange {
  key: string;
  original: string;
  /** Empty if there was no translation. */
  before: string;
  after: string;
}

/** A file for translators: the texts in one language. */
export interface TranslationFile<Unit> {
  /** Language of the translations, a BCP 47 tag. */
  language: string;
  /** Language of the originals. */
  sourceLanguage: string;
  units: readonly Unit[];
}

/** Returns the key of a text: section, group, id (except for parts of the site) and path. */
export function keyOf(
  { section, group, id }: Pick<TextHolder, 'section' | 'group' | 'id'>,
  path: string,
): string {
  return `${holderKey({ section, group, id })}/${path}`;
}

/** Returns the beginning of the keys of all texts of an item, category, tag or part of the site. */
export function holderKey({ section, group, id }: Pick<TextHolder, 'section' | 'group' | 'id'>): string {
  return section === siteSection ? `${section}/${group}` : `${section}/${group}/${encodeURIComponent(id)}`;
}

/** Splits a key into the part that `holderKey` returns and the path. Returns `null` for a text that is not a key. */
export function splitKey(key: string): { holder: string; path: string } | null {
  const steps = key.split('/');
  const length = steps[0] === siteSection ? 2 : 3;
  const path = steps.slice(length).join('/');
  return path === '' ? null : { holder: steps.slice(0, length).join('/'), path };
}
