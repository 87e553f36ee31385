/**
 * Returns the value that an object itself has under a name. Returns undefined for inherited names, such as
 * `constructor` and `__proto__`. Use it wherever the name comes from data; `test/keys-from-data.test.ts` requires it.
 */
export function ownValue<Value>(
  object: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}
