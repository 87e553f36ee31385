import type { CheckedFrame } from '#app/checks/check-frame.server.ts';
import {
  checkItems,
  describeReport,
  forgetOtherItems,
  keyOf,
  listDue,
  type CheckContext,
} from '#app/checks/check-items.server.ts';
import { findChromium, openFrameBrowser, type FrameBrowser } from '#app/checks/frame-browser.server.ts';
import { isCheckTime } from '#app/checks/check-time.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { JobContext } from '#app/jobs/define-job.ts';
import { listItemChecks } from '#app/store/item-checks.server.ts';
import { listReports } from '#app/store/reports.server.ts';
import type { Db } from '#app/store/store.ts';
import type { Platform } from './platform.server.ts';
import { siteUrl } from './seo/meta.ts';
import type { VerticalServer } from './vertical.server.ts';

/** Lists the frames that other servers provide for items of the enabled sections, in catalogue order. */
export function listCheckedFrames(
  { catalogues, settings }: Pick<Snapshot, 'catalogues' | 'settings'>,
  verticals: readonly VerticalServer[],
  url: string,
): CheckedFrame[] {
  const { verticals: shown } = settings;
  const site = { settings, siteUrl: url };
  return verticals.flatMap((server): CheckedFrame[] => {
    const { id: verticalId } = server.vertical;
    if (!server.checkedFrame || (shown.length > 0 && !shown.includes(verticalId))) return [];
    return [...(catalogues.get(verticalId)?.itemById.values() ?? [])].flatMap((item) => {
      const frame = server.checkedFrame?.(item, site);
      return frame
        ? [{ verticalId, itemId: item.id, title: item.title, playUrl: item.playUrl, ...frame }]
        : [];
    });
  });
}

/** Returns the environment of a portal's checks. `url` is its public address. */
export function checkContextOf(
  { store, network }: Pick<Platform, 'store' | 'network'>,
  url: string,
): CheckContext {
  return {
    store,
    network,
    portal: new URL(url).origin,
    userAgent: `Portico (+${url}; checks that games work)`,
  };
}

/** Returns the keys of the items with open reports. */
export async function listReportedKeys(db: Db): Promise<Set<string>> {
  return new Set((await listReports(db, { state: 'open' })).map(keyOf));
}

type CheckParts = Pick<Platform, 'store' | 'network' | 'snapshots' | 'verticals' | 'environment'>;

/**
 * Checks the games that are due, but only during the hours set for checks. If an operator has requested the run, checks
 * all games immediately. Returns a line for the operator, as an encoded phrase, or "" if there was nothing to do.
 */
export async function runChecks(
  platform: CheckParts,
  { clock, signal, isRequested }: Pick<JobContext, 'clock' | 'signal' | 'isRequested'>,
): Promise<string> {
  const { store, snapshots, verticals, environment } = platform;
  const snapshot = snapshots.current();
  if (!snapshot) return '';
  const { timeZone } = snapshot.settings;
  const { checkHours } = environment;
  const mayContinue = () =>
    isRequested || (checkHours !== undefined && isCheckTime(clock.now(), timeZone, checkHours));
  if (!mayContinue()) return '';
  const url = siteUrl(snapshot.info, environment);
  const frames = listCheckedFrames(snapshot, verticals, url);
  await forgetOtherItems(store, frames);
  const reported = await listReportedKeys(store.db);
  const due = isRequested
    ? frames
    : listDue(frames, await listItemChecks(store.db), { now: clock.now(), reported });
  if (due.length === 0) return '';
  const context = checkContextOf(platform, url);
  const browser = await openBrowser(platform, context);
  try {
    const options = { siteSize: frames.length, signal, mayContinue, reported };
    return describeReport(await checkItems({ ...context, browser }, due, options));
  } finally {
    await browser?.close();
  }
}

/** Starts Chromium if the machine has it. The checks over HTTP do not need it. */
async function openBrowser(
  { store, environment }: Pick<Platform, 'store' | 'environment'>,
  { portal }: CheckContext,
): Promise<FrameBrowser | null> {
  const executablePath = findChromium(environment.chromiumPath);
  if (executablePath === null) return null;
  try {
    return await openFrameBrowser({ executablePath, portal });
  } catch (error) {
    // Playwright appends a log of many lines that only repeats the command, so the log is removed.
    const reason = String(error)
      .replace(/Call log:[^]*/, '')
      .trim();
    store.log.warn({ reason }, 'Chromium does not start; games are checked without it');
    return null;
  }
}
