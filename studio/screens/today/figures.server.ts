import type { Platform } from '#app/pages/platform.server.ts';
import { noFigures, type AnyFigure } from '#app/statistics/figures.ts';
import { localHour } from '#app/statistics/local-hour.ts';
import { readDays, readVisitorDays } from '#app/statistics/read-statistics.server.ts';
import { lastDays, periodBefore } from '#app/statistics/summary.server.ts';
import type { ChartPoint } from '../statistics/statistics.server.ts';

const shownFigures = ['visitors', 'plays', 'seconds'] as const satisfies readonly AnyFigure[];
const shownDays = 7;
const dayMs = 86_400_000;

/** A figure of the last seven days, which end yesterday, with the seven days before. */
export interface DailyFigure {
  name: (typeof shownFigures)[number];
  value: number;
  before: number;
  /** Its value since midnight. */
  today: number;
  points: ChartPoint[];
}

/**
 * Reads the figures of Today. Returns an empty list if nothing was counted today or in the 14 days before. First stores
 * the counts that wait in this process.
 */
export async function readDailyFigures({
  store,
  clock,
  snapshots,
  statistics,
}: Pick<Platform, 'store' | 'clock' | 'snapshots' | 'statistics'>): Promise<DailyFigure[]> {
  await statistics.flush();
  const { day: today } = localHour(clock.now(), snapshots.current()?.settings.timeZone ?? 'UTC');
  const period = lastDays(shownDays, today);
  const earlier = periodBefore(period);
  const all = { from: earlier.from, to: today };
  const rows = await readDays(store.db, all, {});
  if (rows.length === 0) return [];
  const figures = new Map(rows.map((row) => [row.day, row]));
  const visitors = new Map((await readVisitorDays(store.db, all)).map((row) => [row.day, row.visitors]));
  const valueOf = (name: DailyFigure['name'], day: number) =>
    name === 'visitors' ? (visitors.get(day) ?? 0) : (figures.get(day) ?? noFigures())[name];
  return shownFigures.map((name) => {
    const points = Array.from({ length: shownDays }, (_, index) => ({
      at: (period.from + index) * dayMs,
      value: valueOf(name, period.from + index),
      before: valueOf(name, earlier.from + index),
    }));
    return {
      name,
      value: points.reduce((sum, { value }) => sum + value, 0),
      before: points.reduce((sum, { before }) => sum + before, 0),
      today: valueOf(name, today),
      points,
    };
  });
}
