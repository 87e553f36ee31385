import { asObject, asText } from '#app/lib/json.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import { joinPhrases } from '#app/lib/join-phrases.ts';
import { phrase } from '#app/lib/phrase.ts';
import type { GuardedFetch } from '#app/network/guarded-fetch.server.ts';
import {
  deleteItemChecks,
  findItemCheck,
  deleteCheckPicture,
  listItemChecks,
  saveCheckPicture,
  saveItemChecks,
  type ItemCheck,
} from '#app/store/item-checks.server.ts';
import { readStoredItems } from '#app/store/items.server.ts';
import type { Store } from '#app/store/store.ts';
import { checkFrame, type CheckedFrame } from './check-frame.server.ts';
import { readFaultKind, type Fault, type FaultKind } from './fault.ts';
import type { FrameBrowser, FrameSight } from './frame-browser.server.ts';
import { HostPace } from './host-pace.server.ts';
import { nextCheck } from './next-check.ts';

/** Environment of a run of checks. */
export interface CheckContext {
  store: Store;
  network: Pick<GuardedFetch, 'probe'>;
  /** Origin of the portal. */
  portal: string;
  userAgent: string;
  /** Opens the games whose servers answer. Without a browser, games are checked over HTTP only. */
  browser?: FrameBrowser | null;
  pace?: HostPace;
}

export interface CheckOptions {
  signal: AbortSignal;
  /** Called after each item with the number of checked items. */
  onProgress?: (done: number) => void;
  /** Whether another item may be started. */
  mayContinue?: () => boolean;
  /** Keys of reported items. The browser opens them even if it opened them recently. */
  reported?: ReadonlySet<string>;
}

/** The result of a run: the number of checked items in each state. */
export interface CheckReport {
  checked: number;
  ok: number;
  suspect: number;
  dead: number;
  /** Numbers of items that the run hid, and that it made visible again. */
  hidden: number;
  returned: number;
  /** Number of items that stay suspect only because the run has already hidden as many items as it may. */
  heldBack: number;
  /** Whether no server at all could be reached, so that nothing was stored. */
  isOffline: boolean;
}

/**
 * All checks of a process share this pace, so that manual and nightly checks together stay within the limit for a host.
 */
const processPace = new HostPace();

/** Number of hosts that are checked at the same time. */
const hostsAtOnce = 8;

/** Milliseconds between two openings of a working game in a browser. Openings are rare, because each takes seconds. */
const seenFor = 7 * 86_400_000;

/** Problems for which no browser is opened, because no page was received. */
const unanswered: ReadonlySet<FaultKind> = new Set(['connection', 'timeout', 'certificate', 'inside']);

/**
 * Returns the problem of an item. If a browser shows the page, it does not matter that the server refuses programs. All
 * other problems of the answer take precedence over the browser's result, because a browser also draws error pages.
 */
function joinFindings(found: Fault | null, sight: FrameSight | null): Fault | null {
  if (sight === null) return found;
  return found === null || found.kind === 'refused' ? sight.fault : found;
}

/** A run hides at most this share of the checked items, or at most `minHidden` items if that is more. */
const maxHiddenShare = 0.1;
const minHidden = 20;

/** If a run checks at least this many items and reaches no server, this machine probably has no network. */
const offlineFrom = 3;

/**
 * Checks items over HTTP and stores each result at once. `siteSize` is the number of all items that can be checked.
 * Failed connections are stored only after some server has answered. Throws the signal's reason when aborted.
 */
export async function checkItems(
  context: CheckContext,
  frames: readonly CheckedFrame[],
  { siteSize, ...options }: CheckOptions & { siteSize: number },
): Promise<CheckReport> {
  const { store, browser = null, pace = processPace } = context;
  const { signal, onProgress, mayContinue = () => true, reported = new Set() } = options;
  const before = new Map((await listItemChecks(store.db)).map((check) => [keyOf(check), check]));
  const report: CheckReport = {
    checked: 0,
    ok: 0,
    suspect: 0,
    dead: 0,
    hidden: 0,
    returned: 0,
    heldBack: 0,
    isOffline: false,
  };
  const maxHidden = Math.max(minHidden, Math.floor(siteSize * maxHiddenShare));
  let isOnline = false;
  const waiting: [CheckedFrame, Fault][] = [];
  let inspecting: Promise<unknown> = Promise.resolve();

  async function saveResult(
    frame: CheckedFrame,
    found: Fault | null,
    sight: FrameSight | null,
  ): Promise<void> {
    const { verticalId, itemId, playUrl } = frame;
    const fault = joinFindings(found, sight);
    // An operator may have decided about the item since the run began, so its record is read again.
    const known = await findItemCheck(store.db, frame);
    const finding = { verticalId, itemId, playUrl, fault, isSeen: sight !== null };
    let next = nextCheck(known, finding, store.clock.now());
    const wasDead = known?.state === 'dead' && known.playUrl === playUrl;
    if (next.state === 'dead' && !wasDead && !next.isKept && report.hidden >= maxHidden) {
      next = { ...next, state: 'suspect', since: known?.state === 'suspect' ? known.since : next.since };
      report.heldBack += 1;
    } else if (next.state === 'dead' && !wasDead) report.hidden += 1;
    else if (next.state !== 'dead' && wasDead) report.returned += 1;
    report[next.state] += 1;
    report.checked += 1;
    await saveItemChecks(store.db, [next]);
    const key = { verticalId, itemId };
    if (next.state === 'ok') await deleteCheckPicture(store.db, key);
    else if (sight?.picture) {
      await saveCheckPicture(store.db, { ...key, takenAt: next.checkedAt, picture: sight.picture });
    }
    onProgress?.(report.checked);
  }

  async function handleResult(frame: CheckedFrame, fault: Fault | null): Promise<void> {
    const isUnreached = fault?.kind === 'connection' || fault?.kind === 'timeout';
    if (isUnreached && !isOnline) {
      waiting.push([frame, fault]);
      return;
    }
    isOnline ||= !isUnreached;
    for (const [held, itsFault] of waiting.splice(0)) await saveResult(held, itsFault, null);
    await saveResult(frame, fault, await inspectIfDue(frame, fault));
  }

  /**
   * Opens a game in the browser if its server answers. Skips games without a problem that were opened within the last
   * week.
   */
  async function inspectIfDue(frame: CheckedFrame, fault: Fault | null): Promise<FrameSight | null> {
    const known = before.get(keyOf(frame));
    const isOld = store.clock.now() - (known?.browserAt ?? 0) >= seenFor;
    const isUrgent = fault !== null || (known?.fault ?? '') !== '' || reported.has(keyOf(frame));
    if (!browser || !frame.isFramed || !(isOld || isUrgent)) return null;
    if (fault && unanswered.has(fault.kind)) return null;
    const inspection = inspecting.then(async () => {
      await pace.turn(new URL(frame.address).host, signal);
      return browser.inspect(frame, signal);
    });
    inspecting = inspection.catch(() => undefined);
    try {
      return await inspection;
    } catch (error) {
      signal.throwIfAborted();
      store.log.warn({ err: error, address: frame.playUrl }, 'A game could not be opened in the browser');
      return null;
    }
  }

  const check = { ...context, pace, signal };
  const queues = groupByHost(frames);
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const frame of queue) {
        if (!mayContinue()) return;
        await handleResult(frame, await checkFrame(frame, check));
      }
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, work));
  report.isOffline = waiting.length >= offlineFrom;
  if (!report.isOffline) for (const [frame, fault] of waiting) await saveResult(frame, fault, null);
  return report;
}

/** Milliseconds after which an item is checked again: less than a day, so that every night checks all items. */
const checkedFor = 20 * 3_600_000;

/**
 * Returns the frames that are due: those of reported and failing items first, then all others. In both groups, the
 * oldest checks come first. `reported` contains keys of items (`keyOf`).
 */
export function listDue(
  frames: readonly CheckedFrame[],
  checks: readonly ItemCheck[],
  { now, reported }: { now: number; reported: ReadonlySet<string> },
): CheckedFrame[] {
  const known = new Map(checks.map((check) => [keyOf(check), check]));
  const ageOf = (frame: CheckedFrame) => {
    const check = known.get(keyOf(frame));
    return check?.playUrl === frame.playUrl ? now - check.checkedAt : Number.POSITIVE_INFINITY;
  };
  const rank = (frame: CheckedFrame) => {
    const check = known.get(keyOf(frame));
    return reported.has(keyOf(frame)) || readFaultKind(check?.fault ?? '') !== null ? 0 : 1;
  };
  return frames
    .map((frame) => ({ frame, age: ageOf(frame), rank: rank(frame) }))
    .filter(({ age }) => age >= checkedFor || age < 0)
    .sort((a, b) => a.rank - b.rank || (a.age === b.age ? 0 : b.age - a.age))
    .map(({ frame }) => frame);
}

/**
 * Deletes the records of items without a frame. Keeps an operator's decision about an item that is hidden, or whose
 * section is off, as long as the item has the same play address. Returns the number of deleted records.
 */
export async function forgetOtherItems({ db }: Store, frames: readonly CheckedFrame[]): Promise<number> {
  const kept = new Set(frames.map(keyOf));
  const decided = (await listItemChecks(db)).filter((check) => check.isKept && !kept.has(keyOf(check)));
  for (const [verticalId, checks] of Map.groupBy(decided, (check) => check.verticalId)) {
    const ids = checks.map(({ itemId }) => itemId);
    const items = await readStoredItems(db, verticalId, ids);
    for (const check of checks) {
      const data = items.get(check.itemId)?.data;
      if (data !== undefined && playAddressIn(data) === check.playUrl) kept.add(keyOf(check));
    }
  }
  return deleteItemChecks(db, (check) => kept.has(keyOf(check)));
}

function playAddressIn(data: string): string {
  const item = parseJson(data);
  return asText(asObject(item).game_url_remote);
}

/** Returns the key of an item in sets and maps. */
export function keyOf({ verticalId, itemId }: { verticalId: number; itemId: number }): string {
  return `${verticalId} ${itemId}`;
}

/**
 * Sorts frames by host. The hosts with the most frames come first, because they take longest. The frames of one host
 * keep their order.
 */
function groupByHost(frames: readonly CheckedFrame[]): CheckedFrame[][] {
  const groups = Map.groupBy(frames, ({ address }) => new URL(address).host);
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/** Describes a run on one line for the operator, as an encoded phrase. */
export function describeReport(report: CheckReport): string {
  if (report.isOffline)
    return phrase('No server could be reached, so nothing was stored. Check the network of this machine.');
  const { checked, ok, suspect, dead, hidden, returned, heldBack } = report;
  return joinPhrases([
    phrase('Checked {checked} games: {ok} work, {suspect} are suspect, {dead} are dead', {
      checked,
      ok,
      suspect,
      dead,
    }),
    ...(hidden > 0 ? [phrase('hidden from lists: {count}', { count: hidden })] : []),
    ...(returned > 0 ? [phrase('shown again: {count}', { count: returned })] : []),
    ...(heldBack > 0
      ? [
          phrase('not hidden yet, because one run hides only a tenth of the site: {count}', {
            count: heldBack,
          }),
        ]
      : []),
  ]);
}
