import { ownValue } from '#app/lib/own-value.ts';

/**
 * Replaces each object in `next` with its counterpart in `before` if both are equal, so that React does not render it
 * again. Changes `next`, which must be new. Returns `before` if nothing differs, otherwise `next`.
 */
export function shareData(before: unknown, next: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(next)) return shareList(before, next);
  if (isPlain(before) && isPlain(next)) return shareObject(before, next);
  return next;
}

function shareList(before: readonly unknown[], next: unknown[]): readonly unknown[] {
  let isEqual = before.length === next.length;
  for (const [index, value] of next.entries()) {
    const shared = shareData(before[index], value);
    next[index] = shared;
    isEqual &&= Object.is(shared, before[index]);
  }
  return isEqual ? before : next;
}

function shareObject(before: PlainObject, next: PlainObject): PlainObject {
  const entries = Object.entries(next);
  let isEqual = entries.length === Object.keys(before).length;
  for (const [key, value] of entries) {
    const known = ownValue(before, key);
    const shared = shareData(known, value);
    // Defines the property, because an assignment to `__proto__` would change the prototype.
    if (shared !== value) Object.defineProperty(next, key, { value: shared });
    isEqual &&= Object.hasOwn(before, key) && Object.is(shared, known);
  }
  return isEqual ? before : next;
}

type PlainObject = Record<string, unknown>;

/**
 * Whether a value is a plain object or has no prototype. Other objects, such as dates and promises, never count as
 * equal.
 */
function isPlain(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
