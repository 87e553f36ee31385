import { plainWidths } from '@portico/shared/prepared-files';
import { data } from 'react-router';
import { z } from 'zod';
import { faultReason, repeatPlace } from '#app/bundle/fault.ts';
import { textOf } from '#app/bundle/decode-item.server.ts';
import type { JsonObject } from '#app/bundle/json-source.server.ts';
import { addedKey, changedKey, removedKey } from '#app/feeds/choose-changes.ts';
import { chosenCategories, readItemField, categoriesField } from '#app/feeds/delivered-fields.ts';
import { listCategories } from '#app/feeds/map-categories.server.ts';
import { chooseCategory } from '#app/feeds/manage-feeds.server.ts';
import type { GateFinding } from '#app/feeds/quality-gate.ts';
import { acceptRun, readProposal, type Proposal } from '#app/feeds/proposals.server.ts';
import { noFetch } from '#app/feeds/recorded-fetch.server.ts';
import { readRules } from '#app/feeds/feed-rules.ts';
import { openFetchRecord } from '#app/media/fetch-record.server.ts';
import type { Actor } from '#app/operators/audit-log.server.ts';
import { feedContextOf, feedsOf } from '#app/pages/feeds.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { localAddress } from '#app/pages/seo/meta.ts';
import { findFeedRun } from '#app/store/feed-runs.server.ts';
import { findFeed } from '#app/store/feeds.server.ts';
import type { Store } from '#app/store/store.ts';
import type { ShownChange, ShownPicture } from '../../changes/shown-change.ts';
import { describePictures } from '../../pictures/pictures.server.ts';
import { showChangedItems } from './show-changed.server.ts';
import { runTabs, type RunTab } from './run-tabs.ts';

/** Entries on one page of a tab. */
const pageLength = 60;
/** Time in milliseconds for which a computed proposal stays in memory. */
const memory = 120_000;

const remembered = new WeakMap<Store, { key: string; proposal: Proposal }>();

/** Computes a proposal, or takes it from the memory if neither the site nor the feed has changed. */
async function proposalOf(platform: Platform, runId: number): Promise<Proposal | null> {
  const { store } = platform;
  const run = await findFeedRun(store.db, runId);
  if (run?.outcome !== 'waiting' || run.feedId === null) return null;
  const feed = await findFeed(store.db, run.feedId);
  if (!feed) return null;
  const key = `${runId} ${await store.readVersion()} ${feed.revision}`;
  const known = remembered.get(store);
  if (known?.key === key) return known.proposal;
  const proposal = await readProposal(feedContextOf(platform), runId);
  if (!proposal) return null;
  remembered.set(store, { key, proposal });
  setTimeout(() => {
    if (remembered.get(store)?.key === key) remembered.delete(store);
  }, memory).unref();
  return proposal;
}

/** A new or removed item of a proposal. */
export interface ShownEntry {
  key: string;
  title: string;
  picture: ShownPicture | null;
  categories: string;
  wasLeftOut: boolean;
  /** The rules of the quality gate that a new item breaks. */
  marks: readonly GateFinding[];
}

/** An entry that a run did not import, with its reason. */
export interface LeftEntry {
  key: string;
  place: string;
  title: string;
  reason: string;
  /** The item that it probably duplicates. */
  existing: { title: string; href: string } | null;
}

/** The entries of one tab. */
type TabContent =
  | { kind: 'items'; entries: ShownEntry[] }
  | { kind: 'changes'; entries: (ShownChange & { wasLeftOut: boolean; choice: string })[] }
  | { kind: 'left'; entries: LeftEntry[] };

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
  const wanted = runTabs.find((tab) => tab === query.get('tab'));
  const tab = wanted ?? runTabs.find((one) => counts[one] > 0) ?? 'added';
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
      content: await showTab(platform, proposal, { tab, page, leftOut, say }),
      leftOut: [...countLeftOut(proposal, leftOut)],
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

/** Lists the keys of the proposed changes that the operator left out before. */
function* countLeftOut({ plan }: Proposal, leftOut: ReadonlySet<string>): Iterable<string> {
  if (leftOut.size === 0) return;
  const keys = [
    ...plan.added.map(addedKey),
    ...plan.changed.map(changedKey),
    ...plan.removed.map(removedKey),
  ];
  for (const key of keys) if (leftOut.has(key)) yield key;
}

function verticalOf({ verticals }: Platform, { run }: Proposal): number {
  return feedsOf(verticals).get(run.provider)?.verticalId ?? 0;
}

async function showTab(
  platform: Platform,
  proposal: Proposal,
  {
    tab,
    page,
    leftOut,
    say,
  }: { tab: RunTab; page: number; leftOut: ReadonlySet<string>; say: (text: string) => string },
): Promise<TabContent> {
  const { plan, report, state } = proposal;
  const verticalId = verticalOf(platform, proposal);
  const slice = <Entry>(list: readonly Entry[]) => list.slice((page - 1) * pageLength, page * pageLength);
  switch (tab) {
    case 'added': {
      const marks = new Map(plan.marked.map(({ providerId, findings }) => [providerId, findings]));
      // Marked entries come first, so that operators with many new entries see them.
      const added = plan.added.toSorted(
        (a, b) => Number(marks.has(b.providerId)) - Number(marks.has(a.providerId)),
      );
      const part = slice(added);
      const names = categoryNames(platform, verticalId);
      const pictures = await findPictures(
        platform,
        part.map(({ item }) => textOf(item.img)),
      );
      const entries = part.map((entry): ShownEntry => {
        const key = addedKey(entry);
        const { item } = entry;
        return {
          key,
          title: textOf(item.title),
          picture: pictures.get(textOf(item.img)) ?? null,
          categories: categoriesOf(item, names),
          wasLeftOut: leftOut.has(key),
          marks: marks.get(entry.providerId) ?? [],
        };
      });
      return { kind: 'items', entries };
    }
    case 'removed': {
      const part = slice(plan.removed).map((entry) => ({
        key: removedKey(entry),
        item: JSON.parse(entry.data) as JsonObject,
      }));
      const names = categoryNames(platform, verticalId);
      const pictures = await findPictures(
        platform,
        part.map(({ item }) => textOf(item.img)),
      );
      const entries = part.map(({ key, item }): ShownEntry => ({
        key,
        title: textOf(item.title),
        picture: pictures.get(textOf(item.img)) ?? null,
        categories: categoriesOf(item, names),
        wasLeftOut: leftOut.has(key),
        marks: [],
      }));
      return { kind: 'items', entries };
    }
    case 'changed': {
      const part = slice(plan.changed);
      const shown = await showChangedItems(platform, state, verticalId, part);
      const entries = shown.flatMap((change, index) => {
        const entry = part[index];
        if (!entry) return [];
        const choice = changedKey(entry);
        return [{ ...change, choice, wasLeftOut: leftOut.has(choice) }];
      });
      return { kind: 'changes', entries };
    }
    case 'heldBack': {
      const prefix =
        platform.verticals.find(({ vertical }) => vertical.id === verticalId)?.vertical.prefix ?? '';
      const entries = slice(plan.heldBack).map(
        ({ place, providerId, title, reason, existing }): LeftEntry => ({
          key: `${place} ${providerId}`,
          place: say(place),
          title,
          reason,
          existing: { title: existing.title, href: `/content/${prefix}/${existing.id}` },
        }),
      );
      return { kind: 'left', entries };
    }
    case 'refused': {
      const entries = slice(report.refused).map(({ place, providerId, title, reason }): LeftEntry => ({
        key: `${place} ${providerId}`,
        place: say(place),
        title,
        reason: say(reason),
        existing: null,
      }));
      return { kind: 'left', entries };
    }
    case 'unreadable': {
      const entries = slice(report.bad).map((fault, index): LeftEntry => ({
        key: `${index} ${fault.path}`,
        place: say(repeatPlace(fault)),
        title: '',
        reason: say(faultReason(fault)),
        existing: null,
      }));
      return { kind: 'left', entries };
    }
  }
}

/** Finds small versions of pictures: of the site, or of those that the run has prepared. */
async function findPictures(
  platform: Platform,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, ShownPicture>> {
  const known = await describePictures(platform, addresses);
  const record = await openFetchRecord(platform.mediaDir);
  return new Map(
    addresses.flatMap((path) => {
      const stored = known.get(path);
      if (stored) return [[path, { src: stored.src, color: stored.color, path }] as const];
      const file = record.find(path);
      if (!file) return [];
      const [small = file.width] = plainWidths(file.widths);
      const src = `${localAddress(platform.environment)}/media/${file.hash}-${small}.webp`;
      return [[path, { src, color: file.color, path }] as const];
    }),
  );
}

function categoryNames({ snapshots }: Platform, verticalId: number): ReadonlyMap<number, string> {
  const categories = snapshots.current()?.catalogues.get(verticalId)?.categoryById;
  return new Map([...(categories ?? [])].map(([id, { name }]) => [id, name]));
}

function categoriesOf(item: JsonObject, names: ReadonlyMap<number, string>): string {
  const ids = chosenCategories(readItemField(item, categoriesField));
  return ids.map((id) => names.get(id) ?? String(id)).join(', ');
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

const keyList = z
  .string()
  .max(1_900_000)
  .transform((given, context) => {
    try {
      return z.array(z.string()).parse(JSON.parse(given));
    } catch {
      context.addIssue({ code: 'custom', message: 'not a list of keys' });
      return z.NEVER;
    }
  });

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('accept'), digest: z.string().max(50), except: keyList, also: keyList }),
  z.object({ intent: z.literal('decline'), digest: z.string().max(50) }),
  z.object({
    intent: z.literal('category'),
    name: z.string().trim().min(1).max(200),
    category: z.union([z.literal(''), z.coerce.number().int().positive()]),
  }),
]);

/** The result of an action on a run. */
export type RunAnswer =
  | { outcome: 'applied'; version: number | null; added: number; changed: number; removed: number }
  | { outcome: 'declined' | 'unchanged' | 'gone' | 'moved' | 'saved' };

/** Accepts or declines a run, or changes the category table of its feed. Throws an answer with status 400 or 404. */
export async function answerRun(
  platform: Platform,
  actor: Actor,
  runId: number,
  fields: unknown,
): Promise<RunAnswer> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw data(null, { status: 400 });
  const { data: input } = parsed;
  const { store, snapshots } = platform;
  if (input.intent === 'category') {
    const run = await findFeedRun(store.db, runId);
    if (run?.feedId == null) throw data(null, { status: 404 });
    const categoryId = input.category === '' ? null : input.category;
    const feed = await chooseCategory(store, { id: run.feedId, name: input.name, categoryId }, actor);
    return { outcome: feed ? 'saved' : 'gone' };
  }
  const except = new Set(input.intent === 'accept' ? input.except : []);
  const also = new Set(input.intent === 'accept' ? input.also : []);
  const result = await acceptRun(feedContextOf(platform), {
    runId,
    digest: input.digest,
    author: actor.operatorName,
    // The pictures were fetched during the run, because an answer must not wait for other hosts.
    fetch: noFetch,
    isChosen: (key, wasLeftOut) =>
      input.intent === 'accept' && (wasLeftOut ? also.has(key) : !except.has(key)),
  });
  if (result.outcome !== 'applied') return result;
  await snapshots.refresh();
  const { version, added, changed, removed } = result.report;
  return { outcome: 'applied', version, added, changed, removed };
}
