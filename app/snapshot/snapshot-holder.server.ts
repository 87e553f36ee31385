import { snapshotAt, type SnapshotAt } from '#app/domain/catalogue-at.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { withinTime } from '#app/lib/time-limit.ts';
import { startPolling } from '#app/lib/polling.ts';
import type { Log } from '#app/store/store.ts';
import type { Clock } from '#app/lib/clock.ts';

export type SwapListener = (snapshot: Snapshot, previous: Snapshot | null) => void;

/** The snapshot that pages are made from, kept up to date with the store. */
export interface SnapshotHolder {
  /** As of now: without the items that have not begun or have ended. Null until something was loaded. */
  current(): Snapshot | null;
  /** Calls `listener` after each swap, and when items have begun or ended; gives a function that ends this. */
  onSwap(listener: SwapListener): () => void;
  /** Looks at the store now; done when everything stored before the call is current, or has failed to load. */
  refresh(): Promise<void>;
  /** Why the current snapshot is not the store's newest, null when it is. */
  failure(): string | null;
  /** Ends the looking; done when a load in progress has ended. */
  stop(): Promise<void>;
}

export interface SnapshotHolderOptions {
  /** Site version of the store, null while it is empty. */
  readVersion: () => Promise<number | null>;
  /** Loads the newest snapshot; may share with the current one. */
  load: (current: Snapshot | null) => Promise<Snapshot>;
  /** Time between two looks at the version, milliseconds. */
  intervalMs?: number;
  clock: Clock;
  log: Log;
}

interface Failure {
  version: number | null;
  message: string;
  since: number;
  attempts: number;
  retryAt: number;
}

/** Milliseconds after which a store that does not say its version counts as away. */
const longestLook = 10_000;

/** Longest time between two attempts to load a version that has failed, milliseconds. */
const longestRetry = 60_000;

/**
 * Looks for a new site version every `intervalMs`, loads the new snapshot beside the old one and swaps them. A failed
 * load keeps the old snapshot and is tried again, ever more rarely.
 */
export function createSnapshotHolder(options: SnapshotHolderOptions): SnapshotHolder {
  const { readVersion, load, intervalMs = 2_000, clock, log } = options;
  const listeners = new Set<SwapListener>();
  let snapshot: Snapshot | null = null;
  let shown: (SnapshotAt & { from: number }) | null = null;
  let failure: Failure | null = null;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;

  async function look(isForced: boolean): Promise<void> {
    let version: number | null = null;
    try {
      version = await withinTime(readVersion(), longestLook, () => new Error('it does not answer'));
      if (version === null || version === snapshot?.version) {
        failure = null;
        return;
      }
      const isKnownBad = failure !== null && failure.version === version && clock.now() < failure.retryAt;
      if (isKnownBad && !isForced) return;
      const loaded = await load(snapshot);
      if (!isStopped) swap(loaded);
    } catch (error) {
      noteFailure(version, error);
    }
  }

  function swap(loaded: Snapshot): void {
    snapshot = loaded;
    failure = null;
    show(loaded);
    log.info({ version: loaded.version }, `Site version ${loaded.version} is published`);
  }

  function show(whole: Snapshot): Snapshot {
    const previous = shown?.snapshot ?? null;
    const from = clock.now();
    shown = { ...snapshotAt(whole, from), from };
    const { snapshot: next } = shown;
    for (const listener of listeners) {
      try {
        listener(next, previous);
      } catch (error) {
        log.error({ err: error }, 'A listener of the snapshot failed');
      }
    }
    return next;
  }

  function current(): Snapshot | null {
    const now = clock.now();
    if (!shown || !snapshot) return null;
    return shown.from <= now && now < shown.until ? shown.snapshot : show(snapshot);
  }

  function noteFailure(version: number | null, error: unknown): void {
    const now = clock.now();
    const attempts = failure?.version === version ? failure.attempts + 1 : 1;
    const what = version === null ? 'The store cannot be read' : `Site version ${version} cannot be loaded`;
    const reason = error instanceof Error ? error.message : String(error);
    const since = failure?.version === version ? failure.since : now;
    const retryAt = now + Math.min(intervalMs * 2 ** Math.min(attempts, 20), longestRetry);
    const isNews = attempts === 1 || failure?.message !== `${what}: ${reason}`;
    failure = { version, message: `${what}: ${reason}`, since, attempts, retryAt };
    if (isNews) log.error({ err: error, version }, `${failure.message}; the earlier version stays`);
  }

  function run(isForced: boolean): Promise<void> {
    running = look(isForced).finally(() => {
      running = null;
    });
    return running;
  }

  /** A look that has already begun may have missed the latest change: another one follows it, shared by all who wait. */
  function refresh(): Promise<void> {
    if (!running) return run(true);
    waiting ??= running.then(() => {
      waiting = null;
      return run(true);
    });
    return waiting;
  }

  const polling = startPolling(intervalMs, async () => {
    if (!running) await run(false);
  });

  return {
    current,
    onSwap(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    failure: () => failure && `${failure.message} (since ${new Date(failure.since).toISOString()})`,
    async stop() {
      isStopped = true;
      await polling.stop();
      await running;
    },
  };
}
