import { statSync } from 'node:fs';
import { StoreError } from './store.ts';

/** Detects when a path no longer leads to the opened file. */
export interface FileGuard {
  /** Identifies the opened file, so that another thread can guard the same file. `null` if the file did not exist. */
  opened: string | null;
  /** Throws a `StoreError` if the file was replaced or removed. After the first error, every call throws it again. */
  check(): void;
}

/**
 * Records which file is at `location`. Call it immediately after opening the file. Pass `opened` if another guard has
 * already identified the file.
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
