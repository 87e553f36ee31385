import type { LoaderFunctionArgs } from 'react-router';
import { figureNames } from '#app/statistics/figures.ts';
import { localHour } from '#app/statistics/local-hour.ts';
import { readRows } from '#app/statistics/read-statistics.server.ts';
import { lastDays } from '#app/statistics/summary.server.ts';
import { csvLine } from '#app/statistics/to-csv.ts';
import { platformContext } from '../../server/context.ts';
import { downloadText } from '../../server/download-text.server.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { filterOf } from './statistics.server.ts';
import { readQuery } from './statistics-query.server.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** Answers with a CSV file of all rows that match the period and the filters. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const platform = context.get(platformContext);
  const { store, clock, snapshots, statistics, verticals } = platform;
  await statistics.flush();
  const query = readQuery(new URL(request.url).searchParams);
  const snapshot = snapshots.current();
  const { day: today } = localHour(clock.now(), snapshot?.settings.timeZone ?? 'UTC');
  const period = lastDays(Number(query.period ?? '28'), today);
  const prefixes = new Map(verticals.map(({ vertical }) => [vertical.id, vertical.prefix]));
  const rows = readRows(store.db, period, filterOf(platform, query));

  async function* lines() {
    yield csvLine([
      'day',
      'section',
      'item',
      'title',
      'category',
      'source',
      'device',
      'language',
      'pageLanguage',
      ...figureNames,
    ]);
    for await (const chunk of rows) {
      yield chunk
        .map((row) => {
          const catalogue = snapshot?.catalogues.get(row.verticalId);
          return csvLine([
            new Date(row.day * 86_400_000).toISOString().slice(0, 10),
            prefixes.get(row.verticalId) ?? '',
            row.itemId,
            catalogue?.itemById.get(row.itemId)?.title ?? '',
            catalogue?.categoryById.get(row.categoryId)?.name ?? '',
            row.source,
            row.device,
            row.language,
            row.pageLanguage,
            ...figureNames.map((name) => row[name]),
          ]);
        })
        .join('');
    }
  }

  return downloadText(lines(), { name: 'statistics.csv', type: 'text/csv' });
}
