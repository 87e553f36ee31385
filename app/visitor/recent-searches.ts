import { useSyncExternalStore } from 'react';
import { createStorageSignal, localArea } from './storage.ts';

const storageKey = 'last_searches';
/** Maximum length of a stored search. The server accepts searches of the same length. */
const longest = 500;
/** Maximum number of stored searches. */
const maxStored = 6;

const none: readonly string[] = [];
const signal = createStorageSignal();
let parsed: { stored: string | null; searches: readonly string[] } = { stored: null, searches: none };

/** Returns this visitor's last searches, newest first. A stored value that is not a list of texts counts as empty. */
export function readRecentSearches(): readonly string[] {
  const stored = localArea.get(storageKey);
  if (stored !== parsed.stored) parsed = { stored, searches: parseSearches(stored) };
  return parsed.searches;
}

/** Returns this visitor's last searches for a component. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(signal.subscribe, readRecentSearches, () => none);
}

function parseSearches(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return none;
    return value
      .filter((text): text is string => typeof text === 'string' && text !== '' && text.length <= longest)
      .slice(0, maxStored);
  } catch {
    return none;
  }
}

/** Adds a search at the front. A search that differs only in case is replaced. */
export function addRecentSearch(text: string): void {
  const keyword = text.trim().replaceAll(/\s+/gu, ' ');
  if (keyword !== '') write([keyword, ...without(keyword)].slice(0, maxStored));
}

/** Removes one search. */
export function removeRecentSearch(text: string): void {
  write(without(text));
}

/** Removes all searches. */
export function clearRecentSearches(): void {
  localArea.remove(storageKey);
  signal.notify();
}

function without(text: string): string[] {
  return readRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
}

function write(searches: readonly string[]): void {
  localArea.set(storageKey, JSON.stringify(searches));
  signal.notify();
}
