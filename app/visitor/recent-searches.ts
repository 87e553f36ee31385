import { localArea } from './storage.ts';

const storageKey = 'last_searches';
/** Maximum length of a stored search, the same as for accepted searches. */
const longest = 500;
/** Number of stored searches. */
const mostStored = 6;

/** This visitor's last searches, newest first. A stored value that is not a list of texts counts as empty. */
export function readRecentSearches(): string[] {
  try {
    const value: unknown = JSON.parse(localArea.get(storageKey) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter((text): text is string => typeof text === 'string' && text !== '' && text.length <= longest)
      .slice(0, mostStored);
  } catch {
    return [];
  }
}

/** Adds a search at the front. A search that differs only in case is replaced. */
export function addRecentSearch(text: string): void {
  const keyword = text.trim().replaceAll(/\s+/gu, ' ');
  if (keyword !== '') write([keyword, ...without(keyword)].slice(0, mostStored));
}

/** Removes one search. */
export function removeRecentSearch(text: string): void {
  write(without(text));
}

/** Removes all searches. */
export function clearRecentSearches(): void {
  localArea.remove(storageKey);
}

function without(text: string): string[] {
  return readRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
}

function write(searches: readonly string[]): void {
  localArea.set(storageKey, JSON.stringify(searches));
}
