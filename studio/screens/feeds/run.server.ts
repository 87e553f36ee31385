import { data } from 'react-router';
import { addedKey, keysOf } from '#app/feeds/choose-changes.ts';
import { readRules } from '#app/feeds/feed-rules.ts';
import { listCategories } from '#app/feeds/map-categories.server.ts';
import { readProposal, type Proposal } from '#app/feeds/proposals.server.ts';
import { feedContextOf } from '#app/pages/feeds.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { findFeedRun } from '#app/store/feed-runs.server.ts';
import { findFeed } from '#app/store/feeds.server.ts';
import type { Store } from '#app/store/store.ts';
import { pageLength, readTab, verticalOf } from './run-tab.server.ts';
import { runTabs, type RunTab } from './run-tabs.ts';

/** Milliseconds for which a computed proposal is cached. */
const cacheTime = 120_000;

const proposals = new WeakMap<Store, { key: string; proposal: Proposal }>();

/**
 * Computes the proposal of a run, or takes it from the cache if neither the site nor the feed has changed. Returns
 * `null` if the run does not wait for approval.
 */
async function proposalOf(platform: Platform, runId: number): Promise<Proposal | null> {
  const { store } = platform;
  const run = await findFeedRun(store.db, runId);
  if (run?.outcome !== 'waiting' || run.feedId === null) return null;
  const feed = await findFeed(store.db, run.feedId);
  if (!feed) return null;
  const key = `${runId} ${await store.readVersion()} ${feed.revision}`;
  const cached = proposals.get(store);
  if (cached?.key === key) return cached.proposal;
  const proposal = await readProposal(feedContextOf(platform), runId);
  if (!proposal) return null;
  proposals.set(store, { key, proposal });
  setTimeout(() => {
    if (proposals.get(store)?.key === key) proposals.delete(store);
  }, cacheTime).unref();
  return proposal;
}

/**
 * Reads the changes that a run proposes. `say` formats encoded phrases. Throws an answer with status 404 if the run
 * does not exist or does not belong to a stored feed.
 */
export async function readRun(
  platform: Platform,
  runId: number,
  { query, say }: { query: URLSearchParams; say: (text: string) => string },
) {
  const run = await findFeedRun(platform.store.db, runId);
  const feed = run?.feedId == null ? null : await findFeed(platform.store.db, run.feedId);
  if (!run || !feed) throw data(null, { status: 404 });
  const head = {
    id: runId,
    outcome: run.outcome,
    startedAt: run.startedAt,
    feed: { id: feed.id, name: feed.name },
    now: platform.clock.now(),
  };
  const proposal = await proposalOf(platform, runId);
  if (!proposal) return { ...head, proposal: null };
  const { plan, report, digest } = proposal;
  const counts: Record<RunTab, number> = {
    added: plan.added.length,
    changed: plan.changed.length,
    removed: plan.removed.length,
    heldBack: plan.heldBack.length,
    refused: report.refused.length,
    unreadable: report.bad.length,
  };
  const requested = runTabs.find((tab) => tab === query.get('tab'));
  const tab = requested ?? runTabs.find((one) => counts[one] > 0) ?? 'added';
  const last = Math.max(1, Math.ceil(counts[tab] / pageLength));
  const page = Math.min(last, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  const leftOut = new Set(feed.leftOut);
  return {
    ...head,
    proposal: {
      digest,
      counts,
      tab,
      page,
      last,
      content: await readTab(platform, proposal, { tab, page, leftOut, say }),
      leftOut: leftOut.size > 0 ? keysOf(plan).filter((key) => leftOut.has(key)) : [],
      marked: plan.marked.map((entry) => {
        const key = addedKey(entry);
        return { key, wasLeftOut: leftOut.has(key) };
      }),
      total: counts.added + counts.changed + counts.removed,
      unchanged: plan.unchanged.length,
      entries: report.entries,
      isWhole: report.isWhole,
      unpaid: report.unpaid.map(say),
      warnings: report.warnings.filter((line) => !report.unpaid.includes(line)).map(say),
      categories: showCategories(proposal, verticalOf(platform, proposal)),
    },
  };
}

/** The provider's categories with the number of their entries, and the categories of the menu. */
function showCategories({ plan, state, feed }: Proposal, verticalId: number) {
  const chosen = new Map(readRules(feed.rules).categories);
  return {
    uses: plan.categories.slice(0, 200).map(({ name, count, category, isMapped }) => ({
      name,
      count,
      category,
      isMapped,
      chosen: chosen.get(name) ?? null,
    })),
    options: listCategories(state.menu, verticalId).map(({ id, name }) => ({ id, name })),
  };
}
