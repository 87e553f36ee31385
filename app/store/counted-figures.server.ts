import type { Figures } from '#app/domain/catalogue/item.ts';
import type { CountedFigures } from '#app/domain/snapshot.ts';
import { takeTurn } from '#app/lib/chunks.server.ts';
import { RecentOpenings, recentDays, type OpeningRow } from './recent-openings.ts';
import type { Database } from './schema.ts';
import type { Db } from './store.ts';

export type CounterRow = Database['counters'];

/** Rows that have changed in the store, with their new counts. */
export interface ChangedCounts {
  counters: CounterRow[];
  openings: OpeningRow[];
}

/** Counters in memory, for pages. The store's counters are authoritative. */
export interface FigureMap extends CountedFigures {
  /** Takes over rows from the store. */
  apply(rows: ChangedCounts): void;
  /**
   * Reads the counts that have changed since the previous call, including those of other processes. The first call
   * reads all counts.
   */
  refresh(db: Db): Promise<void>;
}

const none: Figures = Object.freeze({ likes: 0, dislikes: 0, collections: 0, opens: 0 });

/**
 * Overlap of two polls, in milliseconds: each one reads again from this long before the latest known change. A row is
 * committed some time after its `changedAt`, so it can appear after rows with a later `changedAt`.
 */
const overlap = 30_000;
const chunkRows = 5_000;

/** Creates an empty map, which `refresh` fills. `today` returns the current UTC day. */
export function createFigureMap(today: () => number): FigureMap {
  const byVertical = new Map<number, Map<number, Figures>>();
  const opensByVertical = new Map<number, number>();
  const recent = new RecentOpenings();
  let lastChange: number | null = null;

  function apply({ counters, openings }: ChangedCounts): void {
    for (const { verticalId, itemId, likes, dislikes, collections, opens } of counters) {
      let figures = byVertical.get(verticalId);
      if (!figures) byVertical.set(verticalId, (figures = new Map()));
      const more = opens - (figures.get(itemId) ?? none).opens;
      opensByVertical.set(verticalId, (opensByVertical.get(verticalId) ?? 0) + more);
      figures.set(itemId, Object.freeze({ likes, dislikes, collections, opens }));
    }
    for (const row of openings) recent.apply(row, today());
  }

  return {
    get: (verticalId, itemId) => byVertical.get(verticalId)?.get(itemId) ?? none,
    recentOpens: (verticalId, itemId) => recent.get(verticalId, itemId, today()),
    sectionOpens: (verticalId) => opensByVertical.get(verticalId) ?? 0,
    apply,
    async refresh(db) {
      const since: number = lastChange === null ? -1 : lastChange - overlap;
      let latest = lastChange ?? 0;
      for await (const rows of readChanges(db, since, today())) {
        apply(rows);
        for (const { changedAt } of rows.counters) latest = Math.max(latest, changedAt);
      }
      lastChange = latest;
    },
  };
}

/** Deletes the daily counts of openings that are no longer recent. The counters still include these openings. */
export async function forgetEarlierOpenings(db: Db, today: number): Promise<void> {
  await db
    .deleteFrom('openings')
    .where('day', '<=', today - recentDays)
    .execute();
}

type Key = Pick<CounterRow, 'verticalId' | 'itemId'>;

/** Reads the counts that have changed since a time, in the order of their keys. */
async function* readChanges(db: Db, since: number, today: number): AsyncGenerator<ChangedCounts> {
  let after: Key = { verticalId: -1, itemId: 0 };
  for (;;) {
    const counters = await readCounters(db, since, after);
    const last = counters.at(-1);
    if (!last) return;
    yield { counters, openings: await readOpenings(db, since, { after, last, today }) };
    if (counters.length < chunkRows) return;
    after = last;
    await takeTurn();
  }
}

function readCounters(db: Db, since: number, { verticalId, itemId }: Key): Promise<CounterRow[]> {
  return db
    .selectFrom('counters')
    .selectAll()
    .where('changedAt', '>=', since)
    .where((eb) => eb(eb.refTuple('verticalId', 'itemId'), '>', eb.tuple(verticalId, itemId)))
    .orderBy('verticalId')
    .orderBy('itemId')
    .limit(chunkRows)
    .execute();
}

/** Reads the recent openings of the changed items that follow `after`, up to and including `last`. */
function readOpenings(
  db: Db,
  since: number,
  { after, last, today }: { after: Key; last: Key; today: number },
) {
  return db
    .selectFrom('counters')
    .innerJoin('openings', (join) =>
      join
        .onRef('openings.verticalId', '=', 'counters.verticalId')
        .onRef('openings.itemId', '=', 'counters.itemId'),
    )
    .selectAll('openings')
    .where('counters.changedAt', '>=', since)
    .where((eb) =>
      eb(
        eb.refTuple('counters.verticalId', 'counters.itemId'),
        '>',
        eb.tuple(after.verticalId, after.itemId),
      ),
    )
    .where((eb) =>
      eb(eb.refTuple('counters.verticalId', 'counters.itemId'), '<=', eb.tuple(last.verticalId, last.itemId)),
    )
    .where('openings.day', '>', today - recentDays)
    .execute();
}
