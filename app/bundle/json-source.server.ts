/** Any value that JSON can hold. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

type SourceReviver = (key: string, value: unknown, context: { source?: string }) => unknown;

/** The parts of JSON source text access that TypeScript's library does not declare yet. Node 24 has them. */
interface SourceJson {
  parse(text: string, reviver?: SourceReviver): JsonValue;
  rawJSON(text: string): JsonValue;
  stringify(value: unknown, replacer?: null, indent?: number): string;
  isRawJSON(value: unknown): boolean;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine has what its types lack
const json = JSON as unknown as SourceJson;

/** A parsed JSON text, as plain values and in a form that preserves how each number is written. */
export interface JsonSource {
  value: JsonValue;
  /** Equal to `value`, except that numbers in an unusual form (`4.50`, `1e3`, `-0`, long integers) keep that form. */
  source: JsonValue;
}

/** Parses a JSON text into plain values. Throws SyntaxError. */
export function parseJson(text: string): JsonValue {
  return json.parse(text);
}

/** Parses a JSON text and preserves the form of its numbers (spec BUN-4). Throws SyntaxError. */
export function parseJsonSource(text: string): JsonSource {
  let hasUnusualNumber = false;
  const source = json.parse(text, (_key, value, context) => {
    if (typeof value !== 'number' || context.source === String(value) || context.source === undefined) {
      return value;
    }
    hasUnusualNumber = true;
    return json.rawJSON(context.source);
  });
  return { source, value: hasUnusualNumber ? json.parse(text) : source };
}

/** Writes the result of `parseJsonSource` as text. With `indent` 0, the text is one line. */
export function writeJsonSource(source: JsonValue, indent = 0): string {
  return json.stringify(source, null, indent);
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

/** Reports whether a value is an object of the document. A number in a preserved form is not one. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isKeptNumber(value);
}

function isKeptNumber(value: object): boolean {
  return json.isRawJSON(value);
}
