/** Session storage key of the mark that a failed chunk has already loaded a new document. */
const storageKey = 'preload_error';

/**
 * Raised by Vite if a lazy part fails to load. React Router raises it, with `isRoute`, if the code of a route fails to
 * load (stack note 6).
 */
export type PreloadErrorEvent = Event & {
  isRoute?: boolean;
  /**
   * Set by a handler that restores the connection. When its promise resolves, the chunk is requested again
   * (scripts/vite-preload-error.ts).
   */
  again?: Promise<void>;
};

export interface PreloadErrorOptions {
  /** Address of the navigation in progress, or `null`. */
  pendingAddress: () => string | null;
  load: (address: string) => void;
  isOnline: () => boolean;
  /** Sends a test request to the server. */
  isServerThere: () => Promise<boolean>;
  /** Resolves when another attempt is worthwhile. */
  nextAttempt: () => Promise<void>;
  /** Reports whether a visitor is waiting for a page that does not arrive. */
  reportWaiting: (isWaiting: boolean) => void;
  currentAddress: () => string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * Creates the handler of failed chunks (spec NAV-6). The first failure in a session loads the document of the requested
 * address. A later failure stays an error, and the error page is shown. While the browser is offline, loading a
 * document would not help, so the chunk waits for the connection and the page stays unchanged. Ignores a route that was
 * only prefetched, and errors that another handler has processed.
 */
export function createPreloadErrorHandler(options: PreloadErrorOptions): (event: PreloadErrorEvent) => void {
  const {
    pendingAddress,
    load,
    currentAddress,
    storage,
    isOnline,
    isServerThere,
    nextAttempt,
    reportWaiting,
  } = options;

  async function awaitServer(isNavigation: boolean): Promise<void> {
    do {
      if (isNavigation) reportWaiting(true);
      await nextAttempt();
    } while (!(await isServerThere()));
    if (isNavigation) reportWaiting(false);
  }

  async function recover(pending: string | null): Promise<void> {
    if (!(await isServerThere())) {
      forgetMark(storage);
      return awaitServer(pending !== null);
    }
    load(pending ?? currentAddress());
    // Never settles, because the next document replaces this one.
    return new Promise(() => {});
  }

  return (event) => {
    if (event.defaultPrevented) return;
    const pending = pendingAddress();
    if (event.isRoute && pending === null) {
      event.preventDefault();
      return;
    }
    if (!isOnline()) {
      event.preventDefault();
      event.again = awaitServer(pending !== null);
      return;
    }
    if (!markFirst(storage)) return;
    event.preventDefault();
    event.again = recover(pending);
  };
}

function forgetMark(storage: PreloadErrorOptions['storage']): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // The mark remains, so the next failure stays an error.
  }
}

/**
 * Marks the session. Returns `false` if it is already marked or cannot be marked, because without the mark, reloading
 * would never end.
 */
function markFirst(storage: PreloadErrorOptions['storage']): boolean {
  try {
    if (storage.getItem(storageKey) !== null) return false;
    storage.setItem(storageKey, '1');
    return true;
  } catch {
    return false;
  }
}
