import type { JsonValue } from '#app/lib/json.ts';

/** Splits a comma-separated list of language tags. The main language comes first. */
export function readTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/**
 * Returns the value of the setting `languages` as a list. Splits a text at its commas, and returns other values
 * unchanged.
 */
export function languageList(value: JsonValue | undefined): JsonValue | undefined {
  return typeof value === 'string' ? readTags(value) : value;
}
