import { useSyncExternalStore } from 'react';
import { createStorageSignal, localArea } from '#app/visitor/storage.ts';

/**
 * The key of the saved locations in local storage. It keeps its old name, because browsers of earlier visitors contain
 * it.
 */
const storageKey = 'weather_places';
const most = 12;
const none: readonly string[] = [];
const signal = createStorageSignal();
let parsed: { text: string | null; slugs: readonly string[] } = { text: null, slugs: none };

/**
 * Returns a visitor’s saved locations, the latest first. Omits invalid slugs. A stored value that is not a list counts
 * as empty.
 */
export function readFavourites(): readonly string[] {
  const text = localArea.get(storageKey);
  if (text !== parsed.text) parsed = { text, slugs: parseSlugs(text) };
  return parsed.slugs;
}

/** Returns the saved locations for a component. Empty while rendering on the server. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(signal.subscribe, readFavourites, () => none);
}

/** Saves a location in the browser, or removes it. */
export function setFavourite(slug: string, isKept: boolean): void {
  const others = readFavourites().filter((other) => other !== slug);
  localArea.set(storageKey, JSON.stringify(isKept ? [slug, ...others].slice(0, most) : others));
  signal.notify();
}

function parseSlugs(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return none;
    const slugs = value.filter(
      (slug): slug is string => typeof slug === 'string' && /^[a-z0-9-]{1,80}$/.test(slug),
    );
    return [...new Set(slugs)].slice(0, most);
  } catch {
    return none;
  }
}
