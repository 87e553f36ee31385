import { z } from 'zod';
import { data } from 'react-router';
import { readRunFailure } from '#app/feeds/run-summary.ts';
import { setItemHidden } from '#app/changes/hide-item.server.ts';
import { listChanges } from '#app/changes/read-changes.server.ts';
import { shortenAddress, shortenAddressesIn } from '#app/feeds/shorten-address.ts';
import { activeVerticals } from '#app/pages/layouts/active-verticals.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { listBackupFiles } from '#app/store/backup.server.ts';
import { isNearlyFull, readDiskSpace } from '#app/store/disk-space.server.ts';
import { listDraftHeads } from '#app/store/drafts.server.ts';
import { listFeedRuns } from '#app/store/feed-runs.server.ts';
import { countItemChecks } from '#app/store/item-checks.server.ts';
import { closeReport, listReports, type Report } from '#app/store/reports.server.ts';
import type { Store } from '#app/store/store.ts';
import type { Headline } from '../../changes/headline.server.ts';
import { draftProblemsIn } from '../../draft/draft-problem.server.ts';
import { readFeeds, type FeedReader } from '../feeds/feeds.server.ts';
import { sectionName } from '../content/section.server.ts';

/** A draft is listed if it has not been changed for this many milliseconds. */
const draftPatience = 3 * 86_400_000;
/** Age in milliseconds from which the latest backup is too old: a day and a half, because backups are made daily. */
const backupPatience = 36 * 3_600_000;
/** An item is listed if it ends within this many milliseconds. */
const endingSoon = 7 * 86_400_000;
const shownEnding = 3;
const shownReports = 200;
const shownChanges = 5;

/** The open reports of visitors about one item. */
export interface ReportedItem {
  verticalId: number;
  itemId: number;
  /** `null` if the item no longer exists. */
  title: string | null;
  /** Time of the latest report in milliseconds. */
  latest: number;
  reports: Pick<Report, 'id' | 'reason' | 'message' | 'createdAt'>[];
}

/** Reads the problems and waiting work that Today lists, in a language of the Studio. */
export async function readAttention(platform: Platform, reader: FeedReader & { language: string }) {
  const { canEdit, say, language } = reader;
  const sayProblem = draftProblemsIn(platform, language);
  const { store, clock, snapshots } = platform;
  const now = clock.now();
  const [reports, checks, runs, drafts, disk, backup] = await Promise.all([
    listReports(store.db, { state: 'open', limit: shownReports }),
    countItemChecks(store.db),
    listFeedRuns(store.db),
    listDraftHeads(store.db),
    readDiskSpace(store.dataDir),
    readBackupAge(store, now),
  ]);
  const ownRuns = runs.filter(({ feedId }) => feedId === null);
  const latestRuns = [...Map.groupBy(ownRuns, ({ provider }) => provider).values()].flatMap(
    ([run]) => run ?? [],
  );
  return {
    problem: platform.storeLoss() ?? snapshots.failure(),
    disk: disk && isNearlyFull(disk) ? disk : null,
    backup,
    reported: groupReports(reports),
    checks: { dead: checks.dead, suspect: checks.suspect },
    failedFeeds: latestRuns
      .filter(({ outcome }) => outcome === 'failed' || outcome === 'refused')
      .map(({ provider, source, startedAt, summary }) => {
        const reason = say(readRunFailure(summary));
        return {
          provider,
          source: canEdit ? source : shortenSource(source),
          startedAt,
          reason: canEdit ? reason : shortenAddressesIn(reason),
        };
      }),
    storedFeeds: (await readFeeds(platform, reader)).filter(
      ({ health, waiting, unpaid }) =>
        health === 'failing' || health === 'silent' || waiting !== null || unpaid.length > 0,
    ),
    ending: listEnding(platform, now),
    rejected: listRejected(platform),
    samples: listSamples(platform),
    drafts: drafts
      .filter(
        ({ problem, publishAt, updatedAt }) =>
          problem !== '' || (publishAt === null && updatedAt < now - draftPatience),
      )
      .map(({ id, title, author, updatedAt, problem }) => ({
        id,
        title,
        author,
        updatedAt,
        problem: sayProblem(problem),
      })),
  };
}

function shortenSource(source: string): string {
  return /^https?:/i.test(source) ? shortenAddress(source) : source;
}

/**
 * Returns the time of the latest backup if it is too old, and `never` if there is no backup. Returns `null` if the
 * latest backup is recent, or if the store is a PostgreSQL database.
 */
async function readBackupAge(store: Store, now: number): Promise<number | 'never' | null> {
  if (store.engine !== 'sqlite') return null;
  const [latest] = await listBackupFiles(store.dataDir);
  if (!latest) return 'never';
  return latest.madeAt < now - backupPatience ? latest.madeAt : null;
}

/** Items of one section that end soon. */
export interface EndingItems {
  prefix: string;
  section: string;
  count: number;
  /** The items that end first. `endsAt` is in milliseconds. */
  first: { id: number; title: string; endsAt: number }[];
}

/** Lists the coupons, offers and other items that end soon, by section. */
function listEnding(platform: Platform, now: number): EndingItems[] {
  const { snapshots, verticals } = platform;
  return verticals.flatMap((server): EndingItems[] => {
    const { id, prefix } = server.vertical;
    const items = snapshots.current()?.catalogues.get(id)?.items ?? [];
    const ending = items
      .flatMap(({ id: itemId, title, endsAt }) =>
        endsAt !== undefined && endsAt > now && endsAt < now + endingSoon
          ? [{ id: itemId, title, endsAt }]
          : [],
      )
      .sort((a, b) => a.endsAt - b.endsAt);
    if (ending.length === 0) return [];
    const section = sectionName(platform, server);
    return [{ prefix, section, count: ending.length, first: ending.slice(0, shownEnding) }];
  });
}

/** Counts the items that no page shows because their data is invalid, by section. */
function listRejected(platform: Platform): { prefix: string; section: string; count: number }[] {
  const leftOut = platform.snapshots.current()?.leftOut ?? [];
  return platform.verticals.flatMap((server) => {
    const { id, prefix } = server.vertical;
    const count = leftOut.filter(({ verticalId }) => verticalId === id).length;
    return count === 0 ? [] : [{ prefix, section: sectionName(platform, server), count }];
  });
}

/** Counts the samples that visitors see, by section. */
function listSamples(platform: Platform): { prefix: string; section: string; count: number }[] {
  const snapshot = platform.snapshots.current();
  if (!snapshot) return [];
  return activeVerticals(platform, snapshot).flatMap((server) => {
    const { id, prefix } = server.vertical;
    const count = snapshot.catalogues.get(id)?.items.filter(({ isSample }) => isSample).length ?? 0;
    return count === 0 ? [] : [{ prefix, section: sectionName(platform, server), count }];
  });
}

/** Reads the latest changes of the site. */
export async function readPublished({ store }: Platform, headline: Headline) {
  const changes = await listChanges(store, { limit: shownChanges });
  return changes.map(({ version, at, author, summary, undoneBy, parts, items, pictures }) => ({
    version,
    at,
    author,
    headline: headline(summary),
    isUndone: undoneBy !== null,
    entries: parts + items + pictures,
  }));
}

/** Groups the reports by item. The item with the latest report comes first. */
export function groupReports(reports: readonly Report[]): ReportedItem[] {
  const groups = Map.groupBy(reports, ({ verticalId, itemId }) => `${verticalId} ${itemId}`);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { verticalId, itemId, title, createdAt } = first;
    return [{ verticalId, itemId, title, latest: createdAt, reports: own.map(shownReport) }];
  });
}

function shownReport({ id, reason, message, createdAt }: Report): ReportedItem['reports'][number] {
  return { id, reason, message, createdAt };
}

const number = z.coerce.number().int().positive();
const schema = z.object({
  intent: z.enum(['close', 'hide']),
  verticalId: number,
  itemId: number,
  note: z.string().trim().max(1_000),
});

/**
 * Closes all open reports about an item. Can also hide the item, and then publishes that change at once. Throws a
 * response with status 400 if the form is malformed.
 */
export async function answerReports(
  platform: Platform,
  author: string,
  fields: unknown,
): Promise<{ closed: number; version: number | null }> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw data(null, { status: 400 });
  const { intent, verticalId, itemId, note } = parsed.data;
  const { store, clock, snapshots } = platform;
  let version: number | null = null;
  if (intent === 'hide') {
    const by = { origin: 'studio', author } as const;
    const change = await setItemHidden(store, verticalId, itemId, true, by);
    if (change?.isChanged) ({ version } = change);
    await snapshots.refresh();
  }
  const open = await listReports(store.db, { state: 'open' });
  let closed = 0;
  for (const report of open) {
    if (report.verticalId !== verticalId || report.itemId !== itemId) continue;
    if (await closeReport(store.db, { id: report.id, note, closedAt: clock.now() })) closed += 1;
  }
  return { closed, version };
}
