import { ownValue } from './own-value.ts';

/**
 * A part of a sentence that is formatted in the language of its reader: an English pattern, which is also the key of
 * its translations, and the values of the names in its braces.
 */
export interface Phrase {
  pattern: string;
  values?: Readonly<Record<string, PhraseValue>> | undefined;
}

export type PhraseValue = string | number | Phrase;

/** Returns the translation of a pattern, or the pattern itself. */
export type TranslatePattern = (pattern: string) => string;

/** First character of an encoded phrase with values. No text of a bundle can contain this character. */
const mark = '\u{1F}';

/**
 * Returns an encoded phrase: a phrase as text, because messages of schemas are texts. `{name}` in the pattern stands
 * for the value of that name; other braces stay as they are.
 */
export function phrase(pattern: string, values?: Phrase['values']): string {
  return writePhrase({ pattern, values });
}

/** Encodes a phrase as text. */
export function writePhrase({ pattern, values }: Phrase): string {
  return values === undefined ? pattern : mark + JSON.stringify({ pattern, values });
}

/** Encodes a text that is shown unchanged in every language. */
export function plainPhrase(text: string): string {
  return writePhrase({ pattern: '{text}', values: { text } });
}

/** Decodes an encoded phrase. Any other text is a pattern without values. */
export function readPhrase(text: string): Phrase {
  if (!text.startsWith(mark)) return { pattern: text };
  try {
    const value = JSON.parse(text.slice(mark.length)) as unknown;
    if (isPhrase(value)) return value;
  } catch {
    // The text begins with the mark, but is not an encoded phrase.
  }
  return { pattern: text };
}

function isPhrase(value: unknown): value is Phrase {
  if (typeof value !== 'object' || value === null) return false;
  const { pattern, values = {} } = value as Partial<Record<keyof Phrase, unknown>>;
  if (typeof pattern !== 'string' || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((one) => ['string', 'number'].includes(typeof one) || isPhrase(one));
}

/** Formats a phrase with the translations of its pattern and of the phrases inside it. */
export function sayPhrase(
  { pattern, values = {} }: Phrase,
  translate: TranslatePattern = (text) => text,
): string {
  return translate(pattern).replaceAll(/\{(\w+)\}/g, (braces, name: string) => {
    const value = ownValue(values, name);
    if (value === undefined) return braces;
    return typeof value === 'object' ? sayPhrase(value, translate) : String(value);
  });
}

/** Formats an encoded phrase in English, as the command line and the log show it. */
export function inEnglish(text: string): string {
  return sayPhrase(readPhrase(text));
}
