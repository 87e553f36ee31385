import { startPolling } from '#app/lib/polling.server.ts';
import type { Log, Store } from './store.ts';

/** Watches for the loss of a store's file. */
export interface StoreWatch {
  /** Describes the loss, and what to do about it, on one line. `null` while nothing is lost. */
  loss(): string | null;
  /** Resolves after a loss, once the contents of the file were saved or could not be saved. */
  lost: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Checks every `intervalMs` whether the store's file is still the opened one. If not, reports the loss and saves the
 * contents of the opened file.
 */
export function watchStore(store: Store, log: Log, intervalMs = 1_000): StoreWatch {
  let loss: string | null = null;
  const { promise: lost, resolve } = Promise.withResolvers<void>();

  async function check(): Promise<void> {
    if (loss !== null) return;
    try {
      store.check();
    } catch (error) {
      loss = error instanceof Error ? error.message : String(error);
      log.error({ err: error }, loss);
      await rescue();
      resolve();
    }
  }

  async function rescue(): Promise<void> {
    try {
      const file = await store.rescue();
      log.warn(
        { file },
        `The data of the lost store is in ${file}; ./portico restore ${file} --yes brings it back`,
      );
    } catch (error) {
      log.error({ err: error }, 'The data of the lost store could not be saved');
    }
  }

  const polling = startPolling(intervalMs, check);
  return { loss: () => loss, lost, stop: () => polling.stop() };
}
