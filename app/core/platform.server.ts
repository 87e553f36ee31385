import type { Logger } from 'pino';
import type { Environment } from '#app/environment.server.ts';
import type { Item } from '#app/core/catalogue/item.ts';
import type { ShownFigures } from '#app/core/catalogue/shown-figures.ts';
import type { Snapshot } from '#app/core/catalogue/snapshot.ts';
import type { Suggesting } from '#app/core/catalogue/suggest/suggesting.server.ts';
import type { GuardedFetch } from '#app/core/feeds/guarded-fetch.server.ts';
import type { JobRunner } from '#app/core/jobs/job-runner.server.ts';
import type { Store } from '#app/core/store/open.server.ts';
import type { SnapshotHolder } from '#app/core/store/snapshot-holder.server.ts';
import type { Votes } from '#app/core/store/votes.server.ts';
import type { BlockRegistry } from '#app/core/layouts/block.server.ts';
import type { VerticalServer } from '#app/core/vertical.server.ts';

/** The time, in one place so that tests can turn it (FINDINGS 18). */
export interface Clock {
  /** Unix milliseconds. */
  now(): number;
}

/** The parts that live as long as the process, made once by the composition root (FINDINGS 3). */
export interface Platform {
  environment: Environment;
  clock: Clock;
  log: Logger;
  store: Store;
  snapshots: SnapshotHolder;
  votes: Votes;
  /** What may be shown of an item's figures. */
  figuresOf(site: Pick<Snapshot, 'info'>, item: Omit<Item, 'ext'>): ShownFigures;
  /** Runs the jobs once it is started, in one of all processes. */
  jobs: JobRunner;
  suggesting: Suggesting;
  /** Fetches from the public internet; never awaited by a page. */
  network: GuardedFetch;
  /** Every vertical that is built in, in menu order. */
  verticals: readonly VerticalServer[];
  /** The blocks that pages of a vertical may place, by vertical id. */
  blocks: ReadonlyMap<number, BlockRegistry>;
  /** Folder of prepared pictures, served under `/media/`. */
  mediaDir: string;
  /** Why the store cannot be used any more; null while it can. */
  storeLoss(): string | null;
  /** Resolves when the store's file was replaced or removed and what it held was saved, if it could be. */
  whenStoreLost: Promise<void>;
  close(): Promise<void>;
}
