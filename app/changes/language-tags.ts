import type { JsonValue } from '#app/lib/json.ts';

/** Reads language tags with commas between them, the main language first. */
export function readTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/**
 * Returns the value of the setting `languages` as a list if it is a text with commas. Other values stay as they are.
 */
export function languageList(value: JsonValue | undefined): JsonValue | undefined {
  return typeof value === 'string' ? readTags(value) : value;
}
