import path from 'node:path';
import type { Logger } from 'pino';
import { postChanges } from '#app/changes/post-changes.server.ts';
import type { SiteFiles } from '#app/bundle/site-files.server.ts';
import { createSnapshotDecoder } from '#app/bundle/decode.server.ts';
import { searcherOf } from '#app/domain/search/searcher-of.ts';
import { createSearchIndexing } from '#app/snapshot/indexing.server.ts';
import { createSuggesting } from '#app/snapshot/suggesting.server.ts';
import { cataloguesOf, type Snapshot } from '#app/domain/snapshot.ts';
import type { Job } from '#app/jobs/define-job.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { Clock } from '#app/lib/clock.ts';
import { openBuiltInMessages } from '#app/messages/built-in.server.ts';
import { createGuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { postGuarded } from '#app/network/guarded-post.server.ts';
import { listHousekeeping } from '#app/jobs/housekeeping.server.ts';
import { createJobRunner } from '#app/jobs/job-runner.server.ts';
import { loadSnapshot } from '#app/snapshot/load-snapshot.server.ts';
import { explainSqliteError, makeWritableFolder } from '#app/store/open-sqlite.server.ts';
import { openStore, type Store } from '#app/store/open.server.ts';
import { createSnapshotHolder } from '#app/snapshot/snapshot-holder.server.ts';
import { watchStore } from '#app/store/store-watch.server.ts';
import { StoreError } from '#app/store/store.ts';
import { popularityIn } from '#app/domain/catalogue/popularity.ts';
import { shownFigures } from '#app/domain/catalogue/shown-figures.ts';
import { createCaches } from './pages/caches.server.ts';
import { createCheckJob } from '#app/jobs/check-job.server.ts';
import { createChangesJob } from '#app/jobs/changes-job.server.ts';
import { createIndexNowJob } from '#app/jobs/index-now-job.server.ts';
import { createFeedJob } from '#app/jobs/feed-job.server.ts';
import { readUnavailableItems } from '#app/store/item-checks.server.ts';
import { runChecks } from './pages/checks.server.ts';
import { reportChanges } from './pages/index-now/report-changes.server.ts';
import { runFeedsOf } from './pages/feeds.server.ts';
import { createStatisticsPosting, type StatisticsPosting } from '#app/statistics/post-statistics.server.ts';
import { writePostingState } from '#app/statistics/posting-state.server.ts';
import { createStatistics } from '#app/statistics/statistics.server.ts';
import { createVisitorHash } from '#app/store/visitor-hash.server.ts';
import { createVotes } from '#app/store/votes.server.ts';
import type { Environment } from '#app/config/environment.server.ts';
import { notFoundLayout } from './shell/layouts.server.ts';
import { builtIn, type Registries } from './verticals/index.server.ts';
import { layoutLibrary } from './verticals/layout-library.server.ts';

/**
 * The composition root: opens the prepared store and loads the first snapshot. Throws an error with a one-line message
 * if the store cannot be opened.
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { environment, log, clock = { now: Date.now }, registries = builtIn } = options;
  const { network = createGuardedFetch({ timeoutMs: 10_000 }) } = options;
  const { messages = openBuiltInMessages(sectionScopes(registries)), siteFiles } = options;
  const { databaseUrl, dataDir } = environment;
  const store = await openStore({ databaseUrl, dataDir, role: 'server', log, clock });
  try {
    return await createParts(store, { environment, log, clock, registries, network, messages, siteFiles });
  } catch (error) {
    await store.close();
    throw explainSqliteError(error, store.location);
  }
}

interface PlatformOptions {
  environment: Environment;
  log: Logger;
  clock?: Clock;
  registries?: Registries;
  /** Requests to the public internet. Defaults to the guarded fetch. */
  network?: Platform['network'];
  /** The texts of the interface. Defaults to those of the build. */
  messages?: Platform['messages'] | undefined;
  /** The files of the portal that items may name. Without them, the names are not checked. */
  siteFiles?: SiteFiles | undefined;
}

type PlatformParts = Required<Omit<PlatformOptions, 'siteFiles'>> & Pick<PlatformOptions, 'siteFiles'>;

async function createParts(store: Store, options: PlatformParts): Promise<Platform> {
  const { environment, log, clock, registries, network, messages, siteFiles } = options;
  const mediaDir = path.join(environment.dataDir, 'media');
  makeWritableFolder(mediaDir);
  const decode = createSnapshotDecoder(registries.bundle, (message) => log.warn(message));
  const { snapshots, damages } = openSnapshots(store, decode, options);
  const indexing = createLoggedIndexing(log);
  const votes = await createVotes({ store, clock, log });
  const visitorHash = createVisitorHash({ store, clock });
  const statistics = createStatistics({
    store,
    clock,
    log,
    snapshots,
    visitorHash,
    verticalIds: new Map(registries.verticals.map(({ vertical }) => [vertical.prefix, vertical.id])),
    posting: createPosting(store, environment, registries),
  });
  const suggesting = createSuggesting();
  snapshots.onSwap((snapshot) => {
    const catalogues = cataloguesOf(snapshot);
    suggesting
      .follow(catalogues, popularityIn(snapshot, votes.figures))
      .catch((error: unknown) =>
        log.error({ err: error }, 'Names could not be read; suggestions are outdated'),
      );
    void indexing.follow(catalogues);
  });
  await snapshots.refresh();
  // A site without content waits for the next version. A damaged store needs the operator.
  const [damage] = damages;
  if (damage && !snapshots.current()) {
    await Promise.all([votes.close(), statistics.close(), snapshots.stop()]);
    throw damage;
  }
  const rules = { registry: registries.bundle, siteUrl: environment.siteUrl, siteFiles };
  const siteJobs = listSiteJobs({ ...options, store, snapshots, rules, mediaDir });
  const jobs = createJobRunner({
    store,
    clock,
    log,
    jobs: () => [...siteJobs, ...jobsOfVerticals(registries, snapshots.current())],
  });
  const caches = await createCaches(store, log);
  const storeWatch = watchStore(store, log);
  return {
    environment,
    clock,
    log,
    store,
    snapshots,
    decode,
    votes,
    visitorHash,
    statistics,
    rules,
    figuresOf: (site, item) => shownFigures(site, item, votes.figures),
    jobs,
    caches,
    suggesting,
    searcherOf,
    network,
    verticals: registries.verticals,
    blocks: registries.blocks,
    layoutLibrary,
    notFoundLayout,
    messages,
    mediaDir,
    storeLoss: storeWatch.loss,
    whenStoreLost: storeWatch.lost,
    async close() {
      await storeWatch.stop();
      indexing.stop();
      await jobs.stop();
      await Promise.all([
        caches.stop(),
        votes.close(),
        statistics.close(),
        snapshots.stop(),
        network.close(),
      ]);
      await store.close();
    },
  };
}

/** Creates the holder of the snapshots. Reports in `damages` why a damaged store could not be read. */
function openSnapshots(
  store: Store,
  decode: Platform['decode'],
  { environment, clock, log }: PlatformParts,
): { snapshots: Platform['snapshots']; damages: readonly StoreError[] } {
  const damages: StoreError[] = [];
  const explain = (error: unknown): never => {
    const explained = explainSqliteError(error, store.location);
    if (explained instanceof StoreError && explained.fault === 'corrupt') damages.push(explained);
    throw explained;
  };
  const snapshots = createSnapshotHolder({
    readVersion: () => store.readVersion().catch(explain),
    load: (current) => loadSnapshot(store, decode, current).catch(explain),
    readUnavailable: (known) => store.readConsistently((db) => readUnavailableItems(db, known)),
    intervalMs: environment.snapshotPollMs,
    clock,
    log,
  });
  return { snapshots, damages };
}

function createLoggedIndexing(log: Logger): ReturnType<typeof createSearchIndexing> {
  return createSearchIndexing({
    onBuilt: ({ verticalId, openItems }, milliseconds) =>
      log.info(
        `Search index of vertical ${verticalId}: ${openItems.length} items in ${Math.round(milliseconds)} ms`,
      ),
    onFailed: ({ verticalId }, error) =>
      log.error(
        { err: error },
        `The search index of vertical ${verticalId} could not be built; searches scan all items, and the build is repeated in a minute`,
      ),
  });
}

type SiteJobParts = Pick<PlatformParts, 'environment' | 'registries' | 'network'> &
  Pick<Platform, 'store' | 'snapshots' | 'rules' | 'mediaDir'>;

/** Lists the jobs that belong to no vertical. */
function listSiteJobs(parts: SiteJobParts): Job[] {
  const { store, snapshots, rules, mediaDir, environment, network } = parts;
  const { verticals } = parts.registries;
  const { changes, indexNow } = environment;
  const feedParts = { store, verticals, rules, mediaDir, network, environment };
  const checkParts = { store, snapshots, network, verticals, environment };
  return [
    ...listHousekeeping(store.engine, { rules, mediaDir }),
    ...(changes ? [createChangesJob(({ signal }) => postChanges(store, changes, signal))] : []),
    ...(indexNow ? [createReportingJob(parts, indexNow)] : []),
    createFeedJob(({ signal }) => runFeedsOf(feedParts, signal)),
    createCheckJob((context) => runChecks(checkParts, context)),
  ];
}

/** Creates the job that reports changed pages to search engines. */
function createReportingJob(
  { store, snapshots, registries: { verticals }, environment }: SiteJobParts,
  indexNow: NonNullable<Environment['indexNow']>,
): Job {
  return createIndexNowJob(async ({ signal }) => {
    const snapshot = snapshots.current();
    if (!snapshot) return 0;
    const post = (address: string, body: unknown) => postGuarded(address, body, { signal });
    return reportChanges(indexNow, { db: store.db, snapshot, verticals, environment, post });
  });
}

/** Returns the scopes of the verticals' own messages. */
function sectionScopes({ verticals }: Registries): string[] {
  return verticals.map(({ vertical }) => vertical.scope);
}

/** Returns the jobs of the enabled verticals (spec SITE-3). */
function jobsOfVerticals({ verticals }: Registries, snapshot: Snapshot | null): Job[] {
  const shown = snapshot?.settings.verticals ?? [];
  return verticals.flatMap(({ vertical, jobs = [] }) =>
    shown.length === 0 || shown.includes(vertical.id) ? jobs : [],
  );
}

/** Creates the queue of counts for the operator's other database, if there is one. */
function createPosting(
  { db, clock, log }: Store,
  { statisticsTarget: target }: Environment,
  { verticals }: Registries,
): StatisticsPosting | null {
  if (!target) return null;
  return createStatisticsPosting({
    target,
    now: () => clock.now(),
    prefixes: new Map(verticals.map(({ vertical }) => [vertical.id, vertical.prefix])),
    onChange(state) {
      const { failingSince, problem, dropped } = state;
      if (failingSince !== null) log.warn({ problem, dropped }, 'Statistics do not arrive at STATISTICS_URL');
      else log.info({ dropped }, 'Statistics arrive at STATISTICS_URL');
      writePostingState(db, state).catch((error: unknown) => {
        log.debug({ err: error }, 'The state of the posted statistics could not be stored');
      });
    },
  });
}
