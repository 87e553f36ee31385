/** Session-storage key: a failed chunk has already led to a document load. */
const storageKey = 'preload_error';

/** Raised by Vite for a lazy part that failed to load, and by React Router's route loader with `isRoute` (FINDINGS 12). */
export type PreloadErrorEvent = Event & { isRoute?: boolean };

export interface PreloadErrorOptions {
  /** Address of the navigation in progress, null when there is none. */
  pendingAddress: () => string | null;
  load: (address: string) => void;
  currentAddress: () => string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Makes the handler of failed chunks (READINGS 39): the first in a session becomes one document load of the address
 * asked for; a later one stays an error and its page is shown. A route that was only prefetched is passed over, and so is
 * what somebody else has handled.
 */
export function createPreloadErrorHandler(options: PreloadErrorOptions): (event: PreloadErrorEvent) => void {
  const { pendingAddress, load, currentAddress, storage } = options;
  return (event) => {
    if (event.defaultPrevented) return;
    const pending = pendingAddress();
    if (event.isRoute && pending === null) {
      event.preventDefault();
      return;
    }
    if (!markFirst(storage)) return;
    event.preventDefault();
    load(pending ?? currentAddress());
  };
}

/** False when it was marked before, or cannot be: reloading without a memory would never end. */
function markFirst(storage: PreloadErrorOptions['storage']): boolean {
  try {
    if (storage.getItem(storageKey) !== null) return false;
    storage.setItem(storageKey, '1');
    return true;
  } catch {
    return false;
  }
}
