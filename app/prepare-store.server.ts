import path from 'node:path';
import type { Logger } from 'pino';
import { writeSummary } from '#app/domain/change-summary.ts';
import type { Clock } from '#app/lib/clock.ts';
import { BundleFaultError, formatFault } from '#app/bundle/fault.ts';
import { seedStore } from '#app/changes/seed.server.ts';
import { removeOldFetchRecord } from '#app/media/fetch-record.server.ts';
import { closeInterruptedRuns, isStoreUnused, removeUnfinishedFiles } from '#app/store/leftovers.server.ts';
import { migrate } from '#app/store/migrate.server.ts';
import { explainSqliteError } from '#app/store/open-sqlite.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import type { Environment } from '#app/config/environment.server.ts';
import { listAllMigrations, registry } from './verticals/index.server.ts';

export interface PrepareStoreOptions {
  environment: Environment;
  log: Logger;
  clock?: Clock;
  /** Folder of the starter content. */
  starterFolder: string;
  /** True to leave an unused store without the starter content. */
  isEmptyWanted?: boolean;
  onProgress?: (done: number, total: number) => void;
}

/** Thrown if the starter content cannot be used. The message contains its folder and every fault, one line each. */
export class StarterContentError extends Error {
  override name = 'StarterContentError';
}

/**
 * Prepares the store before the server opens it: updates the tables and adds the starter content to an unused store
 * (spec START-1). Returns `true` if it added the starter content. Throws a `StoreError` with a one-line message.
 */
export async function prepareStore(options: PrepareStoreOptions): Promise<boolean> {
  const { environment, log, clock = { now: Date.now }, starterFolder, isEmptyWanted, onProgress } = options;
  const { databaseUrl, dataDir, siteUrl } = environment;
  const isUnused = databaseUrl === undefined && isStoreUnused(dataDir);
  const files = await removeUnfinishedFiles(dataDir, isUnused);
  if (files > 0)
    log.info({ files }, 'Removed unfinished files of interrupted imports, uploads, backups or restores');
  const mediaDir = path.join(dataDir, 'media');
  await removeOldFetchRecord(mediaDir);
  const store = await openStore({ databaseUrl, dataDir, role: 'cli', log, clock });
  try {
    await migrate(store, listAllMigrations(store.engine));
    const runs = await closeInterruptedRuns(store.db, clock.now(), isUnused);
    if (runs > 0) log.warn({ runs }, 'Feed runs were interrupted; run those feeds again');
    if (isEmptyWanted) {
      await beginEmpty();
      return false;
    }
    const report = await seedStore({ store, registry, mediaDir, folder: starterFolder, siteUrl, onProgress });
    return report !== null;
  } catch (error) {
    if (!(error instanceof BundleFaultError)) throw explainSqliteError(error, store.location);
    const lines = error.faults.map((fault) => `  ${formatFault(fault)}`);
    throw new StarterContentError(
      `The starter content in ${starterFolder} cannot be used; restore the files or start with --empty:\n${lines.join('\n')}`,
      { cause: error },
    );
  } finally {
    await store.close();
  }

  /** Gives an unused store its first version, so that the starter content is never added later. */
  async function beginEmpty(): Promise<void> {
    const reason = { origin: 'job', author: '', summary: writeSummary('began') } as const;
    await inWriteTransaction(store, reason, async ({ previousVersion, discard }) => {
      if (previousVersion !== null) discard();
    });
  }
}
