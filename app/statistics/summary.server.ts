import type { Db } from '#app/store/store.ts';
import { allFigures, dimensions, type AnyFigure } from './figures.ts';
import {
  readSearchDays,
  readTotals,
  readVisitorDays,
  type Filter,
  type Period,
} from './read-statistics.server.ts';

/** A figure of a period and of the period before. `null` if it is not known for the filter. */
export interface ComparedFigure {
  name: AnyFigure;
  value: number | null;
  before: number | null;
}

/** Returns the period of the same length that ends on the day before the given period. */
export function periodBefore({ from, to }: Period): Period {
  return { from: from - (to - from + 1), to: from - 1 };
}

/** Returns the given number of days before today. If `days` is 1, returns today itself. */
export function lastDays(days: number, today: number): Period {
  return days === 1 ? { from: today, to: today } : { from: today - days, to: today - 1 };
}

/** Whether visitors and searches are known: they are counted for the whole site and for each vertical only. */
export function isByVertical(filter: Filter): boolean {
  return dimensions.every((name) => name === 'verticalId' || filter[name] === undefined);
}

/** Reads all figures of a period and of the period before. */
export async function readSummary(db: Db, period: Period, filter: Filter): Promise<ComparedFigure[]> {
  const [now, before] = [await readAll(db, period, filter), await readAll(db, periodBefore(period), filter)];
  return allFigures.map((name) => ({ name, value: now[name], before: before[name] }));
}

async function readAll(db: Db, period: Period, filter: Filter): Promise<Record<AnyFigure, number | null>> {
  const totals = await readTotals(db, period, filter);
  if (!isByVertical(filter)) return { ...totals, visitors: null, searches: null };
  const visitors = await readVisitorDays(db, period, filter.verticalId);
  const searches = await readSearchDays(db, period, filter.verticalId);
  return {
    ...totals,
    visitors: visitors.reduce((sum, day) => sum + day.visitors, 0),
    searches: searches.reduce((sum, day) => sum + day.searches, 0),
  };
}
