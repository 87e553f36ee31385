import { isJsonObject, type JsonValue } from '#app/lib/json.ts';

declare global {
  /** A part of JSON source text access, which TypeScript's library does not declare yet. Node 24 has it. */
  interface JSON {
    rawJSON(text: string): JsonValue;
  }
}

/** A parsed JSON text, as plain values and in a form that preserves how each number is written. */
export interface JsonSource {
  value: JsonValue;
  /**
   * Equal to `value`, except that numbers in an unusual notation (`4.50`, `1e3`, `-0`, long integers) keep that
   * notation.
   */
  source: JsonValue;
}

/** Parses JSON into plain values. Throws SyntaxError. */
export function parseJson(text: string): JsonValue {
  return JSON.parse(text) as JsonValue;
}

/** Parses JSON and preserves the notation of its numbers (spec BUN-4). Throws SyntaxError. */
export function parseJsonSource(text: string): JsonSource {
  let hasUnusualNumber = false;
  const source = JSON.parse(text, (_key, value: unknown, context?: { source?: string }) => {
    const written = context?.source;
    if (typeof value !== 'number' || written === String(value) || written === undefined) return value;
    hasUnusualNumber = true;
    return JSON.rawJSON(written);
  }) as JsonValue;
  return { source, value: hasUnusualNumber ? parseJson(text) : source };
}

/** Writes the result of `parseJsonSource` as text. With `indent` 0, the text is one line. */
export function writeJsonSource(source: JsonValue, indent = 0): string {
  return JSON.stringify(source, null, indent);
}

/**
 * Rewrites the text with object keys in code unit order and without white space. Equal results mean equal documents
 * (spec BUN-4).
 */
export function canonicalJson(text: string): string {
  return writeJsonSource(sortKeys(parseJsonSource(text).source));
}

function sortKeys(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sortKeys(entry)]));
}
