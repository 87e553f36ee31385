import { ArrowLeft, Pause, Pencil, Play, Shuffle, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import {
  useLoaderData,
  useNavigate,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { includesRole } from '#app/operators/operators.server.ts';
import { requireOperator } from '../../access/session.server.ts';
import { useUndo } from '../../changes/undo-provider.tsx';
import { useDraft } from '../../draft/draft-state.ts';
import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { platformContext } from '../../server/context.ts';
import { idParameter } from '../../server/id-parameter.server.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { FeedOutcomeOfAction } from './change-feeds.server.ts';
import { EditList } from './edit-list.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { FeedState } from './feed-state.tsx';
import { listProviders, readFeed, type ShownRun } from './feeds.server.ts';
import { useFeedAction } from './use-feed-action.ts';
import { useFeedWords } from './use-feed-words.ts';
import { useRunningFeeds } from './use-running-feeds.ts';

export const handle: StudioPolicy = { read: 'viewer' };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const platform = context.get(platformContext);
  const id = idParameter(params.feed);
  const canEdit = includesRole(requireOperator(context).role, 'editor');
  return {
    now: platform.clock.now(),
    providers: listProviders(platform),
    ...(await readFeed(platform, id, { canEdit, say: faultTextsFor(context) })),
  };
}

/** After its removal, the feed cannot be read again. The screen closes. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const result = actionResult as FeedOutcomeOfAction | undefined;
  return result?.outcome === 'removed' ? false : defaultShouldRevalidate;
}

/** One feed: its state, its settings, its last runs and its edits. */
export default function Feed() {
  const { now, feed, values, runs, edits, undoable, providers } = useLoaderData<typeof loader>();
  const t = useMessages('feeds');
  const { canEdit } = useDraft();
  const { describeSchedule } = useFeedWords();
  const navigate = useNavigate();
  const { send, data: answer, isBusy } = useFeedAction();
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null);
  useRunningFeeds([feed], now);
  useOnAnswer(answer, ({ outcome }) => {
    if (outcome === 'removed') void navigate('/feeds');
  });
  const { id, name, provider, address, schedule, nextRunAt, health, waiting, unpaid } = feed;
  const isPaused = health === 'paused';
  const isRunning = runs[0]?.outcome === 'running' || (nextRunAt !== null && nextRunAt <= now);
  return (
    <Screen>
      <title>{name}</title>
      <PageHeader
        title={name}
        status={<FeedState feed={feed} />}
        actions={
          canEdit && (
            <Button
              icon={<Play aria-hidden className="size-4" />}
              isBusy={isBusy || isRunning}
              isDisabled={isPaused}
              onPress={() => send({ intent: 'run', id })}
            >
              {t('feed.run')}
            </Button>
          )
        }
      />
      <LinkButton
        kind="quiet"
        size="small"
        href="/feeds"
        icon={<ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />}
        className="mb-3 self-start"
      >
        {t('page.title')}
      </LinkButton>
      <div className="flex flex-col gap-4">
        {unpaid.map((line) => (
          <Banner key={line} kind="warning" title={t('feed.unpaid')}>
            {line}
          </Banner>
        ))}
        {health === 'silent' && <Banner kind="warning">{t('feed.silent')}</Banner>}
        {waiting && (
          <Banner kind="info">
            {t('feed.waits', { added: waiting.added, changed: waiting.changed, removed: waiting.removed })}{' '}
            <TextLink href={`/feeds/runs/${waiting.id}`}>{t('feed.review')}</TextLink>
          </Banner>
        )}
        <Card
          title={t('feed.settings')}
          isFlush
          side={
            canEdit && (
              <>
                <Button
                  size="small"
                  icon={<Pencil aria-hidden className="size-4" />}
                  onPress={() => setDialog('edit')}
                >
                  {t('feed.edit')}
                </Button>
                {values?.rules.mapping && (
                  <LinkButton
                    size="small"
                    href={`/feeds/map?feed=${id}`}
                    icon={<Shuffle aria-hidden className="size-4" />}
                  >
                    {t('feed.mapping')}
                  </LinkButton>
                )}
                <Button
                  size="small"
                  icon={
                    isPaused ? (
                      <Play aria-hidden className="size-4" />
                    ) : (
                      <Pause aria-hidden className="size-4" />
                    )
                  }
                  isBusy={isBusy}
                  onPress={() => send({ intent: isPaused ? 'resume' : 'pause', id })}
                >
                  {t(isPaused ? 'feed.resume' : 'feed.pause')}
                </Button>
                <Button
                  size="small"
                  icon={<Trash2 aria-hidden className="size-4" />}
                  onPress={() => setDialog('remove')}
                >
                  {t('feed.remove')}
                </Button>
              </>
            )
          }
        >
          <Facts>
            <Fact name={t('form.provider')}>{provider}</Fact>
            <Fact name={t('form.address')}>
              <bdi className="break-all">{address}</bdi>
            </Fact>
            <Fact name={t('form.schedule')}>
              {describeSchedule(schedule)}
              {nextRunAt !== null && nextRunAt > now && (
                <>
                  {' · '}
                  {t('feed.next')} <Time value={nextRunAt} now={now} />
                </>
              )}
            </Fact>
          </Facts>
        </Card>
        <Card title={t('runs.title')} isFlush>
          {runs.length === 0 && <p className="px-5 py-4 text-muted">{t('feed.never')}</p>}
          <ul>
            {runs.map((run) => (
              <RunRow key={run.id} run={run} now={now} />
            ))}
          </ul>
        </Card>
        <EditList
          edits={edits}
          now={now}
          isBusy={isBusy}
          onUndo={undoable === null ? null : () => send({ intent: 'undo', id, revision: undoable })}
        />
      </div>
      {dialog === 'edit' && values && (
        <FeedDialog values={values} providers={providers} onClose={() => setDialog(null)} />
      )}
      {dialog === 'remove' && (
        <FormDialog
          title={t('remove.title', { name })}
          submit={t('feed.remove')}
          isDangerous
          isBusy={isBusy}
          onSubmit={() => send({ intent: 'remove', id })}
          onClose={() => setDialog(null)}
        >
          <p>{t('remove.text')}</p>
        </FormDialog>
      )}
    </Screen>
  );
}

function RunRow({ run, now }: { run: ShownRun; now: number }) {
  const t = useMessages('feeds');
  const { canEdit } = useDraft();
  const { describeRun } = useFeedWords();
  const { undo, isBusy } = useUndo();
  const { id, outcome, startedAt, version, isUndone } = run;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-divider px-5 py-3 last:border-0">
      <span className="w-36 shrink-0 text-secondary text-muted">
        <Time value={startedAt} now={now} />
      </span>
      <span
        className={`min-w-0 flex-1 basis-48 break-words ${outcome === 'failed' ? 'text-danger' : ''} ${isUndone ? 'text-muted line-through' : ''}`}
      >
        {describeRun(run)}
      </span>
      {isUndone && <Badge>{t('run.undone')}</Badge>}
      {outcome === 'waiting' && (
        <LinkButton size="small" href={`/feeds/runs/${id}`}>
          {t('feed.review')}
        </LinkButton>
      )}
      {version !== null && (
        <TextLink href={`/history/${version}`}>{t('run.change', { version: String(version) })}</TextLink>
      )}
      {canEdit && version !== null && !isUndone && (
        <Button
          size="small"
          icon={<Undo2 aria-hidden className="size-4" />}
          aria-label={t('run.undoNamed', { version: String(version) })}
          isBusy={isBusy}
          onPress={() => undo(version)}
        >
          {t('run.undo')}
        </Button>
      )}
    </li>
  );
}
