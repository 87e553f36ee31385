import { localArea } from './storage.ts';

const storageKey = 'last_searches';
/** Longest search that is kept, as searches are accepted. */
const longest = 500;
/** Searches that are kept. */
const kept = 6;

/** This visitor's last searches, newest first. A stored value that is not a list of texts counts as empty. */
export function readRecentSearches(): string[] {
  try {
    const value: unknown = JSON.parse(localArea.get(storageKey) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter((text): text is string => typeof text === 'string' && text !== '' && text.length <= longest)
      .slice(0, kept);
  } catch {
    return [];
  }
}

/** Puts a search in front; one that differs only in case takes the other's place. */
export function addRecentSearch(text: string): void {
  const keyword = text.trim().replaceAll(/\s+/gu, ' ');
  if (keyword !== '') write([keyword, ...without(keyword)].slice(0, kept));
}

/** Takes one out. */
export function removeRecentSearch(text: string): void {
  write(without(text));
}

/** Takes all out. */
export function clearRecentSearches(): void {
  localArea.remove(storageKey);
}

function without(text: string): string[] {
  return readRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
}

function write(searches: readonly string[]): void {
  localArea.set(storageKey, JSON.stringify(searches));
}
