import { Pause, Pencil, Play, Shuffle, Trash2 } from 'lucide-react';
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
import { useDraft } from '../../draft/draft-state.ts';
import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { platformContext } from '../../server/context.ts';
import { idParameter } from '../../server/id-parameter.server.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { BackLink, LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { FeedAnswer } from './change-feeds.server.ts';
import { EditList } from './edit-list.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { FeedState } from './feed-state.tsx';
import { listProviders, readFeed, type ShownFeed } from './feeds.server.ts';
import { RunsCard } from './runs-card.tsx';
import { useFeedAction, type useSendFeedAction } from './use-feed-action.ts';
import { useFeedWords } from './use-feed-words.ts';
import { isActive, useRunningFeeds } from './use-running-feeds.ts';

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
  const result = actionResult as FeedAnswer | undefined;
  return result?.outcome === 'removed' ? false : defaultShouldRevalidate;
}

type FeedDialogName = 'edit' | 'remove';

/** One feed: its state, its settings, its last runs and its edits. */
export default function Feed() {
  const { now, feed, values, runs, edits, undoable, providers } = useLoaderData<typeof loader>();
  const t = useMessages('feeds');
  const { canEdit } = useDraft();
  const navigate = useNavigate();
  const { send, data: answer, isBusy } = useFeedAction();
  const [dialog, setDialog] = useState<FeedDialogName | null>(null);
  // An action may remove the feed, and a removed feed cannot be read again.
  useRunningFeeds(isBusy ? [] : [feed], now);
  useOnAnswer(answer, ({ outcome }) => {
    if (outcome === 'removed') void navigate('/feeds');
  });
  const { id, name } = feed;
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
              isBusy={isBusy || isActive(feed, now)}
              isDisabled={feed.health === 'paused'}
              onPress={() => send({ intent: 'run', id })}
            >
              {t('feed.run')}
            </Button>
          )
        }
      />
      <BackLink href="/feeds" size="small" className="mb-3 self-start">
        {t('page.title')}
      </BackLink>
      <div className="flex flex-col gap-4">
        <Notices feed={feed} />
        <Card
          title={t('feed.settings')}
          isFlush
          side={
            canEdit && (
              <SettingsActions
                feed={feed}
                isMapped={values?.rules.mapping != null}
                isBusy={isBusy}
                send={send}
                onOpen={setDialog}
              />
            )
          }
        >
          <SettingsFacts feed={feed} now={now} />
        </Card>
        <RunsCard runs={runs} now={now} />
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

/** Warns if the operator is not paid for the feed's items, if the feed is silent, and if a run waits for approval. */
function Notices({ feed: { unpaid, health, waiting } }: { feed: ShownFeed }) {
  const t = useMessages('feeds');
  return (
    <>
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
    </>
  );
}

function SettingsActions({
  feed: { id, health },
  isMapped,
  isBusy,
  send,
  onOpen,
}: {
  feed: ShownFeed;
  /** Whether the feed has a mapping, which has an editor of its own. */
  isMapped: boolean;
  isBusy: boolean;
  send: ReturnType<typeof useSendFeedAction>;
  onOpen: (dialog: FeedDialogName) => void;
}) {
  const t = useMessages('feeds');
  const isPaused = health === 'paused';
  const PauseIcon = isPaused ? Play : Pause;
  return (
    <>
      <Button size="small" icon={<Pencil aria-hidden className="size-4" />} onPress={() => onOpen('edit')}>
        {t('feed.edit')}
      </Button>
      {isMapped && (
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
        icon={<PauseIcon aria-hidden className="size-4" />}
        isBusy={isBusy}
        onPress={() => send({ intent: isPaused ? 'resume' : 'pause', id })}
      >
        {t(isPaused ? 'feed.resume' : 'feed.pause')}
      </Button>
      <Button size="small" icon={<Trash2 aria-hidden className="size-4" />} onPress={() => onOpen('remove')}>
        {t('feed.remove')}
      </Button>
    </>
  );
}

function SettingsFacts({
  feed: { provider, address, schedule, nextRunAt },
  now,
}: {
  feed: ShownFeed;
  now: number;
}) {
  const t = useMessages('feeds');
  const { describeSchedule } = useFeedWords();
  return (
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
  );
}
