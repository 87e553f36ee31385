import { sql, type Selectable } from 'kysely';
import { inChunks } from '#app/lib/chunks.server.ts';
import type { ChangedCounts, CounterRow } from './counted-figures.server.ts';
import type { OpeningRow } from './recent-openings.ts';
import type { Database, VoteKind } from './schema.ts';
import type { Db, Engine } from './store.ts';

/** A visitor's interaction with an item. A vote of 0 withdraws the visitor's vote of that day. */
export interface Interaction {
  visitor: string;
  day: number;
  verticalId: number;
  itemId: number;
  kind: VoteKind;
  value: 1 | -1 | 0;
}

/** A report of a problem with an item. */
export type ReportRow = Omit<Selectable<Database['reports']>, 'id' | 'closedAt' | 'note'>;

type Counts = Pick<CounterRow, 'verticalId' | 'itemId' | 'likes' | 'dislikes' | 'collections' | 'opens'>;

/**
 * Stores interactions and updates the counters of their items. Call it within a transaction. If a visitor has several
 * interactions of one kind with an item on a day, only the last one counts. An interaction that is already stored is
 * not counted again. Returns the items' counts after the change.
 */
export async function commitInteractions(
  db: Db,
  engine: Engine,
  interactions: readonly Interaction[],
  now: () => number,
): Promise<ChangedCounts> {
  const latest = new Map(interactions.map((interaction) => [keyOf(interaction), interaction]));
  const counters = await lockCounters(db, engine, [...latest.values()], now);
  const counted = await readCounted(db, latest);
  const changes = new Map<string, Counts>();
  const toWrite: Interaction[] = [];
  for (const [key, interaction] of latest) {
    const before = counted.get(key) ?? 0;
    if (before === interaction.value) continue;
    toWrite.push(interaction);
    const change = getOrAdd(changes, interaction);
    if (interaction.kind === 'collect') change.collections += 1;
    else if (interaction.kind === 'open') change.opens += 1;
    else {
      change.likes += Number(interaction.value === 1) - Number(before === 1);
      change.dislikes += Number(interaction.value === -1) - Number(before === -1);
    }
  }
  await writeInteractions(db, toWrite);
  const changed = await addToCounters(db, [...changes.values()]);
  const openings = await addOpenings(db, toWrite);
  return { counters: [...counters, ...changed], openings };
}

/** Stores reports. */
export async function commitReports(db: Db, reports: readonly ReportRow[]): Promise<void> {
  for await (const chunk of inChunks(reports)) await db.insertInto('reports').values(chunk).execute();
}

function keyOf({ visitor, day, verticalId, itemId, kind }: Omit<Interaction, 'value'>): string {
  return `${kind} ${day} ${verticalId} ${itemId} ${visitor}`;
}

function getOrAdd(changes: Map<string, Counts>, { verticalId, itemId }: Interaction): Counts {
  const key = `${verticalId} ${itemId}`;
  const known = changes.get(key);
  if (known) return known;
  const change = { verticalId, itemId, likes: 0, dislikes: 0, collections: 0, opens: 0 };
  changes.set(key, change);
  return change;
}

/**
 * Marks the items' counters as changed and creates missing ones. On PostgreSQL this locks their rows, always in the
 * same order, so that no other process counts the same items at the same time. The time of the change is read from
 * PostgreSQL's clock, which all processes share. On SQLite, `now` returns it.
 */
async function lockCounters(
  db: Db,
  engine: Engine,
  interactions: readonly Interaction[],
  now: () => number,
): Promise<CounterRow[]> {
  const items = new Map(
    interactions.map(({ verticalId, itemId }) => [`${verticalId} ${itemId}`, { verticalId, itemId }]),
  );
  const sorted = [...items.values()].sort((a, b) => a.verticalId - b.verticalId || a.itemId - b.itemId);
  const rows: CounterRow[] = [];
  for await (const chunk of inChunks(sorted)) {
    const changedAt =
      engine === 'postgres'
        ? sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
        : sql<number>`cast(${now()} as bigint)`;
    const locked = await db
      .insertInto('counters')
      .values(chunk.map((item) => ({ ...item, likes: 0, dislikes: 0, collections: 0, opens: 0, changedAt })))
      .onConflict((conflict) =>
        conflict
          .columns(['verticalId', 'itemId'])
          .doUpdateSet((eb) => ({ changedAt: eb.ref('excluded.changedAt') })),
      )
      .returningAll()
      .execute();
    rows.push(...locked);
  }
  return rows;
}

async function readCounted(
  db: Db,
  interactions: ReadonlyMap<string, Interaction>,
): Promise<Map<string, number>> {
  const days = [...new Set([...interactions.values()].map(({ day }) => day))];
  const visitors = [...new Set([...interactions.values()].map(({ visitor }) => visitor))];
  const counted = new Map<string, number>();
  for await (const chunk of inChunks(visitors)) {
    const rows = await db
      .selectFrom('votes')
      .selectAll()
      .where('visitor', 'in', chunk)
      .where('day', 'in', days)
      .execute();
    for (const row of rows) {
      const key = keyOf(row);
      if (interactions.has(key)) counted.set(key, row.value);
    }
  }
  return counted;
}

async function writeInteractions(db: Db, interactions: readonly Interaction[]): Promise<void> {
  for await (const chunk of inChunks(interactions.filter(({ value }) => value !== 0))) {
    await db
      .insertInto('votes')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['visitor', 'day', 'verticalId', 'itemId', 'kind'])
          .doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
      )
      .execute();
  }
  for (const { visitor, day, verticalId, itemId, kind } of interactions.filter(({ value }) => value === 0)) {
    await db
      .deleteFrom('votes')
      .where('visitor', '=', visitor)
      .where('day', '=', day)
      .where('verticalId', '=', verticalId)
      .where('itemId', '=', itemId)
      .where('kind', '=', kind)
      .execute();
  }
}

async function addToCounters(db: Db, changes: readonly Counts[]): Promise<CounterRow[]> {
  const rows: CounterRow[] = [];
  for await (const chunk of inChunks(changes)) {
    const changed = await db
      .insertInto('counters')
      .values(chunk.map((change) => ({ ...change, changedAt: 0 })))
      .onConflict((conflict) =>
        conflict.columns(['verticalId', 'itemId']).doUpdateSet((eb) => ({
          likes: eb('counters.likes', '+', eb.ref('excluded.likes')),
          dislikes: eb('counters.dislikes', '+', eb.ref('excluded.dislikes')),
          collections: eb('counters.collections', '+', eb.ref('excluded.collections')),
          opens: eb('counters.opens', '+', eb.ref('excluded.opens')),
        })),
      )
      .returningAll()
      .execute();
    rows.push(...changed);
  }
  return rows;
}

/**
 * Adds the openings among `interactions` to the daily counts of their items. None of the interactions may have been
 * counted before. Returns the changed rows.
 */
async function addOpenings(db: Db, interactions: readonly Interaction[]): Promise<OpeningRow[]> {
  const added = new Map<string, OpeningRow>();
  for (const { kind, verticalId, itemId, day } of interactions) {
    if (kind !== 'open') continue;
    const key = `${verticalId} ${itemId} ${day}`;
    added.set(key, { verticalId, itemId, day, opens: (added.get(key)?.opens ?? 0) + 1 });
  }
  const rows: OpeningRow[] = [];
  for await (const chunk of inChunks([...added.values()])) {
    const changed = await db
      .insertInto('openings')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['verticalId', 'itemId', 'day'])
          .doUpdateSet((eb) => ({ opens: eb('openings.opens', '+', eb.ref('excluded.opens')) })),
      )
      .returningAll()
      .execute();
    rows.push(...changed);
  }
  return rows;
}
