import { translationKeys } from '#app/bundle/translations/translation.server.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import type { FieldStep } from './field-path.ts';

/*
 * A translation contains the hash of its original beside the text (`ext_from`). For an operator, the two are one field:
 * they are listed, left out, restored and chosen together.
 */

const hashes = new RegExp(`\\.${translationKeys.sources}(?=[.[])`);

/** Returns the path of the translated text whose hash is at `path`. Returns `null` if no hash is there. */
export function textOfHash(path: string): string | null {
  return hashes.test(path) ? path.replace(hashes, '') : null;
}

/** Whether a path leads to one hash, or to all hashes of a language. */
export function isHash(path: string): boolean {
  return textOfHash(`${path}.`) !== null;
}

/** Whether operators chose a path, or chose the text whose hash is at that path. */
export function isAmong(paths: ReadonlySet<string>, path: string): boolean {
  const text = textOfHash(path);
  return paths.has(path) || (text !== null && paths.has(text));
}

/** Returns the fields without the hashes whose texts are also in the list. */
export function withoutHashes<Field extends { path: string }>(fields: readonly Field[]): Field[] {
  const paths = new Set(fields.map(({ path }) => path));
  return fields.filter(({ path }) => {
    const text = textOfHash(path);
    return text === null || !paths.has(text);
  });
}

/** Returns a value with its translations, but without the hashes of their originals. */
export function removeHashes(value: JsonValue | undefined): JsonValue | undefined {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const shown = key === translationKeys.sources ? undefined : removeHashes(inner);
      return shown === undefined ? [] : [[key, shown] as const];
    }),
  );
}

/**
 * Returns two values of a field for a comparison. If only one of them has the hashes of a language, the other gets an
 * empty object, so that the hash of each text has a path of its own.
 */
export function comparable(
  path: readonly FieldStep[],
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): [JsonValue | undefined, JsonValue | undefined] {
  if (path.at(-1) !== translationKeys.sources) return [before, after];
  if (before === undefined && isFilled(after)) return [{}, after];
  if (after === undefined && isFilled(before)) return [before, {}];
  return [before, after];
}

function isFilled(value: JsonValue | undefined): boolean {
  return isJsonObject(value) && Object.keys(value).length > 0;
}
