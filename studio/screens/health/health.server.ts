import { checkItems, keyOf } from '#app/checks/check-items.server.ts';
import { readFaultKind, type FaultKind } from '#app/checks/fault.ts';
import { checkJobName } from '#app/jobs/check-job.server.ts';
import { checkContextOf, listCheckedFrames } from '#app/pages/checks.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { siteUrl } from '#app/pages/seo/meta.ts';
import {
  findItemCheck,
  listCheckPictures,
  listItemChecks,
  saveItemChecks,
  type ItemCheck,
} from '#app/store/item-checks.server.ts';
import { listReports } from '#app/store/reports.server.ts';
import type { CheckState } from '#app/store/schema.ts';
import { data } from 'react-router';
import { z } from 'zod';
import { describePictures } from '../../pictures/pictures.server.ts';
import { sectionName } from '../content/section.server.ts';
import { readJobs } from '../system/system.server.ts';
import { groupReports, type ReportedItem } from '../today/attention.server.ts';
import { listMissedSearches } from './missed-searches.server.ts';

/** Maximum number of rows. The most urgent ones come first. */
const maxRows = 200;
const maxReports = 200;
const shownCovers = 5;

/** The last check of an item, as operators see it. */
export interface ShownCheck {
  playUrl: string;
  state: CheckState;
  /** Time at which the item came into this state. All times here are in Unix milliseconds. */
  since: number;
  checkedAt: number;
  failingSince: number | null;
  /** `null` if there is no fault, or if another version of Portico stored a kind that this version does not know. */
  fault: FaultKind | null;
  detail: string;
  isKept: boolean;
}

/** An item that needs attention: its check failed, or visitors have reported it. */
export interface HealthRow {
  /** Ids of the vertical and the item, separated by a space. */
  key: string;
  verticalId: number;
  itemId: number;
  /** `null` if the item no longer exists or is hidden. */
  title: string | null;
  section: string;
  prefix: string;
  /** Small version of its cover, or "". */
  cover: string;
  /** Time of the picture of its failed check. `null` without a picture. */
  seenAt: number | null;
  /** `null` if it was never checked. */
  check: ShownCheck | null;
  /** Whether it can be checked now. */
  canCheck: boolean;
  reports: ReportedItem['reports'];
}

/** Reads everything that the screen shows. */
export async function readHealth(platform: Platform, language: string) {
  const { store, clock, snapshots, environment } = platform;
  const [checks, taken, reports, jobs] = await Promise.all([
    listItemChecks(store.db),
    listCheckPictures(store.db),
    listReports(store.db, { state: 'open', limit: maxReports }),
    readJobs(platform, language),
  ]);
  const frames = framesOf(platform);
  const pictures = new Map(taken.map((picture) => [keyOf(picture), picture.takenAt]));
  const known = new Map(checks.map((check) => [keyOf(check), check]));
  const reported = new Map(groupReports(reports).map((item) => [keyOf(item), item]));
  const keys = new Set([...reported.keys(), ...checks.filter(({ state }) => state !== 'ok').map(keyOf)]);
  const rows = [...keys].flatMap((key) => {
    const check = known.get(key);
    const item = check ?? reported.get(key);
    if (!item) return [];
    const { verticalId, itemId } = item;
    return [{ key, verticalId, itemId, check, reported: reported.get(key), frame: frames.get(key) }];
  });
  const urgent = rows.sort((a, b) => rankOf(a) - rankOf(b) || latestOf(b) - latestOf(a)).slice(0, maxRows);
  const itemOf = ({ verticalId, itemId }: { verticalId: number; itemId: number }) =>
    snapshots.current()?.catalogues.get(verticalId)?.itemById.get(itemId);
  const covers = await describePictures(
    platform,
    urgent.map((row) => itemOf(row)?.image ?? ''),
  );
  const job = jobs.find(({ name }) => name === checkJobName);
  const counts = { ok: 0, suspect: 0, dead: 0 };
  for (const { state } of checks) counts[state] += 1;
  return {
    now: clock.now(),
    counts,
    games: frames.size,
    total: rows.length,
    /** The hours of the day between which games are checked. `null` if they are only checked on request. */
    hours: environment.checkHours ?? null,
    isRunning: job?.state === 'running' || job?.state === 'waiting',
    lastAt: checks.reduce((latest, { checkedAt }) => Math.max(latest, checkedAt), 0) || null,
    rows: urgent.map((row): HealthRow => {
      const server = platform.verticals.find(({ vertical }) => vertical.id === row.verticalId);
      const item = itemOf(row);
      return {
        key: row.key,
        verticalId: row.verticalId,
        itemId: row.itemId,
        title: item?.title ?? row.reported?.title ?? null,
        section: server ? sectionName(platform, server) : '',
        prefix: server?.vertical.prefix ?? '',
        cover: covers.get(item?.image ?? '')?.src ?? '',
        seenAt: pictures.get(row.key) ?? null,
        check: row.check ? showCheck(row.check) : null,
        canCheck: row.frame !== undefined,
        reports: row.reported?.reports ?? [],
      };
    }),
    covers: listForeignCovers(platform),
    searches: await listMissedSearches(platform),
  };
}

export type HealthData = Awaited<ReturnType<typeof readHealth>>;

function framesOf({ snapshots, verticals, environment }: Platform) {
  const snapshot = snapshots.current();
  if (!snapshot) return new Map<string, never>();
  const frames = listCheckedFrames(snapshot, verticals, siteUrl(snapshot.info, environment));
  return new Map(frames.map((frame) => [keyOf(frame), frame]));
}

interface Ranked {
  check: ItemCheck | undefined;
  reported: ReportedItem | undefined;
}

function rankOf({ check, reported }: Ranked): number {
  if (reported) return 0;
  return check?.state === 'dead' ? 1 : 2;
}

function latestOf({ check, reported }: Ranked): number {
  return reported?.latest ?? check?.since ?? 0;
}

function showCheck(check: ItemCheck): ShownCheck {
  const { playUrl, state, since, checkedAt, failingSince, fault, detail, isKept } = check;
  return {
    playUrl,
    state,
    since,
    checkedAt,
    failingSince,
    fault: readFaultKind(fault),
    detail,
    isKept,
  };
}

/** Lists the sections with items whose covers are loaded from other sites. */
function listForeignCovers(platform: Platform) {
  const { snapshots, verticals } = platform;
  return verticals.flatMap((server) => {
    const { id, prefix } = server.vertical;
    const items = snapshots.current()?.catalogues.get(id)?.items ?? [];
    const foreign = items.filter(({ image }) => /^https?:/.test(image));
    if (foreign.length === 0) return [];
    const first = foreign.slice(0, shownCovers).map(({ id: itemId, title }) => ({ id: itemId, title }));
    return [{ prefix, section: sectionName(platform, server), count: foreign.length, first }];
  });
}

const number = z.coerce.number().int().positive();
const itemFields = { verticalId: number, itemId: number };
const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('check'), ...itemFields }),
  z.object({ intent: z.literal('keep'), ...itemFields }),
  z.object({ intent: z.literal('unkeep'), ...itemFields }),
  z.object({ intent: z.literal('check-all') }),
]);

/** The effect of an action of the screen. */
export type HealthOutcome =
  | { outcome: 'checked'; title: string; state: CheckState; fault: FaultKind | null; detail: string }
  | { outcome: 'kept' | 'freed'; verticalId: number; itemId: number }
  | { outcome: 'gone' | 'offline' | 'started' };

/**
 * Checks one game now, starts a check of all games, or sets whether a game stays in lists even if its checks fail.
 * Throws a response with status 400 if the form is malformed.
 */
export async function actOnHealth(
  platform: Platform,
  fields: unknown,
  signal: AbortSignal,
): Promise<HealthOutcome> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw data(null, { status: 400 });
  const { data: form } = parsed;
  const { store, jobs, snapshots } = platform;
  if (form.intent === 'check-all') {
    void jobs.request(checkJobName);
    return { outcome: 'started' };
  }
  if (form.intent === 'check') return checkNow(platform, form, signal);
  const known = await findItemCheck(store.db, form);
  if (!known) return { outcome: 'gone' };
  const isKept = form.intent === 'keep';
  await saveItemChecks(store.db, [{ ...known, isKept }]);
  await snapshots.refresh();
  const { verticalId, itemId } = form;
  return { outcome: isKept ? 'kept' : 'freed', verticalId, itemId };
}

async function checkNow(
  platform: Platform,
  item: { verticalId: number; itemId: number },
  signal: AbortSignal,
): Promise<HealthOutcome> {
  const { store, snapshots, environment } = platform;
  const frames = framesOf(platform);
  const frame = frames.get(keyOf(item));
  const snapshot = snapshots.current();
  if (!frame || !snapshot) return { outcome: 'gone' };
  const context = checkContextOf(platform, siteUrl(snapshot.info, environment));
  await checkItems(context, [frame], { siteSize: frames.size, signal });
  await snapshots.refresh();
  const check = await findItemCheck(store.db, item);
  if (!check) return { outcome: 'offline' };
  const { state, fault, detail } = check;
  const title = snapshot.catalogues.get(item.verticalId)?.itemById.get(item.itemId)?.title ?? '';
  return { outcome: 'checked', title, state, fault: readFaultKind(fault), detail };
}
