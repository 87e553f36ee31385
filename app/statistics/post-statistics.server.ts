import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { postJson } from '#app/network/post-json.server.ts';
import type { CountedKeyword, CountedRow } from './counts.ts';
import { noFigures } from './figures.ts';

/** Another database of the operator that receives the counts. */
export interface StatisticsTarget {
  url: string;
  /** Value of the header `Authorization`. */
  authorization?: string;
}

/** The state of the counts that a process posts. */
export interface PostingState {
  /**
   * Unix milliseconds of the first failed attempt since the last successful one. `null` if the last attempt succeeded,
   * or if there was none.
   */
  failingSince: number | null;
  /** Why the attempt at `failingSince` failed. "" if `failingSince` is `null`. */
  problem: string;
  /** Number of rows that were dropped because too many were waiting. */
  dropped: number;
  /** Unix milliseconds of the last drop. `null` if there was none. */
  droppedAt: number | null;
}

/** Posts counts to another database, without delaying anything else. */
export interface StatisticsPosting {
  /** Queues counts. Returns at once. */
  add(counts: { rows: readonly CountedRow[]; keywords: readonly CountedKeyword[] }): void;
  /** Number of rows that wait to be posted. */
  waiting(): number;
  /** Number of rows that were dropped. */
  dropped(): number;
  /** Tries once more to post the waiting rows, and stops. */
  close(): Promise<void>;
}

export interface PostingOptions {
  target: StatisticsTarget;
  now: () => number;
  /** The route prefix of each vertical by its id. */
  prefixes: ReadonlyMap<number, string>;
  /**
   * Called when attempts begin to fail, when they succeed again, and at most once a minute while rows are dropped. Must
   * not throw.
   */
  onChange: (state: PostingState) => void;
  /** Number of waiting rows above which the oldest are dropped: some minutes of a busy site, about 20 MB. */
  maxRows?: number;
  /**
   * Milliseconds before the first repetition. Each later pause is twice as long as the one before it, up to five
   * minutes.
   */
  firstPause?: number;
}

interface Batch {
  id: string;
  rows: readonly (CountedRow | CountedKeyword)[];
}

/** Maximum number of rows in a request. A request of this size has about 250 kB. */
const rowsOfBatch = 1_000;
const longestPause = 5 * 60_000;
/** Minimum number of milliseconds between two reports of dropped rows. */
const tellingPause = 60_000;
/** Maximum number of milliseconds that a stopping process spends on posting the waiting rows. */
const closingTime = 3_000;

/** Creates the queue. One request is sent at a time, in the order of the counts. */
export function createStatisticsPosting(options: PostingOptions): StatisticsPosting {
  const { target, now, prefixes, onChange, maxRows = 50_000, firstPause = 10_000 } = options;
  const stopping = new AbortController();
  /** Ends the request in progress when the time limit of the stop has passed. */
  const cutOff = new AbortController();
  let queue: Batch[] = [];
  let sending: Batch | null = null;
  let working: Promise<void> | null = null;
  let failures = 0;
  let toldOfDrop = Number.NEGATIVE_INFINITY;
  let state: PostingState = { failingSince: null, problem: '', dropped: 0, droppedAt: null };

  function change(part: Partial<PostingState>): void {
    state = { ...state, ...part };
    onChange(state);
  }

  function waiting(): number {
    return queue.reduce((sum, { rows }) => sum + rows.length, sending?.rows.length ?? 0);
  }

  function dropOldest(): void {
    let lost = 0;
    while (queue.length > 0 && waiting() > maxRows) lost += queue.shift()?.rows.length ?? 0;
    if (lost === 0) return;
    state = { ...state, dropped: state.dropped + lost, droppedAt: now() };
    if (now() - toldOfDrop < tellingPause) return;
    toldOfDrop = now();
    onChange(state);
  }

  /** Posts a batch. Returns whether it arrived. */
  async function post({ id, rows }: Batch): Promise<boolean> {
    const problem = await postJson(target.url, {
      headers: {
        'Content-Type': 'application/x-ndjson',
        ...(target.authorization !== undefined && { Authorization: target.authorization }),
      },
      body: rows.map((row) => writeRow(row, id, prefixes)).join(''),
      signal: cutOff.signal,
    });
    if (problem !== null) {
      failures += 1;
      if (state.failingSince === null) change({ failingSince: now(), problem });
      return false;
    }
    failures = 0;
    if (state.failingSince !== null) change({ failingSince: null, problem: '' });
    return true;
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      sending ??= queue.shift() ?? null;
      if (!sending) return;
      if (await post(sending)) sending = null;
      else {
        const pause = Math.min(longestPause, firstPause * 2 ** (failures - 1));
        await wait(pause, null, { signal: stopping.signal, ref: false }).catch(() => null);
      }
    }
  }

  function start(): void {
    working ??= work().finally(() => {
      working = null;
      if (queue.length > 0 && !stopping.signal.aborted) start();
    });
  }

  return {
    add({ rows, keywords }) {
      const all = [...rows, ...keywords];
      for (let at = 0; at < all.length; at += rowsOfBatch) {
        queue.push({ id: randomUUID(), rows: all.slice(at, at + rowsOfBatch) });
      }
      dropOldest();
      start();
    },
    waiting,
    dropped: () => state.dropped,
    async close() {
      stopping.abort();
      const timer = setTimeout(() => cutOff.abort(), closingTime);
      await working;
      const rest = [...(sending ? [sending] : []), ...queue];
      for (const batch of rest) if (!(await post(batch))) break;
      clearTimeout(timer);
    },
  };
}

/** Returns a line of the body. All lines have the same fields, so that one table can hold them. */
function writeRow(
  row: CountedRow | CountedKeyword,
  batch: string,
  prefixes: ReadonlyMap<number, string>,
): string {
  const line = {
    batch,
    date: new Date(row.day * 86_400_000).toISOString().slice(0, 10),
    hour: -1,
    section: prefixes.get(row.verticalId) ?? '',
    item: 0,
    category: 0,
    source: '',
    device: '',
    language: '',
    pageLanguage: '',
    ...noFigures(),
    keyword: '',
    searches: 0,
    close: 0,
    missed: 0,
  };
  const { day: _day, verticalId: _verticalId, ...own } = row;
  if ('keyword' in own) return `${JSON.stringify({ ...line, ...own })}\n`;
  const { itemId: item, categoryId: category, ...rest } = own;
  return `${JSON.stringify({ ...line, item, category, ...rest })}\n`;
}
