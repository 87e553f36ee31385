import { HeartPulse, RefreshCw } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useLoaderData, useNavigate, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { useCommands, type Command } from '../../shell/commands.tsx';
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
import { listActions } from './row-actions.ts';
import { useHealthAction } from './use-health-action.ts';

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

/** Dead and suspect games and the reports of visitors, each with actions on a single key. */
export default function Health() {
  const { now, counts, games, total, isRunning, lastAt, rows, covers, searches } =
    useLoaderData<typeof loader>();
  const t = useMessages('health');
  const { canEdit } = useDraft();
  const navigate = useNavigate();
  const [view, setView] = useState<View>('all');
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { run, checkAll, busyRow, isBusy } = useHealthAction();
  const shown = useMemo(() => rows.filter((row) => isIn(view, row)), [rows, view]);
  const position = Math.max(
    0,
    shown.findIndex(({ key }) => key === chosen),
  );
  const current = shown[position];
  const unchecked = Math.max(0, games - counts.ok - counts.suspect - counts.dead);
  const isUnchecked = games > 0 && unchecked === games;
  useRevalidateWhile(isRunning);

  const commands = useMemo((): Command[] => {
    const select = (row: HealthRow | undefined) => {
      if (!row) return;
      setChosen(row.key);
      list.current?.querySelector<HTMLElement>(`[data-key="${row.key}"]`)?.focus();
    };
    const move = (id: string, label: string, keys: string, row: HealthRow | undefined): Command => ({
      id,
      label,
      kind: 'action',
      keys,
      run: () => select(row),
    });
    return [
      move('health next', t('key.next'), 'j', shown[position + 1]),
      move('health previous', t('key.previous'), 'k', shown[position - 1]),
      ...(current
        ? listActions(current, canEdit).map(({ id, key }) => ({
            id: `health ${id}`,
            label: t('action.named', { action: id, title: current.title ?? t('row.gone') }),
            kind: 'action' as const,
            keys: key,
            run: () =>
              id === 'edit'
                ? void navigate(`/content/${current.prefix}/${current.itemId}`)
                : run(id, current),
          }))
        : []),
    ];
  }, [shown, position, current, list, canEdit, t, run, navigate]);
  useCommands(commands);

  return (
    <Screen>
      <title>{t('page.title')}</title>
      <PageHeader
        title={t('page.title')}
        status={t('page.status', { games, ...counts, unchecked })}
        actions={
          canEdit &&
          games > 0 && (
            <Button
              icon={<RefreshCw aria-hidden className="size-4" />}
              isBusy={isRunning || isBusy}
              onPress={checkAll}
            >
              {t('page.checkAll')}
            </Button>
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
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
            <div className="p-5">
              <EmptyState
                icon={<HeartPulse aria-hidden className="size-5" />}
                title={t('empty.title', {
                  isEmpty: rows.length > 0 ? 'no' : isUnchecked ? 'unchecked' : 'yes',
                })}
                text={t('empty.text')}
              />
            </div>
          ) : (
            <ul ref={list}>
              {shown.map((row) => (
                <GameRow
                  key={row.key}
                  row={row}
                  now={now}
                  canEdit={canEdit}
                  isCurrent={row === current}
                  isBusy={busyRow === row.key}
                  onFocus={() => setChosen(row.key)}
                  onAction={(id) => run(id, row)}
                />
              ))}
            </ul>
          )}
          <p className="border-t border-divider px-5 py-3 text-secondary text-muted">
            {total > rows.length && `${t('list.more', { count: total - rows.length })} `}
            {t('list.night')}{' '}
            {lastAt !== null && (
              <>
                {t('list.last')} <Time value={lastAt} now={now} />
              </>
            )}
          </p>
        </Card>
        <div className="flex min-w-0 flex-col gap-4">
          <SearchesCard searches={searches} />
          <CoversCard covers={covers} />
        </div>
      </div>
    </Screen>
  );
}

function isIn(view: View, { check, reports }: HealthRow): boolean {
  if (view === 'all') return true;
  return view === 'reported' ? reports.length > 0 : check?.state === view;
}
