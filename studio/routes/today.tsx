import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { noticesOfPlatform } from '#app/pages/notices.server.ts';
import { listJobStates } from '#app/store/job-states.server.ts';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
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

export const handle: StudioPolicy = { read: 'viewer' };

export async function loader({ context }: LoaderFunctionArgs) {
  const platform = context.get(platformContext);
  const jobs = await listJobStates(platform.store.db);
  return {
    now: platform.clock.now(),
    notices: noticesOfPlatform(platform),
    jobs: jobs.map(({ name, outcome, startedAt, message }) => ({ name, outcome, startedAt, message })),
  };
}

/** What needs attention, and the state of everything that runs without the operator. */
export default function Today() {
  const { now, notices, jobs } = useLoaderData<typeof loader>();
  const t = useMessages('studio');
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
      <div className="grid items-start gap-4 desktop:grid-cols-[2fr_1fr]">
        <Card title={t('today.attention')} isFlush>
          <ul>
            {notices.map((notice) => (
              <li
                key={notice}
                className="flex items-center gap-3 border-b border-divider px-5 py-4 last:border-0"
              >
                <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-warning" />
                {notice}
              </li>
            ))}
          </ul>
          {notices.length === 0 && (
            <p className="flex items-center gap-3 px-5 py-4">
              <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
              {t('today.clear')}
            </p>
          )}
        </Card>
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
    </Screen>
  );
}
