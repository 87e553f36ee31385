import { statSync } from 'node:fs';
import { StoreError } from './store.ts';

/** Detects when a path no longer leads to the opened file. */
export interface FileGuard {
  /** The opened file. A guard of the same file in another thread takes it. */
  opened: string | null;
  /** Throws a `StoreError` as soon as the file was found to be replaced or removed. */
  check(): void;
}

/**
 * Records which file is at `location`. Call it immediately after opening the file. `opened` is the file if it was
 * recorded before.
 */
export function guardFile(location: string, opened = identify(location)): FileGuard {
  let loss: StoreError | null = null;
  return {
    opened,
    check() {
      const now = loss ? null : identify(location);
      if (now !== null && now === opened) return;
      const what = now === null ? 'removed' : 'replaced by another file';
      loss ??= new StoreError(
        'lost',
        `The store ${location} was ${what} while Portico was using it. Nothing more is written. Start Portico again to use the file that is there now.`,
      );
      throw loss;
    },
  };
}

/** Returns device and inode of a file, or `null` if it does not exist. */
function identify(location: string): string | null {
  const found = statSync(location, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}
