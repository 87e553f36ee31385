import { ExternalLink, FileText } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  useFetcher,
  useLoaderData,
  useNavigate,
  type ActionFunctionArgs,
  type FetcherWithComponents,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { listDraftHeads } from '#app/store/drafts.server.ts';
import { requireOperator } from '../../access/session.server.ts';
import { conflictKey, ConflictList, type Choices } from '../../changes/conflict-list.tsx';
import { groupChanges, isGroup } from '../../changes/group-changes.ts';
import { useUndo } from '../../changes/undo-provider.tsx';
import { findCurrentDraft } from '../../draft/current-draft.server.ts';
import { draftProblemsIn } from '../../draft/draft-problem.server.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import { ChangedPages } from '../layouts/changed-pages.tsx';
import { reviewLayouts } from '../layouts/review-layouts.server.ts';
import { ChangeCard } from './change-card.tsx';
import { fieldKey, listFields, type ChangedField } from './changed-field.ts';
import { DraftMenu } from './draft-menu.tsx';
import { FaultList } from './fault-list.tsx';
import { actOnDraft, showReview } from './publish.server.ts';
import { GroupCard } from './group-card.tsx';
import { ScheduleBanner, ScheduleButton } from './schedule-button.tsx';
import { ShareButton } from './share-button.tsx';
import { useSelection } from './use-selection.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const platform = context.get(platformContext);
  const draft = await findCurrentDraft({ request, context });
  const drafts = await listDraftHeads(platform.store.db);
  const now = platform.clock.now();
  if (!draft) return { draft: null, drafts, now, review: null, layouts: null };
  const { id, title, author, revision, publishAt, problem, createdAt } = draft;
  const { language } = context.get(documentMessagesContext);
  const say = draftProblemsIn(platform, language);
  return {
    draft: { id, title, author, revision, publishAt, problem: say(problem), createdAt },
    drafts,
    now,
    review: await showReview(platform, draft, language),
    layouts: await reviewLayouts(platform, draft),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(await readForm(request));
  const { language } = context.get(documentMessagesContext);
  return actOnDraft(
    context.get(platformContext),
    { author: requireOperator(context).name, language },
    fields,
  );
}

/** Checking a selection changes nothing. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formData?.get('intent') !== 'check' && defaultShouldRevalidate;
}

/** Shows the changes of the draft, and publishes them. */
export default function Publish() {
  const { draft, drafts, now, review, layouts } = useLoaderData<typeof loader>();
  const t = useMessages('publish');
  // Publishing deletes the draft and unmounts its component, so this component holds the answer.
  const [latest, setLatest] = useState(draft?.id);
  if (draft && draft.id !== latest) setLatest(draft.id);
  const fetcher = useFetcher<typeof action>({ key: `publish ${latest ?? ''}` });
  usePublished(fetcher.data);
  if (!draft) {
    return (
      <Screen isNarrow>
        <title>{t('page.title')}</title>
        <PageHeader
          title={t('page.title')}
          primary={null}
          actions={drafts.length > 0 && <DraftMenu draft={null} drafts={drafts} now={now} />}
        />
        <Card>
          <EmptyState
            icon={<FileText aria-hidden className="size-5" />}
            title={t('empty.title')}
            text={t('empty.text')}
          />
        </Card>
      </Screen>
    );
  }
  return <Review key={draft.id} {...{ draft, drafts, now, review, layouts, fetcher }} />;
}

type Loaded = Awaited<ReturnType<typeof loader>>;
type ReviewProps = {
  draft: NonNullable<Loaded['draft']>;
  drafts: Loaded['drafts'];
  now: number;
  review: NonNullable<Loaded['review']>;
  layouts: Loaded['layouts'];
  fetcher: FetcherWithComponents<Awaited<ReturnType<typeof action>>>;
};

function Review({ draft, drafts, now, review, layouts, fetcher }: ReviewProps) {
  const t = useMessages('publish');
  const { changes, conflicts, isTooOld } = review;
  const [choices, setChoices] = useState<Choices>(new Map());
  const [summary, setSummary] = useState('');

  const fields = useMemo(() => listFields(changes), [changes]);
  const { left, leaveOut, faults, isChecking, leave } = useSelection(draft, fields, review.faults);
  const count = fields.length - leaveOut.length;
  const open = conflicts.filter((conflict) => !choices.has(conflictKey(conflict)));
  const canPublish = count > 0 && open.length === 0 && faults.length === 0 && !isTooOld;
  const common = { id: draft.id, revision: draft.revision };
  const isBusy = fetcher.state !== 'idle';

  function send(values: Record<string, string | number>) {
    void fetcher.submit({ ...common, ...values }, { method: 'post' });
  }

  function revert(field: ChangedField) {
    send({ intent: 'revert', change: JSON.stringify(field) });
  }

  function publish() {
    send({
      intent: 'publish',
      summary,
      leaveOut: JSON.stringify(leaveOut),
      resolutions: JSON.stringify(
        conflicts.map((conflict) => ({
          target: conflict.key,
          path: conflict.path,
          take: choices.get(conflictKey(conflict)) ?? 'now',
        })),
      ),
    });
  }

  const schedule = {
    isBusy,
    answer: fetcher.data,
    onSchedule: (time: string) => send({ intent: 'schedule', time }),
  };
  const outcome = fetcher.data?.outcome;
  return (
    <Screen>
      <title>{t('page.title')}</title>
      <PageHeader
        title={draft.title || t('page.title')}
        status={
          faults.length > 0 ? (
            <Badge kind="danger">{t('status.faults', { count: faults.length })}</Badge>
          ) : conflicts.length > 0 ? (
            <Badge kind="warning">{t('status.conflicts', { count: open.length })}</Badge>
          ) : changes.length > 0 ? (
            <Badge kind="success">{t('status.checked')}</Badge>
          ) : undefined
        }
        actions={
          <>
            <DraftMenu draft={draft} drafts={drafts} now={now} />
            <LinkButton
              href="/draft/preview?to=/"
              target="_blank"
              icon={<ExternalLink aria-hidden className="size-4" />}
            >
              {t('share.open')}
            </LinkButton>
            <ShareButton draft={draft} />
            {draft.publishAt === null && (
              <ScheduleButton
                {...schedule}
                isDisabled={review.faults.length > 0 || changes.length === 0 || isTooOld}
              />
            )}
          </>
        }
        primary={
          changes.length > 0 && (
            <Button kind="primary" isDisabled={!canPublish} isBusy={isBusy || isChecking} onPress={publish}>
              {t('action.publish', { count })}
            </Button>
          )
        }
      />
      <div className="flex max-w-[960px] flex-col gap-4">
        {draft.publishAt !== null && (
          <ScheduleBanner
            {...schedule}
            publishAt={draft.publishAt}
            onCancel={() => send({ intent: 'unschedule' })}
          />
        )}
        {draft.problem !== '' && (
          <Banner kind="warning" title={t('problem.title')}>
            {draft.problem}
          </Banner>
        )}
        {isTooOld && <Banner title={t('tooOld.title')}>{t('tooOld.text')}</Banner>}
        {outcome &&
          outcome !== 'published' &&
          outcome !== 'saved' &&
          outcome !== 'past' &&
          outcome !== 'checked' && (
            <Banner>{t('outcome.text', { outcome: outcome === 'not-found' ? 'other' : outcome })}</Banner>
          )}
        {faults.length > 0 && (
          <FaultList
            faults={faults}
            selected={fields.filter((field) => !left.has(fieldKey(field)))}
            onLeaveOut={(chosen) => leave(new Set([...left, ...chosen.map(fieldKey)]))}
            onRevert={revert}
          />
        )}
        {conflicts.length > 0 && (
          <ConflictList kind="publish" conflicts={conflicts} choices={choices} onChange={setChoices} />
        )}
        {layouts && <ChangedPages review={layouts} />}
        {groupChanges(changes).map((entry) =>
          isGroup(entry) ? (
            <GroupCard key={entry.key} group={entry} left={left} onLeave={leave} onRevert={revert} />
          ) : (
            <ChangeCard key={entry.key} change={entry} left={left} onLeave={leave} onRevert={revert} />
          ),
        )}
        {changes.length === 0 && !isTooOld && faults.length === 0 && (
          <Card>
            <EmptyState
              icon={<FileText aria-hidden className="size-5" />}
              title={t('empty.title')}
              text={t('empty.text')}
            />
          </Card>
        )}
        {changes.length > 0 && (
          <Card>
            <TextField
              label={t('summary.label')}
              help={t('summary.help')}
              value={summary}
              onChange={setSummary}
              maxLength={300}
              lines={2}
            />
            <p className="mt-3 text-secondary text-faint">{t('summary.leftOut')}</p>
          </Card>
        )}
      </div>
    </Screen>
  );
}

/** After the publication, shows a toast that undoes it, and goes to the first screen. */
function usePublished(result: Awaited<ReturnType<typeof action>> | undefined) {
  const t = useMessages('publish');
  const navigate = useNavigate();
  const { undo } = useUndo();
  useOnAnswer(result, (answer) => {
    if (answer.outcome !== 'published') return;
    const { version } = answer;
    showToast({ text: t('outcome.published'), undo: () => undo(version) });
    void navigate('/');
  });
}
