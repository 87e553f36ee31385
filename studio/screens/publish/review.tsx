import { ExternalLink } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { conflictKey, ConflictList, type Choices } from '../../changes/conflict-list.tsx';
import { groupChanges, isGroup } from '../../changes/group-changes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChangedPages } from '../layouts/changed-pages.tsx';
import { ChangeCard } from './change-card.tsx';
import { fieldKey, listFields, type ChangedField } from './changed-field.ts';
import { DraftMenu } from './draft-menu.tsx';
import { FaultList } from './fault-list.tsx';
import { GroupCard } from './group-card.tsx';
import { NoChanges } from './no-changes.tsx';
import type { PublishOutcome } from './publish.server.ts';
import type { PublishData } from './read-draft.server.ts';
import { ScheduleBanner, ScheduleButton } from './schedule-button.tsx';
import { ShareButton } from './share-button.tsx';
import { useSelection } from './use-selection.ts';

interface ReviewProps {
  draft: NonNullable<PublishData['draft']>;
  drafts: PublishData['drafts'];
  review: NonNullable<PublishData['review']>;
  layouts: PublishData['layouts'];
  fetcher: FetcherWithComponents<PublishOutcome>;
}

/** The changes of a draft, with their faults and conflicts. The operator selects the ones to publish. */
export function Review({ draft, drafts, review, layouts, fetcher }: ReviewProps) {
  const t = useMessages('publish');
  const { changes, conflicts, isTooOld } = review;
  const [choices, setChoices] = useState<Choices>(new Map());
  const [summary, setSummary] = useState('');

  const fields = useMemo(() => listFields(changes), [changes]);
  const { left, leaveOut, faults, isChecking, leave } = useSelection(draft, fields, review.faults);
  const count = fields.length - leaveOut.length;
  const undecided = conflicts.filter((conflict) => !choices.has(conflictKey(conflict))).length;
  const hasChanges = changes.length > 0;
  const isBusy = fetcher.state !== 'idle';

  function send(values: Record<string, string | number>) {
    void fetcher.submit({ id: draft.id, revision: draft.revision, ...values }, { method: 'post' });
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
  return (
    <Screen>
      <title>{t('page.title')}</title>
      <PageHeader
        title={draft.title || t('page.title')}
        status={
          (hasChanges || faults.length > 0 || conflicts.length > 0) && (
            <ReviewStatus faults={faults.length} conflicts={conflicts.length} undecided={undecided} />
          )
        }
        actions={
          <>
            <DraftMenu draft={draft} drafts={drafts} />
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
                isDisabled={review.faults.length > 0 || !hasChanges || isTooOld}
              />
            )}
          </>
        }
        primary={
          hasChanges && (
            <Button
              kind="primary"
              isDisabled={count === 0 || undecided > 0 || faults.length > 0 || isTooOld}
              isBusy={isBusy || isChecking}
              onPress={publish}
            >
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
        <FailedAction answer={fetcher.data} />
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
        {!hasChanges && !isTooOld && faults.length === 0 && <NoChanges />}
        {hasChanges && <SummaryCard value={summary} onChange={setSummary} />}
      </div>
    </Screen>
  );
}

/** Says in a word whether the selected changes can be published. */
function ReviewStatus({
  faults,
  conflicts,
  undecided,
}: {
  faults: number;
  conflicts: number;
  undecided: number;
}) {
  const t = useMessages('publish');
  if (faults > 0) return <Badge kind="danger">{t('status.faults', { count: faults })}</Badge>;
  if (conflicts > 0) return <Badge kind="warning">{t('status.conflicts', { count: undecided })}</Badge>;
  return <Badge kind="success">{t('status.checked')}</Badge>;
}

/** Says why the last action was refused. */
function FailedAction({ answer }: { answer: PublishOutcome | undefined }) {
  const t = useMessages('publish');
  const outcome = answer?.outcome;
  if (!outcome || outcome === 'published' || outcome === 'saved') return null;
  // The screen reports these two outcomes in other places.
  if (outcome === 'past' || outcome === 'checked') return null;
  return <Banner>{t('outcome.text', { outcome: outcome === 'not-found' ? 'other' : outcome })}</Banner>;
}

/** The sentence with which the history describes the publication. */
function SummaryCard({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useMessages('publish');
  return (
    <Card>
      <TextField
        label={t('summary.label')}
        help={t('summary.help')}
        value={value}
        onChange={onChange}
        maxLength={300}
        lines={2}
      />
      <p className="mt-3 text-secondary text-faint">{t('summary.leftOut')}</p>
    </Card>
  );
}
