import type { Db } from './store.ts';

/** A problem that a visitor reported. `reason` and `message` are as the visitor sent them. */
export interface Report {
  id: number;
  verticalId: number;
  itemId: number;
  /** Title of the item. `null` if the item no longer exists or has no title. */
  title: string | null;
  reason: string;
  message: string;
  /** Milliseconds, as `closedAt`. */
  createdAt: number;
  /** `null` while the report is open. */
  closedAt: number | null;
  /** The operator's note at closing. May be empty. */
  note: string;
}

export type ReportState = 'open' | 'closed';

/**
 * Returns reports, newest first. If `state` is given, returns only reports in this state. If `before` is given, returns
 * only reports that are older than the one with this id.
 */
export async function listReports(
  db: Db,
  { state, before, limit = 1_000 }: { state?: ReportState; before?: number; limit?: number } = {},
): Promise<Report[]> {
  let query = selectReports(db).orderBy('reports.id', 'desc').limit(limit);
  if (state !== undefined) query = query.where('closedAt', state === 'open' ? 'is' : 'is not', null);
  if (before !== undefined) query = query.where('reports.id', '<', before);
  return (await query.execute()).map(withTitle);
}

/** Returns one report, or `null` if the id is unknown. */
export async function readReport(db: Db, id: number): Promise<Report | null> {
  const row = await selectReports(db).where('reports.id', '=', id).executeTakeFirst();
  return row ? withTitle(row) : null;
}

/** Closes an open report with a note. Returns false if no open report has this id. */
export async function closeReport(
  db: Db,
  { id, note, closedAt }: { id: number; note: string; closedAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ closedAt, note })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Opens a closed report again and keeps its note. Returns false if no closed report has this id. */
export async function reopenReport(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ closedAt: null })
    .where('id', '=', id)
    .where('closedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Counts the reports in each state. */
export async function countReports(db: Db): Promise<Record<ReportState, number>> {
  const { all, closed } = await db
    .selectFrom('reports')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('closedAt').as('closed')])
    .executeTakeFirstOrThrow();
  return { open: all - closed, closed };
}

function selectReports(db: Db) {
  return db
    .selectFrom('reports')
    .leftJoin('items', (join) =>
      join.onRef('items.verticalId', '=', 'reports.verticalId').onRef('items.id', '=', 'reports.itemId'),
    )
    .selectAll('reports')
    .select('items.data as data');
}

function withTitle({ data, ...report }: Omit<Report, 'title'> & { data: string | null }): Report {
  return { ...report, title: data === null ? null : titleOf(data) };
}

function titleOf(data: string): string | null {
  const item: unknown = JSON.parse(data);
  if (typeof item !== 'object' || item === null || !('title' in item)) return null;
  return typeof item.title === 'string' ? item.title : null;
}
