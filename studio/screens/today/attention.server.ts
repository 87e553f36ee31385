import { z } from 'zod';
import { data } from 'react-router';
import { setItemHidden } from '#app/changes/hide-item.server.ts';
import { listChanges } from '#app/changes/read-changes.server.ts';
import { leftOutOfPlatform } from '#app/pages/notices.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { listDraftHeads } from '#app/store/drafts.server.ts';
import { listFeedRuns } from '#app/store/feed-runs.server.ts';
import { closeReport, listReports, type Report } from '#app/store/reports.server.ts';

/** Milliseconds after which a draft that nobody changes is mentioned. */
const draftPatience = 3 * 86_400_000;
const shownReports = 200;
const shownChanges = 5;

/** The open reports of visitors about one item. */
export interface ReportedItem {
  verticalId: number;
  itemId: number;
  /** `null` if the item no longer exists. */
  title: string | null;
  /** Milliseconds of the latest report. */
  latest: number;
  reports: Pick<Report, 'id' | 'reason' | 'message' | 'createdAt'>[];
}

/** Reads what needs the attention of an operator. */
export async function readAttention(platform: Platform) {
  const { store, clock } = platform;
  const now = clock.now();
  const reports = await listReports(store.db, { state: 'open', limit: shownReports });
  const runs = await listFeedRuns(store.db);
  const latestRuns = [...Map.groupBy(runs, ({ provider }) => provider).values()].flatMap(
    ([run]) => run ?? [],
  );
  const drafts = await listDraftHeads(store.db);
  return {
    reported: groupReports(reports),
    failedFeeds: latestRuns
      .filter(({ outcome }) => outcome === 'failed' || outcome === 'refused')
      .map(({ provider, startedAt }) => ({ provider, startedAt })),
    rejected: leftOutOfPlatform(platform).count,
    drafts: drafts
      .filter(
        ({ problem, publishAt, updatedAt }) =>
          problem !== '' || (publishAt === null && updatedAt < now - draftPatience),
      )
      .map(({ id, title, author, updatedAt, problem }) => ({ id, title, author, updatedAt, problem })),
  };
}

/** Reads the latest changes of the site. */
export async function readPublished({ store }: Platform) {
  const changes = await listChanges(store, { limit: shownChanges });
  return changes.map(({ version, at, author, summary, undoneBy, parts, items, pictures }) => ({
    version,
    at,
    author,
    summary,
    isUndone: undoneBy !== null,
    places: parts + items + pictures,
  }));
}

function groupReports(reports: readonly Report[]): ReportedItem[] {
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
 * Closes all open reports about an item, and hides it if asked. Hiding is published at once. Throws a response with
 * status 400.
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
