import type { Figures } from '#app/domain/catalogue/item.ts';
import type { CountedFigures } from '#app/domain/snapshot.ts';
import { takeTurn } from '#app/lib/chunks.server.ts';
import type { Database } from './schema.ts';
import type { Db } from './store.ts';

export type CounterRow = Database['counters'];

/** Counters in memory, for pages. The store's counters are authoritative. */
export interface FigureMap extends CountedFigures {
  /** Takes over rows from the store. */
  apply(rows: readonly CounterRow[]): void;
  /** Reads the changes of other processes, and everything the first time. */
  refresh(db: Db): Promise<void>;
}

const none: Figures = Object.freeze({ likes: 0, dislikes: 0, collections: 0, opens: 0 });

/** Milliseconds before the latest known change from which rows are read again. A row is committed after its own time. */
const overlap = 30_000;
const chunkRows = 5_000;

/** Creates an empty map, which `refresh` fills. */
export function createFigureMap(): FigureMap {
  const byVertical = new Map<number, Map<number, Figures>>();
  let lastChange: number | null = null;

  function apply(rows: readonly CounterRow[]): void {
    for (const { verticalId, itemId, likes, dislikes, collections, opens } of rows) {
      let figures = byVertical.get(verticalId);
      if (!figures) byVertical.set(verticalId, (figures = new Map()));
      figures.set(itemId, Object.freeze({ likes, dislikes, collections, opens }));
    }
  }

  return {
    get: (verticalId, itemId) => byVertical.get(verticalId)?.get(itemId) ?? none,
    apply,
    async refresh(db) {
      const since: number = lastChange === null ? -1 : lastChange - overlap;
      let latest = lastChange ?? 0;
      for await (const rows of readCounterChunks(db, since)) {
        apply(rows);
        for (const { changedAt } of rows) latest = Math.max(latest, changedAt);
      }
      lastChange = latest;
    },
  };
}

async function* readCounterChunks(db: Db, since: number): AsyncGenerator<CounterRow[]> {
  let after: Pick<CounterRow, 'verticalId' | 'itemId'> = { verticalId: -1, itemId: 0 };
  for (;;) {
    const { verticalId, itemId } = after;
    const rows = await db
      .selectFrom('counters')
      .selectAll()
      .where('changedAt', '>=', since)
      .where((eb) =>
        eb.or([
          eb('verticalId', '>', verticalId),
          eb.and([eb('verticalId', '=', verticalId), eb('itemId', '>', itemId)]),
        ]),
      )
      .orderBy('verticalId')
      .orderBy('itemId')
      .limit(chunkRows)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < chunkRows) return;
    after = last;
    await takeTurn();
  }
}
