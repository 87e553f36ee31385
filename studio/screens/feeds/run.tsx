import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { actorOf } from '../../access/session.server.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { platformContext } from '../../server/context.ts';
import { idParameter } from '../../server/id-parameter.server.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { BackLink } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import { CategoryTable } from './category-table.tsx';
import { answerRun } from './answer-run.server.ts';
import { readRun } from './run.server.ts';
import { RunTabs } from './run-tab-list.tsx';
import { useChosenChanges } from './use-chosen-changes.ts';
import { useRunDecision } from './use-run-decision.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  return readRun(context.get(platformContext), idParameter(params.run), {
    query: new URL(request.url).searchParams,
    say: faultTextsFor(context),
  });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(await readForm(request));
  return answerRun(context.get(platformContext), actorOf(context), idParameter(params.run), fields);
}

type Run = Awaited<ReturnType<typeof loader>>;
type Proposal = NonNullable<Run['proposal']>;

/** The proposal of a run. The operator accepts it, whole or in part, or declines it. */
export default function RunScreen() {
  const run = useLoaderData<typeof loader>();
  const t = useMessages('feeds');
  const { feed, startedAt, now, proposal, outcome } = run;
  if (proposal) return <WaitingRun key={run.id} run={run} proposal={proposal} />;
  return (
    <Screen>
      <title>{feed.name}</title>
      <PageHeader
        title={feed.name}
        status={
          <>
            {t('run.read')} <Time value={startedAt} now={now} />
          </>
        }
      />
      <Banner kind="info">
        {t('run.decided', { outcome })} <TextLink href={`/feeds/${feed.id}`}>{t('run.all')}</TextLink>
      </Banner>
    </Screen>
  );
}

function WaitingRun({ run, proposal }: { run: Run; proposal: Proposal }) {
  const t = useMessages('feeds');
  const { canEdit } = useDraft();
  const { feed, startedAt, now } = run;
  const { total, leftOut, entries, unchanged, isWhole, categories } = proposal;
  const choice = useChosenChanges(total, leftOut);
  const { accept, decline, isBusy, isMoved } = useRunDecision(feed.id, proposal.digest);
  return (
    <Screen>
      <title>{feed.name}</title>
      <PageHeader
        title={feed.name}
        status={
          <>
            {t('run.read')} <Time value={startedAt} now={now} />
          </>
        }
        actions={
          canEdit && (
            <Button kind="quiet" isBusy={isBusy} onPress={decline}>
              {t('run.decline')}
            </Button>
          )
        }
        primary={
          canEdit && (
            <Button
              kind="primary"
              isBusy={isBusy}
              isDisabled={choice.count === 0}
              onPress={() => accept(choice)}
            >
              {t('run.accept', { count: choice.count, total })}
            </Button>
          )
        }
      />
      <BackLink href={`/feeds/${feed.id}`} size="small" className="mb-3 self-start">
        {t('run.all')}
      </BackLink>
      <div className="flex flex-col gap-4">
        <p className="text-secondary text-muted">
          {t('run.about', { entries, unchanged, isWhole: isWhole ? 'yes' : 'other' })}{' '}
          {canEdit && t('run.oneChange')}
        </p>
        {isMoved && <Banner kind="warning">{t('run.moved')}</Banner>}
        <Warnings proposal={proposal} />
        <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_minmax(0,340px)]">
          <RunTabs proposal={proposal} choice={choice} canEdit={canEdit} />
          {categories.uses.length > 0 && <CategoryTable {...categories} canEdit={canEdit} />}
        </div>
      </div>
    </Screen>
  );
}

function Warnings({ proposal: { unpaid, warnings } }: { proposal: Proposal }) {
  const t = useMessages('feeds');
  return (
    <>
      {unpaid.map((line) => (
        <Banner key={line} kind="warning" title={t('feed.unpaid')}>
          {line}
        </Banner>
      ))}
      {warnings.map((line) => (
        <Banner key={line} kind="info">
          {line}
        </Banner>
      ))}
    </>
  );
}
