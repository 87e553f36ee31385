/** Reports whether a value is an object with named values: neither `null` nor an array. The values are not checked. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
