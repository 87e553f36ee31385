import { useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { FeedMapping } from '#app/feeds/mapping/mapping-schema.ts';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { postJson } from '../../access/post-json.ts';
import { ChangedTarget } from '../../changes/changed-target.tsx';
import { Difference } from '../../changes/difference.tsx';
import { useChangeNames } from '../../changes/use-change-names.ts';
import { Banner } from '../../ui/banner.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { useLatestRequest } from '../../ui/use-latest-request.ts';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import { useReportFeedEffect } from '../feeds/use-feed-action.ts';
import type { CompareAnswer, EditedFeed, SaveAnswer } from './mapping.server.ts';

/** Shows how a changed mapping would change the games of a feed, and saves the mapping. */
export function CompareDialog({
  feed,
  document,
  mapping,
  onSaved,
  onClose,
}: {
  feed: EditedFeed;
  /** Id of the document with which the games are compared. */
  document: string;
  mapping: FeedMapping;
  onSaved: () => void;
  onClose: () => void;
}) {
  const t = useMessages('feed-mapping');
  const navigate = useNavigate();
  const { submit, data: saved, state } = useFetcher<SaveAnswer>();
  const report = useReportFeedEffect();
  const [answer, setAnswer] = useState<CompareAnswer | 'offline' | null>(null);
  const json = JSON.stringify(mapping);
  useLatestRequest({
    input: json,
    send: (input, signal) =>
      postJson<CompareAnswer>('/feeds/map/compare', { feed: feed.id, document, mapping: input }, signal),
    onAnswer: ({ isOk, body }) => setAnswer(isOk ? body : 'offline'),
  });
  useOnAnswer(saved, (result) => {
    if (result.outcome !== 'saved') return;
    report(result, t('compare.saved', { name: result.name }));
    onSaved();
    void navigate(`/feeds/${result.id}`);
  });
  return (
    <FormDialog
      title={t('compare.title', { name: feed.name })}
      submit={t('compare.save')}
      isBusy={state !== 'idle'}
      isDisabled={answer === null}
      onSubmit={() =>
        void submit(
          { intent: 'save', feed: feed.id, revision: feed.revision, mapping: json },
          { method: 'post', action: '/feeds/map' },
        )
      }
      onClose={onClose}
    >
      {saved && saved.outcome !== 'saved' && (
        <Banner>{t('compare.notSaved', { outcome: whyNotSaved(saved) })}</Banner>
      )}
      {answer === null && <ProgressLine label={t('compare.running')} share={null} />}
      {answer === 'offline' && <Banner>{t('page.offline')}</Banner>}
      {answer !== null && answer !== 'offline' && <Compared answer={answer} />}
    </FormDialog>
  );
}

function Compared({ answer }: { answer: CompareAnswer }) {
  const t = useMessages('feed-mapping');
  const formats = useFormats();
  const { nameOfField } = useChangeNames();
  if (answer.outcome === 'unreadable') return <Banner>{answer.reason}</Banner>;
  if (answer.outcome !== 'compared') return <Banner>{t('start.gone')}</Banner>;
  const { isWhole, hasOtherIds, before, added, changed, unchanged, removed, refused, changes } = answer;
  const counts = [
    ['changed', changed],
    ['unchanged', unchanged],
    ['added', added],
    ['removed', removed],
    ['refused', refused],
  ] as const;
  return (
    <>
      {hasOtherIds && before > 0 && (
        <Banner kind="warning">{t('compare.otherIds', { count: before })}</Banner>
      )}
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {counts.map(([kind, count]) => (
          <div key={kind}>
            <dt className="text-secondary text-muted">{t('compare.count', { kind })}</dt>
            <dd className="font-semibold tabular-nums">{formats.number(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-secondary text-muted">
        {t('compare.about', { isWhole: isWhole ? 'yes' : 'other' })}
      </p>
      {changes.length > 0 && (
        <ul className="flex flex-col gap-4">
          {changes.map((change) => (
            <li key={change.key} className="flex flex-col gap-2 border-t border-divider pt-4">
              <div className="flex flex-wrap items-center gap-3">
                <ChangedTarget target={change} level="h3" />
              </div>
              {change.fields.map((one) => (
                <div key={one.path}>
                  <p className="mb-1 text-secondary font-semibold">{nameOfField(one, change)}</p>
                  <Difference {...one} />
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
      {changed > changes.length && (
        <p className="text-secondary text-muted">{t('compare.more', { count: changed - changes.length })}</p>
      )}
    </>
  );
}

function whyNotSaved(answer: Exclude<SaveAnswer, { outcome: 'saved' }>) {
  if (answer.outcome === 'refused') return answer.fault.fault === 'source' ? 'source' : 'other';
  return answer.outcome === 'invalid' ? 'other' : answer.outcome;
}
