import type { PointedValue } from './use-mapping.ts';

/** The type of values that are dragged from the entry. */
export const dragType = 'portico-feed-value';

/** Reads a dragged value. Returns `null` for anything else. */
export function readDragged(text: string): PointedValue | null {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null || !('path' in found) || !('values' in found))
      return null;
    const { path, values } = found;
    if (typeof path !== 'string' || !Array.isArray(values)) return null;
    return { path, values: values.filter((value) => typeof value === 'string') };
  } catch {
    return null;
  }
}
