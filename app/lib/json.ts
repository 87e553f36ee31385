declare global {
  interface JSON {
    /**
     * Returns whether a value was created by `JSON.rawJSON`. Old browsers do not have this function, and TypeScript's
     * library does not declare it yet.
     */
    isRawJSON?: (value: unknown) => boolean;
  }
}

/** Any value that JSON can hold. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  [key: string]: JsonValue;
}

/** Reports whether a value is a JSON object. A number that keeps its notation (`JSON.rawJSON`) is not an object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawNumber(value);
}

function isRawNumber(value: object): boolean {
  return JSON.isRawJSON?.(value) ?? false;
}

/** Returns the value if it is text, otherwise "". */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the value if it is a safe integer, otherwise 0. */
export function asInteger(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value + 0 : 0;
}

/** Returns the value if it is a list, otherwise an empty one. */
export function asList(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the value if it is an object, otherwise an empty one. */
export function asObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
