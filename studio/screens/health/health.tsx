import { HeartPulse, RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Time } from '../../ui/time.tsx';
import { useRevalidateWhile } from '../../ui/use-revalidate-while.ts';
import { actOnHealth, readHealth, type HealthRow } from './health.server.ts';
import { GameRow } from './game-row.tsx';
import { CoversCard, SearchesCard } from './side-cards.tsx';
import { useHealthAction } from './use-health-action.ts';
import { useRowCommands } from './use-row-commands.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

export async function loader({ context }: LoaderFunctionArgs) {
  return readHealth(context.get(platformContext), context.get(documentMessagesContext).language);
}

/** Checks games, and decides whether lists show them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(await readForm(request));
  return actOnHealth(context.get(platformContext), fields, request.signal);
}

const views = ['all', 'reported', 'dead', 'suspect'] as const;
type View = (typeof views)[number];
type HealthData = Awaited<ReturnType<typeof loader>>;

/** Dead and suspect games and the reports of visitors, each with actions on a single key. */
export default function Health() {
  const data = useLoaderData<typeof loader>();
  const t = useMessages('health');
  const { canEdit } = useDraft();
  const { run, checkAll, busyRows, isBusy } = useHealthAction();
  useRevalidateWhile(data.isRunning);
  return (
    <Screen>
      <title>{t('page.title')}</title>
      <PageHeader
        title={t('page.title')}
        status={t('page.status', { games: data.games, ...data.counts, unchecked: uncheckedOf(data) })}
        actions={
          canEdit &&
          data.games > 0 && (
            <Button
              icon={<RefreshCw aria-hidden className="size-4" />}
              isBusy={data.isRunning || isBusy}
              onPress={checkAll}
            >
              {t('page.checkAll')}
            </Button>
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <GamesCard data={data} run={run} busyRows={busyRows} />
        <div className="flex min-w-0 flex-col gap-4">
          <SearchesCard searches={data.searches} />
          <CoversCard covers={data.covers} />
        </div>
      </div>
    </Screen>
  );
}

/** Returns the number of games that have never been checked. */
function uncheckedOf({ games, counts }: HealthData): number {
  return Math.max(0, games - counts.ok - counts.suspect - counts.dead);
}

/** The games that need attention. The operator can choose to see only one kind of them. */
function GamesCard({
  data,
  run,
  busyRows,
}: { data: HealthData } & Pick<ReturnType<typeof useHealthAction>, 'run' | 'busyRows'>) {
  const { rows, total, now, lastAt, hours } = data;
  const t = useMessages('health');
  const { canEdit } = useDraft();
  const [view, setView] = useState<View>('all');
  const shown = useMemo(() => rows.filter((row) => isIn(view, row)), [rows, view]);
  const { list, current, choose } = useRowCommands(shown, canEdit, run);
  return (
    <Card
      title={t('list.title')}
      isFlush
      side={
        rows.length > 0 && (
          <Segmented
            label={t('list.view')}
            value={view}
            onChange={setView}
            options={views.map((id) => ({
              id,
              label: t('list.viewName', { view: id, count: rows.filter((row) => isIn(id, row)).length }),
            }))}
          />
        )
      }
    >
      {shown.length === 0 ? (
        <NoGames data={data} />
      ) : (
        <ul ref={list}>
          {shown.map((row) => (
            <GameRow
              key={row.key}
              row={row}
              now={now}
              canEdit={canEdit}
              isCurrent={row === current}
              isBusy={busyRows.has(row.key)}
              onFocus={() => choose(row.key)}
              onAction={(id) => void run(id, row)}
            />
          ))}
        </ul>
      )}
      <p className="border-t border-divider px-5 py-3 text-secondary text-muted">
        {total > rows.length && `${t('list.more', { count: total - rows.length })} `}
        {hours ? t('list.hours', hours) : t('list.onRequest')}{' '}
        {lastAt !== null && (
          <>
            {t('list.last')} <Time value={lastAt} now={now} />
          </>
        )}
      </p>
    </Card>
  );
}

/** Explains an empty list: no game matches the view, no game has been checked yet, or all games work. */
function NoGames({ data }: { data: HealthData }) {
  const t = useMessages('health');
  const isUnchecked = data.games > 0 && uncheckedOf(data) === data.games;
  return (
    <div className="p-5">
      <EmptyState
        icon={<HeartPulse aria-hidden className="size-5" />}
        title={t('empty.title', { isEmpty: data.rows.length > 0 ? 'no' : isUnchecked ? 'unchecked' : 'yes' })}
        text={t('empty.text', { isDaily: data.hours ? 'yes' : 'no' })}
      />
    </div>
  );
}

function isIn(view: View, { check, reports }: HealthRow): boolean {
  if (view === 'all') return true;
  return view === 'reported' ? reports.length > 0 : check?.state === view;
}
