import type { Logger } from 'pino';
import type { SnapshotDecoder } from '#app/bundle/decode.server.ts';
import type { CheckRules } from '#app/changes/check-values.server.ts';
import type { Environment } from '#app/config/environment.server.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { ShownFigures } from '#app/domain/catalogue/shown-figures.ts';
import type { Searcher } from '#app/domain/search/modes.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Caches } from './caches.server.ts';
import type { JobRunner } from '#app/jobs/job-runner.server.ts';
import type { Clock } from '#app/lib/clock.ts';
import type { GuardedFetch } from '#app/network/guarded-fetch.server.ts';
import type { SnapshotHolder } from '#app/snapshot/snapshot-holder.server.ts';
import type { Suggesting } from '#app/snapshot/suggesting.server.ts';
import type { Statistics } from '#app/statistics/statistics.server.ts';
import type { Store } from '#app/store/open.server.ts';
import type { VisitorHash } from '#app/store/visitor-hash.server.ts';
import type { Votes } from '#app/store/votes.server.ts';

/** The services of the process for every vertical. Created once, when the process starts. */
export interface Services {
  environment: Environment;
  clock: Clock;
  log: Logger;
  store: Store;
  snapshots: SnapshotHolder;
  /** Creates snapshots from stored content, for previews of drafts. */
  decode: SnapshotDecoder;
  votes: Votes;
  visitorHash: VisitorHash;
  /** Counts events for the statistics. */
  statistics: Statistics;
  /** Returns those figures of an item that visitors may see. */
  figuresOf(site: Pick<Snapshot, 'info'>, item: Omit<Item, 'fields'>): ShownFigures;
  /** The data against which changes of the published site are checked. */
  rules: CheckRules;
  /** The background jobs. After their start, they run in exactly one process. */
  jobs: JobRunner;
  /** The caches of this process. The server adds them. */
  caches: Caches;
  suggesting: Suggesting;
  /** Returns the searcher of a catalogue, with its index if there is one. */
  searcherOf(catalogue: Catalogue): Searcher;
  /** Fetches from the public internet. Pages never wait for it. */
  network: GuardedFetch;
  /** Folder of prepared pictures, served under `/media/`. */
  mediaDir: string;
  /** Returns why the store can no longer be used, or `null` while it can. */
  storeLoss(): string | null;
  /** Resolves after the store's file was replaced or removed, once its content was saved or could not be saved. */
  whenStoreLost: Promise<void>;
  close(): Promise<void>;
}
