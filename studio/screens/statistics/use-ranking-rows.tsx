import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import type { AnyFigure } from '#app/statistics/figures.ts';
import { Badge } from '../../ui/badge.tsx';
import { Cover } from '../content/content-table.tsx';
import { knownDevice } from './known-device.ts';
import type { ListName } from './list-name.ts';
import type { RankingRow } from './ranking.tsx';
import type { RankedEntry, StatisticsData } from './statistics.server.ts';
import { useFigureWords } from './use-figure-words.ts';

/**
 * Returns the rows of all rankings. Rows of searches have no address. All other rows lead to the statistics of their
 * entry.
 */
export function useRankingRows(
  { lists, listedFigure, sourceFigure, searches }: StatisticsData & { sourceFigure: AnyFigure },
  hrefOf: (changes: Readonly<Record<string, string>>) => string,
): Record<ListName, RankingRow[]> {
  const t = useMessages('statistics');
  const formats = useFormats();
  const { write } = useFigureWords();
  const rowsOf = (list: keyof StatisticsData['lists'], unit: AnyFigure) =>
    lists[list].map((entry): RankingRow => ({
      key: Object.values(entry.filter).join(' '),
      label: <EntryLabel list={list} entry={entry} />,
      href: hrefOf(entry.filter),
      count: entry.count,
      text: write(unit, entry.count),
    }));
  const keywords = (entries: StatisticsData['searches']['all']) =>
    entries.map(({ keyword, count, hasOnlyClose }): RankingRow => ({
      key: keyword,
      label: (
        <>
          <span dir="auto" className="truncate">
            {keyword}
          </span>
          {hasOnlyClose && <Badge kind="warning">{t('list.close')}</Badge>}
        </>
      ),
      count,
      text: formats.number(count),
    }));
  return {
    items: rowsOf('items', listedFigure),
    categories: rowsOf('categories', listedFigure),
    sources: rowsOf('sources', sourceFigure),
    devices: rowsOf('devices', sourceFigure),
    languages: rowsOf('languages', sourceFigure),
    pageLanguages: rowsOf('pageLanguages', listedFigure),
    searches: keywords(searches.all),
    missed: keywords(searches.missed),
  };
}

function EntryLabel({ list, entry: { kind, name, cover } }: { list: ListName; entry: RankedEntry }) {
  const t = useMessages('statistics');

  function text(): string {
    if (kind === 'none') return t('entry.none', { list: list === 'sources' ? 'sources' : 'other' });
    if (kind === 'others') return t('entry.others');
    return list === 'devices' ? t('device.name', { device: knownDevice(name) }) : name;
  }

  return (
    <>
      {cover !== undefined && <Cover cover={cover} className="size-7" />}
      <span dir="auto" className="truncate">
        {text()}
      </span>
      {kind === 'gone' && <Badge>{t('entry.gone')}</Badge>}
    </>
  );
}
