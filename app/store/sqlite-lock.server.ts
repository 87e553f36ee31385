import { setTimeout } from 'node:timers/promises';
import { StoreError } from './store.ts';

/**
 * Calls `attempt`. While another connection holds the lock, calls it again after growing pauses. Throws a `StoreError`
 * if the lock is not free after `lockWait` milliseconds.
 */
export async function retryWhileLocked<T>(lockWait: number, attempt: () => T): Promise<T> {
  const end = performance.now() + lockWait;
  for (let pause = 1; ; pause = Math.min(pause * 2, 40)) {
    try {
      return attempt();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() >= end) {
        const message = `The store is busy: another process has been writing for ${Math.round(lockWait / 1000)} s. Wait for it to end, or stop it, and try again.`;
        throw new StoreError('busy', message, { cause: error });
      }
    }
    await setTimeout(pause);
  }
}

/** Returns SQLite's result code of an error, or 0 for other errors. */
export function sqliteResultCode(error: unknown): number {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return 0;
  return error.errcode & 0xff;
}

const codeBusy = 5;

function isLocked(error: unknown): boolean {
  return sqliteResultCode(error) === codeBusy;
}
