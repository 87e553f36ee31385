/**
 * Characters that XML 1.0 does not allow, not even escaped. A feed reader refuses a whole document that contains one.
 * With the `u` flag, an unpaired surrogate matches too.
 */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Returns the first character of a text that XML does not allow, as `U+0001`, or `null` if all are allowed. */
export function findForbiddenCharacter(text: string): string | null {
  const at = text.search(forbidden);
  if (at === -1) return null;
  return `U+${(text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Returns the text without characters that XML does not allow. */
export function dropForbiddenCharacters(text: string): string {
  return text.replaceAll(forbidden, '');
}

/** Returns a copy of a JSON value whose texts and keys, at every level, contain only characters that XML allows. */
export function dropForbiddenInAll(value: unknown): unknown {
  if (typeof value === 'string') return dropForbiddenCharacters(value);
  if (Array.isArray(value)) return value.map(dropForbiddenInAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [dropForbiddenCharacters(key), dropForbiddenInAll(inner)]),
  );
}
