import { withinTime } from '#app/lib/time-limit.ts';
import type { Interaction, ReportRow } from './commit-interactions.server.ts';
import { StoreError } from './store.ts';

/** An interaction or a report that waits to be committed. */
export type QueueEntry = { interaction: Interaction } | { report: ReportRow };

export interface InteractionQueueOptions {
  /** Commits a group of entries. If it rejects, all of them are refused. */
  commit: (entries: readonly QueueEntry[]) => Promise<void>;
  /** Milliseconds for which entries are collected into one group. */
  gatherMs: number;
  /** Location of the store, for error messages. */
  location: string;
}

interface Waiting {
  entry: QueueEntry;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Number of interactions that may wait for the store. Above this number, the store is too slow or unreachable, and new
 * interactions are refused.
 */
const longestQueue = 10_000;

/**
 * Milliseconds after which the visitor learns that the interaction cannot be saved now. It may still be counted later.
 */
const longestWait = 10_000;

/** Groups interactions into commits, one at a time. */
export class InteractionQueue {
  private readonly options: InteractionQueueOptions;
  private waiting: Waiting[] = [];
  private committing: Promise<void> | null = null;
  private gathering: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(options: InteractionQueueOptions) {
    this.options = options;
  }

  /** Number of entries that wait. */
  get length(): number {
    return this.waiting.length;
  }

  /** Adds an entry. Resolves after it has been committed. */
  add(entry: QueueEntry): Promise<void> {
    if (this.isClosed) return Promise.reject(new StoreError('busy', 'The store is closing.'));
    const { location } = this.options;
    if (this.length >= longestQueue) {
      const message = `The store does not keep up: ${this.length} interactions wait for ${location}.`;
      return Promise.reject(new StoreError('busy', message));
    }
    const committed = new Promise<void>((resolve, reject) => {
      this.waiting.push({ entry, resolve, reject });
      this.gather();
    });
    return withinTime(
      committed,
      longestWait,
      () => new StoreError('busy', `The store ${location} did not answer within ${longestWait / 1000} s.`),
    );
  }

  /** Commits all waiting entries. */
  async flush(): Promise<void> {
    while (this.committing || this.length > 0) {
      if (this.gathering) clearTimeout(this.gathering);
      this.startCommit();
      await this.committing;
    }
  }

  /** Refuses entries from now on. */
  close(): void {
    this.isClosed = true;
  }

  private gather(): void {
    this.gathering ??= setTimeout(() => this.startCommit(), this.options.gatherMs);
  }

  private startCommit(): void {
    this.gathering = null;
    if (this.committing || this.length === 0) return;
    const group = this.waiting;
    this.waiting = [];
    this.committing = this.commit(group).finally(() => {
      this.committing = null;
      if (this.length > 0) this.gather();
    });
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    try {
      await this.options.commit(group.map(({ entry }) => entry));
      for (const { resolve } of group) resolve();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
