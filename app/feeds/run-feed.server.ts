import { portalOrigins } from '#app/domain/address-forms.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import { isJsonObject } from '#app/lib/json.ts';
import type { BundleRegistry, VerticalRules } from '#app/bundle/registry.ts';
import { readObjectPart } from '#app/changes/stored-json.server.ts';
import { writeSummary } from '#app/domain/change-summary.ts';
import { fetchPictures } from '#app/media/fetch-pictures.server.ts';
import { forgetFetched } from '#app/media/fetch-record.server.ts';
import { faultLine } from '#app/bundle/fault.ts';
import { inTurns } from '#app/lib/chunks.server.ts';
import { phrase } from '#app/lib/phrase.ts';
import { finishFeedRun, listFeedRuns, startFeedRun } from '#app/store/feed-runs.server.ts';
import { saveDelivered } from '#app/store/feed-ids.server.ts';
import { writeMediaFiles } from '#app/store/media-files.server.ts';
import type { MediaRow } from '#app/store/raw-site.ts';
import type { FeedOutcome } from '#app/store/schema.ts';
import type { Db, Store } from '#app/store/store.ts';
import { inWriteTransaction, type ChangeAuthor } from '#app/store/write-transaction.server.ts';
import { applyPlan } from './apply-plan.server.ts';
import { providerName, type FeedChoices, type FeedDefinition } from './define-feed.ts';
import type { CleanItem } from './feed-item.server.ts';
import type { FeedReport, FeedResult, RunBasis } from './feed-report.ts';
import type { QualityGate } from './feed-rules.ts';
import type { GuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { picturesOf } from './item-pictures.server.ts';
import { createCategoryMapper } from './map-categories.server.ts';
import { describeMissing } from './missing-pictures.ts';
import { reportInEnglish } from './report-in-english.ts';
import { documentError, FeedShapeError, type ParsedPage } from './parse-page.ts';
import { describeFailure, failureSummary } from './run-failure.server.ts';
import { planRun, type RunPlan } from './plan-run.server.ts';
import { createEntryReader, type EntryReader, type ReadEntries } from './read-entries.server.ts';
import { readFeedPages, type FeedPages, type ReadSource, type Validators } from './read-source.server.ts';
import { readRunSummary, type RunSummary } from './run-summary.ts';
import { createShelf } from './shelf.server.ts';
import { findSimilarEntries } from './similar-entries.server.ts';
import { basisOf, readFeedState, type StoredFeedState } from './stored-items.server.ts';

export interface RunFeedOptions {
  store: Store;
  feed: FeedDefinition;
  /** A file, or an http or https address. */
  source: string;
  registry: Pick<BundleRegistry, 'verticals'>;
  /** Folder of prepared pictures, served under `/media/`. */
  mediaDir: string;
  fetch: Pick<GuardedFetch, 'get'>;
  siteUrl?: string | undefined;
  choices?: FeedChoices | undefined;
  /** Ids of categories by the provider's names. They take precedence over the menu and the provider's table. */
  categories?: ReadonlyMap<string, number> | undefined;
  /** The quality gate for new entries. */
  gate?: QualityGate | undefined;
  /** Whether to report what would change without changing anything. */
  dryRun?: boolean;
  /** Whether to import the valid entries of a feed that is otherwise imported completely or not at all. */
  partial?: boolean;
  /** Whether the removal of more than a tenth of the provider's items is confirmed. */
  yes?: boolean;
  /** Chooses a part of the plan. The rest is not applied. */
  choose?: ((plan: RunPlan) => RunPlan) | undefined;
  /** Whether the changes wait for an operator. */
  waits?: ((report: FeedReport) => boolean) | undefined;
  /**
   * Called in the transaction that applies the changes, with the report of the run. If it returns `false`, nothing is
   * applied and the outcome is `stale`.
   */
  onApply?: ((db: Db, report: FeedReport) => Promise<boolean>) | undefined;
  /** Who runs the feed. Empty if it runs automatically or on the command line. */
  author?: string | undefined;
  onPage?: ((count: number) => void) | undefined;
  onPicture?: ((done: number, total: number, failed: number) => void) | undefined;
}

/** The data that was read and checked before the comparison with the store. */
export interface PreparedRun {
  /** The result of `providerName`, under which the items are stored. */
  provider: string;
  source: ReadSource & { pageCount: number };
  entries: ReadEntries;
  rules: VerticalRules;
  /** Encoded phrases that say why the operator would not be paid. `warnings` contains them, too. */
  unpaid: string[];
  /** Encoded phrases. */
  warnings: string[];
  /** The basis of the last run, if the document has not changed since. */
  basis?: RunBasis | undefined;
  /** Whether to fetch the pictures that the last run could not fetch, although the document has not changed. */
  retriesPictures?: boolean;
}

/** Maximum number of entries of each list in the record of a run. The counts cover all entries. */
const recordedEntries = 200;

/**
 * Runs a feed once: reads all of it, checks and maps every entry, and applies the changes in one transaction. A
 * document without the feed's shape changes nothing. Every run except a dry run is recorded. The report is in English.
 */
export async function runFeed(options: RunFeedOptions): Promise<FeedResult> {
  const result = await runAndRecord(options);
  return result.outcome === 'refused' ? result : { ...result, report: reportInEnglish(result.report) };
}

async function runAndRecord(options: RunFeedOptions): Promise<FeedResult> {
  const { store, feed, source, dryRun = false } = options;
  if (dryRun) return runOnce(options, null);
  const startedAt = store.clock.now();
  const runId = await startFeedRun(store.db, { provider: feed.provider, source, startedAt });
  const finish = (outcome: FeedOutcome, summary: unknown) =>
    finishFeedRun(store.db, runId, { finishedAt: store.clock.now(), outcome, summary });
  try {
    const result = await runOnce(options, runId);
    if (result.outcome === 'refused') {
      const { fault } = result;
      await finish('failed', { ...failureSummary(faultLine(fault)), fault });
    } else if (result.outcome === 'needs-yes' || result.outcome === 'needs-partial')
      await finish('refused', summarise(result.report));
    else if (result.outcome === 'unchanged') await finish('unchanged', summarise(result.report));
    return result;
  } catch (error) {
    await finish('failed', failureSummary(describeFailure(error)));
    throw error;
  }
}

async function runOnce(options: RunFeedOptions, runId: number | null): Promise<FeedResult> {
  try {
    // With another mapping, an unchanged document yields other items, so the whole document is requested.
    const last = runId === null || options.feed.mapping ? null : await findLastRun(options);
    return await compareAndApply(options, await prepareSince(options, last), runId);
  } catch (error) {
    if (!(error instanceof FeedShapeError)) throw error;
    const { provider } = options.feed;
    return { outcome: 'refused', provider, source: options.source, fault: error.fault };
  }
}

/** The last successful run of a feed. */
export interface LastRun {
  /** The result of `providerName`, under which the items are stored. */
  provider: string;
  validators: Validators;
  /** Number of the provider's items after the run. */
  held: number;
  deletedCount: number;
  /** Missing in records of earlier versions. */
  basis?: RunBasis | undefined;
  missingPictures: number;
}

/**
 * Reads a feed only if it has changed since the last run, or if it would now yield another result although it has not
 * changed. The latter is assumed if the site no longer has the items of that run, or if the menu or the items that
 * entries are compared with have changed.
 */
export async function prepareSince(options: RunFeedOptions, last: LastRun | null): Promise<PreparedRun> {
  const prepared = await prepareRun(options, last?.validators);
  if (!last || !prepared.source.isUnchanged) return prepared;
  const { provider, basis, missingPictures } = last;
  const state = await readFeedState(options.store, options.feed, provider);
  if (!isAsLeft(state, last)) return prepareRun(options, undefined);
  return { ...prepared, provider, basis, retriesPictures: missingPictures > 0 };
}

/** Whether the data on which runs of the feed depend has not changed since a run. */
function isAsLeft(state: StoredFeedState, { held, deletedCount, basis }: LastRun): boolean {
  if (!basis || state.own.size !== held || state.deletedCount !== deletedCount) return false;
  const { menu, others } = basisOf(state, basis.others !== '');
  return menu === basis.menu && others === basis.others;
}

/** Finds the last successful run of the same source with the same choices, and the number of items after it. */
async function findLastRun({ store, feed, source, choices }: RunFeedOptions): Promise<LastRun | null> {
  const runs = await listFeedRuns(store.db, { provider: feed.provider });
  const last = runs.find((run) => run.source === source && ['applied', 'unchanged'].includes(run.outcome));
  if (!last) return null;
  const report = readRunSummary(last.summary);
  if (!report || JSON.stringify(report.choices ?? null) !== JSON.stringify(choices ?? null)) return null;
  return toLastRun(report, true);
}

/**
 * Returns the parts of a run's report that the next run needs. `isPublished` says whether the site contains its
 * changes.
 */
export function toLastRun(report: RunSummary, isPublished: boolean): LastRun {
  const { provider, validators, before, added, removed, deletedCount, basis, missingPictures } = report;
  const held = isPublished ? before + added - removed : before;
  return { provider, validators, held, deletedCount, basis, missingPictures };
}

/** Reads a feed and checks its entries. Throws FeedShapeError for a document that does not have the feed's form. */
export async function prepareRun(
  { store, feed, source: address, registry, fetch, siteUrl, choices, onPage }: RunFeedOptions,
  validators: Validators | undefined,
): Promise<PreparedRun> {
  const rules = registry.verticals.get(feed.verticalId);
  if (!rules)
    throw new Error(`The feed ${feed.provider} is for vertical ${feed.verticalId}, which is not built in.`);
  const siteOrigins = portalOrigins(siteUrl, await readObjectPart(store.db, 'info'));
  const items = createShelf<CleanItem>(store);
  const reader = createEntryReader({ feed, rules, choices, ownOrigins: siteOrigins }, items.add, items);
  const read = await readAllPages(
    readFeedPages({ feed, source: address, fetch, validators, onPage }),
    reader,
  );
  const { repository, ...source } = read;
  const entries = reader.finish();
  const [firstBad] = entries.bad;
  if (firstBad && !feed.isAllOrNothing && entries.items.length === 0 && entries.refused.length === 0) {
    // All entries are invalid, so this is a document of another kind.
    throw new FeedShapeError(firstBad);
  }
  const { pictureless: bare } = entries;
  const playUrls = listPlayUrls(entries);
  const unpaid = entries.items.length > 0 ? (feed.publisherWarnings?.({ playUrls, siteOrigins }) ?? []) : [];
  const pictureless =
    bare > 0 ? [phrase('Entries without a picture at an https address: {count}.', { count: bare })] : [];
  const dateWarnings = describeUnreadDates(entries.unreadDates);
  return {
    provider: providerName(feed.provider, repository),
    source,
    entries,
    rules,
    unpaid,
    warnings: [...unpaid, ...read.warnings, ...pictureless, ...dateWarnings],
  };
}

function* listPlayUrls({ items }: ReadEntries): Generator<string> {
  for (const { playUrl } of items) yield playUrl;
}

/** Reads the entries of a feed page by page. Returns what is known about the feed, and its repository. */
async function readAllPages(
  pages: FeedPages,
  reader: EntryReader,
): Promise<ReadSource & { pageCount: number; repository: string | undefined }> {
  let pageCount = 0;
  let repository: string | undefined;
  // Messages only name the page if there are several. This is known when the second page arrives, so the first page
  // waits until then.
  let first: ParsedPage | null = null;
  for (;;) {
    const { done, value } = await pages.next();
    if (first && (done || pageCount === 1)) {
      await inTurns(reader.read(first, done ? null : 1));
      first = null;
    }
    if (done) return { ...value, pageCount, repository };
    pageCount += 1;
    if (pageCount > 1) await inTurns(reader.read(value, pageCount));
    else {
      ({ repository } = value);
      first = value;
    }
  }
}

function describeUnreadDates(dates: readonly string[]): string[] {
  const [first] = dates;
  if (first === undefined) return [];
  return [
    phrase(
      'Entries with a date that could not be read, dated by the run instead: {count}, such as {example}.',
      { count: dates.length, example: JSON.stringify(first.slice(0, 60)) },
    ),
  ];
}

/** The comparison of a feed with the current site. */
export interface ComparedRun {
  state: StoredFeedState;
  plan: RunPlan;
  report: FeedReport;
}

/** Compares a feed with the current site. Changes nothing. */
export async function compareRun(options: RunFeedOptions, prepared: PreparedRun): Promise<ComparedRun> {
  const { store, feed, gate } = options;
  const { entries, provider } = prepared;
  const state = await readFeedState(store, feed, provider);
  const similar =
    gate && gate.rules.similar !== 'off'
      ? await findSimilarEntries(store, feed.verticalId, entries, state)
      : new Map<string, string>();
  const { plan: whole, warnings } = await makePlan(options, prepared, state, similar);
  const plan = options.choose?.(whole) ?? whole;
  return { state, plan, report: describeRun(options, prepared, state, plan, warnings) };
}

/**
 * Compares a feed with the current site, fetches missing pictures and applies the changes in one transaction. Without a
 * run to record (`null`), it only compares.
 */
export async function compareAndApply(
  options: RunFeedOptions,
  prepared: PreparedRun,
  runId: number | null,
): Promise<FeedResult> {
  const { feed, mediaDir, fetch, yes = false, partial = false, onPicture } = options;
  const fetched = new Map<string, MediaRow>();
  let pictureWarnings: string[] = [];
  let missingPictures = 0;
  const requested = new Set<string>();
  for (;;) {
    const { state, plan, report } = await compareRun(options, prepared);
    if (runId === null) return { outcome: 'dry-run', report };
    if (feed.isAllOrNothing && !partial && report.bad.length > 0) return { outcome: 'needs-partial', report };
    if (report.needsYes && !yes) return { outcome: 'needs-yes', report };
    if (options.waits?.(report)) return { outcome: 'waiting', report };
    const wanted = prepared.retriesPictures ? await findOwnPictures(feed, state) : findPictures(plan);
    const addresses = wanted.filter((address) => !state.mediaPaths.has(address) && !requested.has(address));
    const found = await fetchPictures(addresses, { fetch, mediaDir, onProgress: onPicture });
    for (const address of addresses) requested.add(address);
    for (const row of found.rows) fetched.set(row.path, row);
    pictureWarnings = [...pictureWarnings, ...describeMissing(found.failed, addresses.length)];
    missingPictures += found.failed.length;
    report.pictures = fetched.size;
    report.missingPictures = missingPictures;
    report.warnings.push(...pictureWarnings);
    if (plan.added.length + plan.changed.length + plan.removed.length + fetched.size === 0) {
      if (await saveFields(options, prepared.provider, state, plan)) return { outcome: 'unchanged', report };
      continue;
    }
    const version = await apply(options, state, plan, [...fetched.values()], report, runId);
    if (version === 'stale') return { outcome: 'stale', report };
    if (version !== null) {
      await forgetFetched(mediaDir, fetched.keys());
      return { outcome: 'applied', report: { ...report, version } };
    }
  }
}

async function makePlan(
  { store, feed, categories, gate }: RunFeedOptions,
  { provider, source, entries, rules }: PreparedRun,
  state: StoredFeedState,
  similar: ReadonlyMap<string, string>,
): Promise<{ plan: RunPlan; warnings: string[] }> {
  const mapper = createCategoryMapper(
    state.menu,
    feed.verticalId,
    feed.categories,
    state.formerNames,
    categories,
  );
  if (!mapper) {
    throw documentError(
      `data_content["${feed.verticalId}"].menu`,
      phrase('has no category for items'),
      phrase('a menu with categories: start Portico once, or import a bundle'),
    );
  }
  const now = Math.floor(store.clock.now() / 1000);
  const { isWhole } = source;
  const plan = await inTurns(
    planRun({
      feed,
      provider,
      rules,
      mapper,
      entries,
      state,
      gate,
      similar,
      isWhole,
      now,
      shelf: createShelf<string>(store),
    }),
  );
  const warnings = mapper.warning === null ? [] : [mapper.warning];
  if (source.isWhole && entries.hasUnknown) {
    warnings.push(
      phrase('Some entries have no readable id, so items that the feed no longer contains were not removed.'),
    );
  }
  if (plan.hiddenAndGone > 0) {
    warnings.push(
      phrase('Hidden items that the feed no longer contains, and that stay hidden: {count}.', {
        count: plan.hiddenAndGone,
      }),
    );
  }
  return { plan, warnings };
}

function describeRun(
  { source, choices }: RunFeedOptions,
  { provider, source: read, entries, unpaid, warnings, basis }: PreparedRun,
  state: StoredFeedState,
  plan: RunPlan,
  moreWarnings: readonly string[],
): FeedReport {
  const before = state.own.size;
  return {
    provider,
    source,
    pages: read.pageCount,
    isWhole: read.isWhole,
    isNotModified: read.isUnchanged,
    validators: read.validators,
    basis: basis ?? basisOf(state, plan.heldBack.length + plan.gated.length > 0),
    ...(choices && { choices }),
    entries: entries.count,
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged.length,
    removed: plan.removed.length,
    before,
    needsYes: plan.removed.length * 10 > before,
    bad: entries.bad,
    refused: [...entries.refused, ...plan.gated],
    heldBack: plan.heldBack,
    marked: plan.marked,
    overridden: plan.overridden,
    deleted: plan.deleted,
    deletedCount: state.deletedCount,
    categories: plan.categories,
    defaulted: plan.defaulted,
    pictures: 0,
    missingPictures: 0,
    unpaid,
    warnings: [...warnings, ...moreWarnings],
    version: null,
  };
}

/** Lists the addresses of the pictures of all items that a plan adds, changes or leaves unchanged. */
export function findPictures({
  added,
  changed,
  unchanged,
}: Pick<RunPlan, 'added' | 'changed' | 'unchanged'>): string[] {
  const found = new Set<string>();
  for (const list of [added, changed, unchanged]) {
    for (const { pictures } of list) for (const address of pictures) found.add(address);
  }
  return [...found];
}

/** Lists the addresses of the pictures of the provider's stored items. */
async function findOwnPictures({ verticalId }: FeedDefinition, { own }: StoredFeedState): Promise<string[]> {
  const found = new Set<string>();
  await inTurns(
    (function* () {
      for (const { data } of own.values()) {
        const item = parseJson(data);
        if (isJsonObject(item)) for (const address of picturesOf([item], verticalId)) found.add(address);
        yield;
      }
    })(),
  );
  return [...found];
}

/**
 * Saves the records of items that did not change. Returns `false` if another process changed the site in the meantime.
 */
async function saveFields(
  { store, feed, author }: RunFeedOptions,
  provider: string,
  state: StoredFeedState,
  { delivered }: RunPlan,
): Promise<boolean> {
  if (delivered.length === 0) return true;
  return inWriteTransaction(store, byFeed(author), async (site) => {
    if (site.previousVersion !== state.version) {
      site.discard();
      return false;
    }
    await saveDelivered(site, feed.verticalId, provider, delivered);
    site.skipVersion();
    return true;
  });
}

/**
 * Applies a plan. Returns the new site version, or `stale` if `onApply` refused the changes. Returns `null` if another
 * process has changed the site in the meantime, so the run must be planned again.
 */
async function apply(
  { store, feed, author, onApply }: RunFeedOptions,
  state: StoredFeedState,
  plan: RunPlan,
  pictures: readonly MediaRow[],
  report: FeedReport,
  runId: number,
): Promise<number | 'stale' | null> {
  return inWriteTransaction(store, byFeed(author), async (site) => {
    if (site.previousVersion !== state.version) {
      site.discard();
      return null;
    }
    if (onApply && !(await onApply(site.db, report))) {
      site.discard();
      return 'stale';
    }
    await writeMediaFiles(site, pictures);
    await applyPlan(site, feed, report.provider, plan);
    const { added, changed, removed } = report;
    site.describe(writeSummary('ranFeed', { name: feed.name, added, changed, removed }));
    const summary = summarise({ ...report, version: site.version });
    await finishFeedRun(site.db, runId, { finishedAt: store.clock.now(), outcome: 'applied', summary });
    return site.version;
  });
}

function byFeed(author = ''): ChangeAuthor {
  return { origin: 'feed', author };
}

/** Returns the data for the record of runs, in English: every count, and the start of each list. */
export function summarise(report: FeedReport): unknown {
  const { bad, refused, heldBack, marked, overridden, deleted } = report;
  const shortened = {
    ...report,
    bad: bad.slice(0, recordedEntries),
    refused: refused.slice(0, recordedEntries),
    heldBack: heldBack.slice(0, recordedEntries),
    marked: marked.slice(0, recordedEntries),
    overridden: overridden.slice(0, recordedEntries),
    deleted: deleted.slice(0, recordedEntries),
  };
  return {
    ...reportInEnglish(shortened),
    counts: {
      bad: bad.length,
      refused: refused.length,
      heldBack: heldBack.length,
      marked: marked.length,
      overridden: overridden.length,
      deleted: deleted.length,
    },
  };
}
