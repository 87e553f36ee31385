import type { FeedMapping } from '#app/feeds/mapping/mapping-schema.ts';

/** A mapping that is not saved yet, with the document for which it is made. */
export interface UnsavedMapping {
  /** Id of the document, which stays in the server's memory for a limited time. */
  document: string;
  /** Address or file name of the document. */
  source: string;
  isFile: boolean;
  mapping: FeedMapping;
}

function storageKey(feedId: number | null): string {
  return `studio mapping ${feedId ?? 'new'}`;
}

/**
 * Stores the mapping of a feed, or of a new feed (`null`), in the browser's session storage, so that it survives a
 * reload.
 */
export function storeMapping(feedId: number | null, unsaved: UnsavedMapping): void {
  try {
    sessionStorage.setItem(storageKey(feedId), JSON.stringify(unsaved));
  } catch {
    // The storage is full. The editor still holds the mapping.
  }
}

/** Returns the stored mapping, or `null` if there is none. */
export function readStoredMapping(feedId: number | null): UnsavedMapping | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(feedId)) ?? 'null');
    return isUnsavedMapping(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Whether a value has the form of this version. The server checks the mapping itself. */
function isUnsavedMapping(value: unknown): value is UnsavedMapping {
  if (typeof value !== 'object' || value === null || !('mapping' in value) || !('document' in value))
    return false;
  const { mapping } = value;
  return typeof mapping === 'object' && mapping !== null && 'fields' in mapping && 'keyed' in mapping;
}

/** Removes the stored mapping after it was saved. */
export function removeStoredMapping(feedId: number | null): void {
  sessionStorage.removeItem(storageKey(feedId));
}
