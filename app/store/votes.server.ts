import type { CountedFigures } from '#app/domain/snapshot.ts';
import { commitInteractions, commitReports, type Interaction } from './commit-interactions.server.ts';
import { createFigureMap } from './counted-figures.server.ts';
import { dayNumber } from './days.ts';
import { startPolling } from '#app/lib/polling.server.ts';
import { InteractionQueue, type QueueEntry } from './interaction-queue.server.ts';
import type { VoteKind } from './schema.ts';
import { requireStorable } from './storable.ts';
import type { Log, Store } from './store.ts';
import type { Clock } from '#app/lib/clock.ts';

/** The item of an interaction. */
export interface ItemRef {
  verticalId: number;
  itemId: number;
}

/** "Report a problem" as a visitor sends it. */
export interface ProblemReport extends ItemRef {
  reason: string;
  message: string;
}

/**
 * Counts interactions of visitors (spec ACT-1, ACT-2). `visitor` comes from `VisitorHash`; days are UTC days. Every
 * promise resolves after the store has committed, so a confirmed interaction is never lost. The caller ensures that the
 * item exists.
 */
export interface Votes {
  /** Likes (1) or dislikes (-1) an item. A second vote on the same day replaces the first, and 0 withdraws it. */
  vote(visitor: string, item: ItemRef, value: 1 | -1 | 0): Promise<void>;
  /** Counts the collecting of an item, at most once per visitor, item and day. The count never decreases. */
  collect(visitor: string, item: ItemRef): Promise<void>;
  /** Counts a press of Play, at most once per visitor, item and day. */
  open(visitor: string, item: ItemRef): Promise<void>;
  report(report: ProblemReport): Promise<void>;
  /**
   * The current counts. Commits of this process are included immediately, those of other processes after the next poll.
   */
  figures: CountedFigures;
  /** Number of interactions that wait to be committed. */
  waiting(): number;
  /** Reads the counts of other processes now. */
  refresh(): Promise<void>;
  /** Commits all waiting interactions. */
  flush(): Promise<void>;
  /** Commits all waiting interactions. Later ones are refused. */
  close(): Promise<void>;
}

export interface VotesOptions {
  store: Store;
  clock: Clock;
  log: Log;
  /** Milliseconds for which interactions are collected into one transaction. */
  gatherMs?: number;
  /** Milliseconds between two reads of the counts of other processes. */
  pollMs?: number;
}

/** Loads the figures and starts to group interactions into transactions. */
export async function createVotes(options: VotesOptions): Promise<Votes> {
  const { store, clock, log, gatherMs = 50, pollMs = 2_000 } = options;
  const figures = createFigureMap(() => dayNumber(clock.now()));
  await figures.refresh(store.db);

  async function commit(entries: readonly QueueEntry[]): Promise<void> {
    const interactions = entries.flatMap((entry) => ('interaction' in entry ? [entry.interaction] : []));
    const reports = entries.flatMap((entry) => ('report' in entry ? [entry.report] : []));
    try {
      const counts = await store.background.transaction().execute(async (db) => {
        await commitReports(db, reports);
        return commitInteractions(db, store.engine, interactions, () => clock.now());
      });
      figures.apply(counts);
    } catch (error) {
      log.error({ err: error, interactions: entries.length }, 'Interactions of visitors could not be stored');
      throw error;
    }
    for (const { verticalId, itemId, reason } of reports) {
      log.info({ verticalId, itemId, reason }, 'A visitor reported a problem; ./portico reports shows it');
    }
  }

  const queue = new InteractionQueue({ commit, gatherMs, location: store.location });

  async function interact(
    visitor: string,
    item: ItemRef,
    kind: VoteKind,
    value: Interaction['value'],
  ): Promise<void> {
    requireStorable({ visitor, ...item });
    const { verticalId, itemId } = item;
    return queue.add({
      interaction: { visitor, day: dayNumber(clock.now()), verticalId, itemId, kind, value },
    });
  }

  let isFailing = false;
  const polling = startPolling(pollMs, async () => {
    try {
      await figures.refresh(store.db);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'The figures of other processes could not be read');
      isFailing = true;
    }
  });

  return {
    vote: (visitor, item, value) => interact(visitor, item, 'vote', value),
    collect: (visitor, item) => interact(visitor, item, 'collect', 1),
    open: (visitor, item) => interact(visitor, item, 'open', 1),
    async report({ verticalId, itemId, reason, message }) {
      requireStorable({ verticalId, itemId, reason, message });
      return queue.add({ report: { verticalId, itemId, reason, message, createdAt: clock.now() } });
    },
    figures,
    waiting: () => queue.length,
    refresh: () => figures.refresh(store.db),
    flush: () => queue.flush(),
    async close() {
      queue.close();
      await polling.stop();
      await queue.flush();
    },
  };
}
