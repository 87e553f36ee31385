import { CircleCheck, FileWarning, TriangleAlert } from 'lucide-react';
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { noticesOfPlatform } from '#app/pages/notices.server.ts';
import { listJobStates } from '#app/store/job-states.server.ts';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { requireOperator } from '../access/session.server.ts';
import { AttentionRow } from '../screens/today/attention-row.tsx';
import { answerReports, readAttention, readPublished } from '../screens/today/attention.server.ts';
import { DraftRow } from '../screens/today/draft-row.tsx';
import { FeedRow } from '../screens/today/feed-row.tsx';
import { PublishedCard } from '../screens/today/published-card.tsx';
import { ReportedRow } from '../screens/today/reported-row.tsx';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader, Screen } from '../ui/page-header.tsx';
import { Time } from '../ui/time.tsx';

/** The jobs with a name of their own. Others are shown by their id. */
const jobNames: ReadonlyMap<
  string,
  'job.audit' | 'job.backup' | 'job.drafts' | 'job.history' | 'job.visitors'
> = new Map([
  ['prune-history', 'job.history'],
  ['publish-drafts', 'job.drafts'],
  ['daily-backup', 'job.backup'],
  ['shorten-audit-log', 'job.audit'],
  ['forget-visitors', 'job.visitors'],
]);

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

export async function loader({ context }: LoaderFunctionArgs) {
  const platform = context.get(platformContext);
  const jobs = await listJobStates(platform.store.db);
  return {
    now: platform.clock.now(),
    notices: noticesOfPlatform(platform),
    attention: await readAttention(platform),
    published: await readPublished(platform),
    jobs: jobs.map(({ name, outcome, startedAt, message }) => ({ name, outcome, startedAt, message })),
  };
}

/** Answers the reports of visitors. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(await request.formData());
  return answerReports(context.get(platformContext), requireOperator(context).name, fields);
}

/** What needs attention, and the state of everything that runs without the operator. */
export default function Today() {
  const { now, notices, jobs, attention, published } = useLoaderData<typeof loader>();
  const t = useMessages('studio');
  const own = useMessages('today');
  const { reported, failedFeeds, rejected, drafts } = attention;
  const failedJobs = jobs.filter(({ outcome }) => outcome === 'failed');
  const isClear =
    notices.length + reported.length + failedFeeds.length + drafts.length + failedJobs.length + rejected ===
    0;
  const formats = useFormats();
  const jobName = (id: string) => {
    const key = jobNames.get(id);
    return key ? t(key) : id;
  };
  return (
    <Screen>
      <title>{t('today.title')}</title>
      <PageHeader
        title={t('today.title')}
        status={formats.date(now, { weekday: 'long', day: 'numeric', month: 'long' })}
      />
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card title={t('today.attention')} isFlush>
          <ul>
            {reported.map((item) => (
              <ReportedRow key={`${item.verticalId} ${item.itemId}`} item={item} now={now} />
            ))}
            {failedFeeds.map((feed) => (
              <FeedRow key={feed.provider} {...feed} now={now} />
            ))}
            {failedJobs.map(({ name, message }) => (
              <AttentionRow
                key={name}
                icon={<TriangleAlert aria-hidden className="size-4.5" />}
                title={own('job.title', { name: jobName(name) })}
                text={message}
              />
            ))}
            {rejected > 0 && (
              <AttentionRow
                icon={<FileWarning aria-hidden className="size-4.5" />}
                title={own('rejected.title', { count: rejected })}
                text={own('rejected.text')}
              />
            )}
            {drafts.map((draft) => (
              <DraftRow key={draft.id} draft={draft} now={now} />
            ))}
            {notices.map((notice) => (
              <AttentionRow
                key={notice}
                icon={<TriangleAlert aria-hidden className="size-4.5" />}
                title={notice}
              />
            ))}
          </ul>
          {isClear && (
            <p className="flex items-center gap-3 px-5 py-4">
              <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
              {t('today.clear')}
            </p>
          )}
        </Card>
        <div className="flex min-w-0 flex-col gap-4">
          <PublishedCard changes={published} now={now} />
          <Card title={t('today.jobs')} isFlush>
            <ul>
              {jobs.map(({ name, outcome, startedAt, message }) => (
                <li
                  key={name}
                  className="flex items-center gap-3 border-b border-divider px-5 py-3 last:border-0"
                >
                  <span className="min-w-0 flex-1" title={message}>
                    {jobName(name)}
                  </span>
                  {outcome === 'failed' && <Badge kind="danger">{t('job.failed')}</Badge>}
                  <Time value={startedAt} now={now} className="text-secondary text-muted" />
                </li>
              ))}
              {jobs.length === 0 && <li className="px-5 py-4 text-muted">{t('job.none')}</li>}
            </ul>
          </Card>
        </div>
      </div>
    </Screen>
  );
}
