import { ChartColumn, Download, X } from 'lucide-react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { FigureChart } from './figure-chart.tsx';
import { FigureTabs } from './figure-tabs.tsx';
import { knownDevice } from './known-device.ts';
import type { ListName } from './list-name.ts';
import { RankingCard } from './ranking-card.tsx';
import { periods } from './periods.ts';
import { readQuery } from './statistics-query.server.ts';
import { readStatistics, type StatisticsData } from './statistics.server.ts';
import { useRankingRows } from './use-ranking-rows.tsx';
import { useStatisticsAddress } from './use-statistics-address.ts';

export const handle: StudioPolicy = { read: 'viewer' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams);
  return readStatistics(context.get(platformContext), query, context.get(documentMessagesContext).language);
}

/** The statistics. The address holds the period, the chosen figure and the filters, so it can be shared. */
export default function Statistics() {
  const data = useLoaderData<typeof loader>();
  const t = useMessages('statistics');
  const periodText = usePeriodText(data);
  return (
    <Screen>
      <title>{t('page.title')}</title>
      <PageHeader
        title={t('page.title')}
        status={periodText}
        primary={null}
        actions={<Controls sections={data.sections} period={data.period} />}
      />
      {data.filters.length > 0 && <Filters filters={data.filters} />}
      {data.hasAny ? (
        <div className="flex flex-col gap-4">
          <Figures data={data} />
          <Rankings data={data} />
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
}

/** Returns the name of the day or the range of days that is shown. */
function usePeriodText({ period, from, to }: StatisticsData): string {
  const formats = useFormats();
  return period === '1'
    ? formats.date(from, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
    : formats.dateRange(from, to, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
}

/** The choice of section and period, and the download. */
function Controls({ sections, period }: Pick<StatisticsData, 'sections' | 'period'>) {
  const t = useMessages('statistics');
  const { parameters, open } = useStatisticsAddress();
  return (
    <>
      <Select
        label={t('section.label')}
        isLabelHidden
        className="w-44"
        options={[
          { id: 'all', label: t('section.all') },
          ...sections.map(({ prefix, name }) => ({ id: `in ${prefix}`, label: name })),
        ]}
        selectedKey={parameters.has('section') ? `in ${parameters.get('section')}` : 'all'}
        onSelectionChange={(key) =>
          // Items and categories belong to a section, so another section removes their filters.
          open({ section: key === 'all' ? null : String(key).slice(3), item: null, category: null })
        }
      />
      <Segmented
        label={t('period.label')}
        options={periods.map((days) => ({ id: days, label: t('period.name', { days }) }))}
        value={period}
        onChange={(days) => open({ period: days })}
      />
      <LinkButton
        href={`/statistics/csv?${new URLSearchParams([...parameters, ['period', period]])}`}
        download
        icon={<Download aria-hidden className="size-4" />}
      >
        {t('page.csv')}
      </LinkButton>
    </>
  );
}

/** The filters in use, each with a link that removes it. */
function Filters({ filters }: Pick<StatisticsData, 'filters'>) {
  const t = useMessages('statistics');
  const { hrefOf } = useStatisticsAddress();
  const nameOf = useFilterName();
  return (
    <ul aria-label={t('filters.label')} className="mb-3 flex flex-wrap gap-2">
      {filters.map((filter) => (
        <li key={filter.name}>
          <Link
            to={hrefOf({ [filter.name]: null })}
            preventScrollReset
            aria-label={t('filter.remove', { label: nameOf(filter) })}
            className="flex h-8 items-center gap-2 rounded-full bg-accent-soft px-3 font-semibold text-accent hover:underline"
          >
            {nameOf(filter)}
            <X aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useFilterName(): (filter: StatisticsData['filters'][number]) => string {
  const t = useMessages('statistics');
  return ({ name, label }) => {
    if (name === 'device') return t('device.name', { device: knownDevice(label) });
    if (name === 'pageLanguage' && label !== '*') {
      const language = label === '' ? t('entry.none', { list: 'other' }) : label;
      return t('filter.pageLanguage', { language });
    }
    if (label === '*') return t('entry.others');
    return label === '' ? t('entry.none', { list: name === 'source' ? 'sources' : 'other' }) : label;
  };
}

/** All figures, and a chart of the chosen one. */
function Figures({ data: { figures, figure, points, period } }: { data: StatisticsData }) {
  const t = useMessages('statistics');
  const { hrefOf } = useStatisticsAddress();
  return (
    <section className="overflow-clip rounded-card bg-surface shadow-card">
      <FigureTabs figures={figures} chosen={figure} hrefOf={hrefOf} />
      {points.length > 0 ? (
        <FigureChart figure={figure} points={points} isHourly={period === '1'} />
      ) : (
        <p className="px-5 py-8 text-muted">{t(period === '1' ? 'chart.noHours' : 'chart.none')}</p>
      )}
    </section>
  );
}

/** What visitors used, where they came from, and what they searched for. */
function Rankings({ data }: { data: StatisticsData }) {
  const t = useMessages('statistics');
  const { hrefOf } = useStatisticsAddress();
  const { figure, listedFigure, hasLanguages } = data;
  const sourceFigure = listedFigure === figure ? figure : 'visits';
  const rows = useRankingRows({ ...data, sourceFigure }, hrefOf);
  const list = (name: ListName) => ({ name, rows: rows[name] });
  return (
    <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-3">
      <RankingCard
        unit={t('figure.name', { figure: listedFigure })}
        lists={[list('items'), list('categories'), ...(hasLanguages ? [list('pageLanguages')] : [])]}
      />
      <RankingCard
        unit={t('figure.name', { figure: sourceFigure })}
        lists={[list('sources'), list('devices'), list('languages')]}
      />
      <RankingCard unit={t('list.times')} lists={[list('searches'), list('missed')]} />
    </div>
  );
}
