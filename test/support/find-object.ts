type Found = Readonly<Record<string, unknown>>;

/** Returns the first object in nested data for which `isWanted` returns `true`, such as a part of a screen's data. */
export function findObject(data: unknown, isWanted: (object: Found) => boolean): Found | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const object = data as Found;
  if (!Array.isArray(data) && isWanted(object)) return object;
  for (const entry of Object.values(object)) {
    const found = findObject(entry, isWanted);
    if (found) return found;
  }
  return undefined;
}
