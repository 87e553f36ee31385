import type { IncomingHttpHeaders } from 'node:http';
import type { CountedEvent, EventBatch } from '#app/domain/counted-event.ts';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Clock } from '#app/lib/clock.ts';
import { startPolling } from '#app/lib/polling.server.ts';
import type { Log, Store } from '#app/store/store.ts';
import type { VisitorHash } from '#app/store/visitor-hash.server.ts';
import { Counts } from './counts.ts';
import type { Figures } from './figures.ts';
import { createLocalClock } from './local-hour.ts';
import type { StatisticsPosting } from './post-statistics.server.ts';
import { deviceOf, languageOf, pageLanguageOf, sourceOf, storedKeyword } from './read-client.ts';
import { VisitorSketch } from './visitor-sketch.server.ts';
import { writeCounts, type CountedSketch } from './write-counts.server.ts';

/** The sender of a batch. The address is only used for the hash that the sketches of the day need. */
export interface Sender {
  address: string;
  headers: Pick<IncomingHttpHeaders, 'user-agent' | 'accept-language'>;
  /** The host that the visitor's browser requested. */
  host: string | undefined;
}

/** Counts events in memory, and adds the counts to the store every ten seconds (decision 0050). */
export interface Statistics {
  /** Counts the events of a batch. Events of unknown sections, items and categories are ignored. */
  count(batch: EventBatch, sender: Sender): Promise<void>;
  /** Number of rows that wait to be stored. */
  waiting(): number;
  /** The counts that are posted to another database. `null` if there is none. */
  posting: Pick<StatisticsPosting, 'waiting' | 'dropped'> | null;
  /** Stores all counts now. */
  flush(): Promise<void>;
  /** Stores all counts and stops. */
  close(): Promise<void>;
}

export interface StatisticsOptions {
  store: Store;
  clock: Clock;
  log: Log;
  snapshots: { current(): Snapshot | null };
  visitorHash: Pick<VisitorHash, 'countingHash'>;
  /** The id of a section's vertical by its route prefix. */
  verticalIds: ReadonlyMap<string, number>;
  /** Receives the counts once they are stored. */
  posting?: StatisticsPosting | null;
  /** Milliseconds between two writes to the store. */
  flushMs?: number;
}

/** Number of waiting rows above which counts are dropped, because the store has failed for hours. */
const maxWaiting = 100_000;

export function createStatistics(options: StatisticsOptions): Statistics {
  const { store, clock, log, snapshots, visitorHash, verticalIds } = options;
  const { posting = null, flushMs = 10_000 } = options;
  const counts = new Counts();
  const now = createLocalClock(clock, () => snapshots.current()?.settings.timeZone ?? 'UTC');
  /** The sketches of the current day by vertical, and the sketches that are not stored yet. */
  let today: { day: number; sketches: Map<number, VisitorSketch> } = { day: Number.NaN, sketches: new Map() };
  let changed = new Set<CountedSketch>();
  let isFailing = false;

  function addVisitor(day: number, verticalId: number, hash: Buffer): void {
    if (today.day !== day) today = { day, sketches: new Map() };
    let sketch = today.sketches.get(verticalId);
    if (!sketch) today.sketches.set(verticalId, (sketch = new VisitorSketch()));
    if (!sketch.add(hash)) return;
    const isKnown = [...changed].some((one) => one.day === day && one.verticalId === verticalId);
    if (!isKnown) changed.add({ day, verticalId, sketch });
  }

  async function count(batch: EventBatch, { address, headers, host }: Sender): Promise<void> {
    const snapshot = snapshots.current();
    if (!snapshot || counts.waiting() >= maxWaiting) return;
    const userAgent = headers['user-agent'] ?? '';
    const hour = now();
    const client = {
      source: sourceOf(batch.source, host),
      device: deviceOf(userAgent, batch.hasTouch),
      language: languageOf(headers['accept-language']),
      pageLanguage: pageLanguageOf(batch.language, snapshot.settings.languages),
    };
    const visited = new Set<number>();
    for (const event of batch.events) {
      const counted = findCounted(event, snapshot, verticalIds);
      if (!counted) continue;
      if (event.kind === 'view') visited.add(counted.verticalId);
      if (event.kind === 'search') {
        counts.addSearch(hour, counted.verticalId, { ...event, keyword: storedKeyword(event.keyword) });
      } else counts.add(hour, { ...counted, ...client }, figuresOf(event));
    }
    if (visited.size === 0) return;
    const hash = await visitorHash.countingHash(address, userAgent, hour.day);
    for (const verticalId of [0, ...visited]) addVisitor(hour.day, verticalId, hash);
  }

  async function flush(): Promise<void> {
    const sketches = [...changed];
    changed = new Set();
    const taken = counts.take();
    if (taken.rows.length + taken.keywords.length + sketches.length === 0) return;
    try {
      await writeCounts(store, { ...taken, sketches });
      posting?.add(taken);
      isFailing = false;
    } catch (error) {
      counts.putBack(taken);
      for (const sketch of sketches) changed.add(sketch);
      if (!isFailing)
        log.warn({ err: error }, 'Statistics could not be stored; they are kept and tried again');
      isFailing = true;
    }
  }

  const polling = startPolling(flushMs, flush);
  return {
    count,
    waiting: () => counts.waiting(),
    posting,
    flush,
    async close() {
      await polling.stop();
      await flush();
      await posting?.close();
    },
  };
}

/** Returns the ids under which an event is counted, or `null` if the published site does not contain it. */
function findCounted(
  { vertical, item, category }: CountedEvent,
  { catalogues, settings }: Snapshot,
  verticalIds: ReadonlyMap<string, number>,
): { verticalId: number; itemId: number; categoryId: number } | null {
  const verticalId = verticalIds.get(vertical);
  if (verticalId === undefined) return null;
  if (settings.verticals.length > 0 && !settings.verticals.includes(verticalId)) return null;
  const catalogue: Catalogue | undefined = catalogues.get(verticalId);
  if (item !== undefined) {
    const found = catalogue?.itemById.get(item);
    return found ? { verticalId, itemId: item, categoryId: found.categoryId } : null;
  }
  if (category !== undefined && !catalogue?.categoryById.has(category)) return null;
  return { verticalId, itemId: 0, categoryId: category ?? 0 };
}

function figuresOf(event: Exclude<CountedEvent, { kind: 'search' }>): Partial<Figures> {
  switch (event.kind) {
    case 'view':
      return { views: 1 };
    case 'visit':
      return { visits: 1 };
    case 'open':
      return { opens: 1 };
    case 'play':
      return { plays: 1 };
    case 'like':
      return { likes: 1 };
    case 'click':
      return { clicks: 1 };
    case 'time':
      return { seconds: event.seconds };
  }
}
