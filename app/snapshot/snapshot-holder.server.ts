import { snapshotAt, type SnapshotAt } from '#app/domain/catalogue-at.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { noneUnavailable, type UnavailableItems } from '#app/domain/unavailable-items.ts';
import { withinTime } from '#app/lib/time-limit.ts';
import { startPolling } from '#app/lib/polling.server.ts';
import type { Log } from '#app/store/store.ts';
import type { Clock } from '#app/lib/clock.ts';

export type SwapListener = (snapshot: Snapshot, previous: Snapshot | null) => void;

/** Holds the snapshot from which pages are rendered, and keeps it up to date with the store. */
export interface SnapshotHolder {
  /**
   * Returns the snapshot as of now, without the items that have not started, have ended or are unavailable. Returns
   * `null` until a snapshot was loaded. The first call after an item has started or ended calls the listeners of
   * `onSwap` before it returns.
   */
  current(): Snapshot | null;
  /**
   * Calls `listener` after each swap, when items have started or ended, and when they have become available or
   * unavailable. Returns a function that removes the listener.
   */
  onSwap(listener: SwapListener): () => void;
  /**
   * Checks the store now. Resolves when the current snapshot contains everything stored before the call, or when the
   * store could not be read or loaded.
   */
  refresh(): Promise<void>;
  /**
   * Returns why the store cannot be read or its newest version cannot be loaded. Returns `null` if no such failure is
   * known.
   */
  failure(): string | null;
  /** Stops checking. Resolves when a load in progress has ended. */
  stop(): Promise<void>;
}

export interface SnapshotHolderOptions {
  /** Reads the site version of the store. `null` while the store is empty. */
  readVersion: () => Promise<number | null>;
  /** Loads the newest snapshot. It may share data with the current one. */
  load: (current: Snapshot | null) => Promise<Snapshot>;
  /** Reads the unavailable items. Returns `known` itself if they have not changed. */
  readUnavailable?: (known: UnavailableItems) => Promise<UnavailableItems>;
  /** Time between two checks of the version, in milliseconds. */
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

/** Milliseconds after which a store that does not return its version counts as unreachable. */
const longestRead = 10_000;

/** Longest time between two attempts to load a version that failed, in milliseconds. */
const longestRetry = 60_000;

/**
 * Checks for a new site version every `intervalMs`, loads the new snapshot beside the old one and swaps them. If a load
 * fails, the old snapshot remains and the load is repeated at increasing intervals. A change of the unavailable items
 * is not a new version: only the lists are computed again.
 */
export function createSnapshotHolder(options: SnapshotHolderOptions): SnapshotHolder {
  const { readVersion, load, intervalMs = 2_000, clock, log } = options;
  const { readUnavailable = async (known: UnavailableItems) => known } = options;
  const listeners = new Set<SwapListener>();
  let snapshot: Snapshot | null = null;
  let unavailable = noneUnavailable;
  let shown: (SnapshotAt & { from: number }) | null = null;
  let failure: Failure | null = null;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;

  async function check(isForced: boolean): Promise<void> {
    let version: number | null = null;
    try {
      const noAnswer = () => new Error('it does not answer');
      version = await withinTime(readVersion(), longestRead, noAnswer);
      const present = await withinTime(readUnavailable(unavailable), longestRead, noAnswer);
      if (present !== unavailable) {
        unavailable = present;
        if (snapshot && !isStopped) swap({ ...snapshot, unavailable });
      }
      if (version === null || version === snapshot?.version) {
        failure = null;
        return;
      }
      const isKnownBad = failure !== null && failure.version === version && clock.now() < failure.retryAt;
      if (isKnownBad && !isForced) return;
      const loaded = await load(snapshot);
      if (!isStopped) publish({ ...loaded, unavailable });
    } catch (error) {
      noteFailure(version, error);
    }
  }

  function swap(next: Snapshot): void {
    snapshot = next;
    show(next);
  }

  function publish(loaded: Snapshot): void {
    failure = null;
    swap(loaded);
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
    running = check(isForced).finally(() => {
      running = null;
    });
    return running;
  }

  /**
   * A running check may have missed the latest change, so a second check follows it. All callers that wait share the
   * second check.
   */
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
