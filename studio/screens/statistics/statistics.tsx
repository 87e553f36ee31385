import { ChartColumn, Download, X } from 'lucide-react';
import { Link, useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { devices, type Device } from '#app/statistics/figures.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { Cover } from '../content/content-table.tsx';
import { FigureChart } from './figure-chart.tsx';
import { FigureTabs } from './figure-tabs.tsx';
import type { ListName } from './list-name.ts';
import { RankingCard } from './ranking-card.tsx';
import type { RankingRow } from './ranking.tsx';
import { periods } from './periods.ts';
import { readQuery } from './statistics-query.server.ts';
import { readStatistics, type RankedEntry, type StatisticsData } from './statistics.server.ts';
import { useFigureWords } from './use-figure-words.ts';

export const handle: StudioPolicy = { read: 'viewer' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams);
  return readStatistics(context.get(platformContext), query, context.get(documentMessagesContext).language);
}

/** The statistics. The address holds the period, the chosen figure and the filters, so it can be shared. */
export default function Statistics() {
  const data = useLoaderData<typeof loader>();
  const t = useMessages('statistics');
  const formats = useFormats();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { period, figure, listedFigure } = data;
  const span =
    period === '1'
      ? formats.date(data.from, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
      : formats.dateRange(data.from, data.to, {
          timeZone: 'UTC',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
        });

  /** Returns the address with other parameters. Empty section and period values are removed. */
  function hrefOf(changes: Readonly<Record<string, string | null>>): string {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `/statistics?${next}`;
  }

  const go = (changes: Readonly<Record<string, string | null>>) =>
    void navigate(hrefOf(changes), { preventScrollReset: true, replace: true });
  const rows = useRankingRows(data, hrefOf);
  return (
    <Screen>
      <title>{t('page.title')}</title>
      <PageHeader
        title={t('page.title')}
        status={span}
        primary={null}
        actions={
          <>
            <Select
              label={t('section.label')}
              isLabelHidden
              className="w-44"
              options={[
                { id: 'all', label: t('section.all') },
                ...data.sections.map(({ prefix, name }) => ({ id: `in ${prefix}`, label: name })),
              ]}
              selectedKey={search.has('section') ? `in ${search.get('section')}` : 'all'}
              onSelectionChange={(key) =>
                go({ section: key === 'all' ? null : String(key).slice(3), item: null, category: null })
              }
            />
            <Segmented
              label={t('period.label')}
              options={periods.map((days) => ({ id: days, label: t('period.name', { days }) }))}
              value={period}
              onChange={(days) => go({ period: days })}
            />
            <LinkButton
              href={`/statistics/csv?${new URLSearchParams([...search, ['period', period]])}`}
              download
              icon={<Download aria-hidden className="size-4" />}
            >
              {t('page.csv')}
            </LinkButton>
          </>
        }
      />
      {data.filters.length > 0 && (
        <ul aria-label={t('filters.label')} className="mb-3 flex flex-wrap gap-2">
          {data.filters.map(({ name, label }) => (
            <li key={name}>
              <Link
                to={hrefOf({ [name]: null })}
                preventScrollReset
                aria-label={t('filter.remove', { label: nameOfFilter(name, label) })}
                className="flex h-8 items-center gap-2 rounded-full bg-accent-soft px-3 font-semibold text-accent hover:underline"
              >
                {nameOfFilter(name, label)}
                <X aria-hidden className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data.hasAny ? (
        <div className="flex flex-col gap-4">
          <section className="overflow-clip rounded-card bg-surface shadow-card">
            <FigureTabs figures={data.figures} chosen={figure} hrefOf={hrefOf} />
            {data.points.length > 0 ? (
              <FigureChart figure={figure} points={data.points} isHourly={period === '1'} />
            ) : (
              <p className="px-5 py-8 text-muted">{t(period === '1' ? 'chart.noHours' : 'chart.none')}</p>
            )}
          </section>
          <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-3">
            <RankingCard
              unit={t('figure.name', { figure: listedFigure })}
              lists={[
                { name: 'items', rows: rows.items },
                { name: 'categories', rows: rows.categories },
                ...(data.hasLanguages ? [{ name: 'pageLanguages' as const, rows: rows.pageLanguages }] : []),
              ]}
            />
            <RankingCard
              unit={t('figure.name', { figure: listedFigure === figure ? figure : 'visits' })}
              lists={[
                { name: 'sources', rows: rows.sources },
                { name: 'devices', rows: rows.devices },
                { name: 'languages', rows: rows.languages },
              ]}
            />
            <RankingCard
              unit={t('list.times')}
              lists={[
                { name: 'searches', rows: rows.searches },
                { name: 'missed', rows: rows.missed },
              ]}
            />
          </div>
        </div>
      ) : (
        <Card>
          <EmptyState
            icon={<ChartColumn aria-hidden className="size-5" />}
            title={t('empty.title')}
            text={t(data.isOn ? 'empty.text' : 'empty.off')}
          />
        </Card>
      )}
      <p className="mt-6 max-w-[80ch] text-secondary text-faint">{t('page.privacy')}</p>
    </Screen>
  );

  function nameOfFilter(name: string, label: string): string {
    if (name === 'device') return t('device.name', { device: deviceOf(label) });
    if (name === 'pageLanguage' && label !== '*')
      return t('filter.pageLanguage', {
        language: label === '' ? t('entry.none', { list: 'other' }) : label,
      });
    if (label === '*') return t('entry.others');
    return label === '' ? t('entry.none', { list: name === 'source' ? 'sources' : 'other' }) : label;
  }
}

/** Returns a device, or `other` for the devices that are not known one by one. */
function deviceOf(name: string): Device | 'other' {
  return devices.find((device) => device === name) ?? 'other';
}

function useRankingRows(
  { lists, listedFigure, figure, searches }: StatisticsData,
  hrefOf: (changes: Readonly<Record<string, string>>) => string,
): Record<ListName, RankingRow[]> {
  const t = useMessages('statistics');
  const formats = useFormats();
  const { write } = useFigureWords();
  const sourceFigure = listedFigure === figure ? figure : 'visits';

  function labelOf(list: ListName, { kind, name, cover }: RankedEntry) {
    const text =
      kind === 'none'
        ? t('entry.none', { list: list === 'sources' ? 'sources' : 'other' })
        : kind === 'others'
          ? t('entry.others')
          : list === 'devices'
            ? t('device.name', { device: deviceOf(name) })
            : name;
    return (
      <>
        {cover !== undefined && <Cover cover={cover} className="size-7" />}
        <span dir="auto" className="truncate">
          {text}
        </span>
        {kind === 'gone' && <Badge>{t('entry.gone')}</Badge>}
      </>
    );
  }

  const rowsOf = (list: keyof StatisticsData['lists'], unit: typeof figure) =>
    lists[list].map((entry): RankingRow => ({
      key: Object.values(entry.filter).join(' '),
      label: labelOf(list, entry),
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
