import type { Platform } from '#app/pages/platform.server.ts';
import { type FigureName, noFigures } from '#app/statistics/figures.ts';
import { localHour } from '#app/statistics/local-hour.ts';
import { readDays } from '#app/statistics/read-statistics.server.ts';
import { lastDays, periodBefore } from '#app/statistics/summary.server.ts';
import type { ChartPoint } from '../statistics/statistics.server.ts';

const shownFigures = ['views', 'opens', 'plays'] as const satisfies readonly FigureName[];
const shownDays = 14;
const dayMs = 86_400_000;

/** A figure of the last 14 days, which end yesterday, with the 14 days before. */
export interface DailyFigure {
  name: (typeof shownFigures)[number];
  value: number;
  before: number;
  /** Its value since midnight. */
  today: number;
  points: ChartPoint[];
}

/**
 * Reads the figures of Today. Returns none if nothing was counted in these days. Counts of this process that wait to be
 * stored are stored first.
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
  const rows = await readDays(store.db, { from: earlier.from, to: today }, {});
  if (rows.length === 0) return [];
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const figuresOf = (day: number) => byDay.get(day) ?? noFigures();
  return shownFigures.map((name) => {
    const points = Array.from({ length: shownDays }, (_, index) => ({
      at: (period.from + index) * dayMs,
      value: figuresOf(period.from + index)[name],
      before: figuresOf(earlier.from + index)[name],
    }));
    return {
      name,
      value: points.reduce((sum, { value }) => sum + value, 0),
      before: points.reduce((sum, { before }) => sum + before, 0),
      today: figuresOf(today)[name],
      points,
    };
  });
}
