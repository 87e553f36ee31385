import { Play } from 'lucide-react';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Time } from '../../ui/time.tsx';
import type { ShownJob } from './system.server.ts';

const badges = { waiting: 'neutral', running: 'accent', failed: 'danger', interrupted: 'warning' } as const;

/** The automatic jobs with their last and next runs. */
export function JobsCard({
  jobs,
  now,
  isOwner,
  onRun,
}: {
  jobs: readonly ShownJob[];
  now: number;
  isOwner: boolean;
  onRun: (name: string) => void;
}) {
  const t = useMessages('system');
  return (
    <Card title={t('jobs.title')} isFlush>
      <ul>
        {jobs.map((job) => (
          <li
            key={job.name}
            id={job.name}
            className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-divider px-5 py-3.5 last:border-0"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <bdi>{job.title}</bdi>
                {job.state !== 'done' && (
                  <Badge kind={badges[job.state]}>{t('job.state', { state: job.state })}</Badge>
                )}
              </p>
              <p dir="auto" className="text-secondary text-muted">
                {job.description}
              </p>
              <LastRun job={job} now={now} />
            </div>
            {isOwner && (
              <Button
                size="small"
                icon={<Play aria-hidden className="size-4" />}
                aria-label={t('job.runNamed', { title: job.title })}
                isBusy={job.state === 'running' || (job.state === 'waiting' && job.startedAt !== null)}
                onPress={() => onRun(job.name)}
              >
                {t('job.run')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LastRun({
  job: { startedAt, duration, nextAt, state, message, failures },
  now,
}: {
  job: ShownJob;
  now: number;
}) {
  const t = useMessages('system');
  const formats = useFormats();
  if (startedAt === null) return <p className="text-secondary text-faint">{t('job.never')}</p>;
  const seconds = duration === null ? '' : formats.number(duration / 1_000, secondsFormat);
  const isBad = state === 'failed' || state === 'interrupted';
  return (
    <>
      <p className="text-secondary text-faint">
        {t('job.last')} <Time value={startedAt} now={now} />
        {seconds && ` (${seconds})`}
        {nextAt !== null && (
          <>
            {' · '}
            {t('job.next')} <Time value={Math.max(nextAt, now)} now={now} />
          </>
        )}
      </p>
      {message !== '' && (
        <p className={`text-secondary break-words ${isBad ? 'text-danger' : 'text-faint'}`}>
          <bdi>{message}</bdi>
          {failures > 1 && ` ${t('job.failures', { count: failures })}`}
        </p>
      )}
    </>
  );
}

const secondsFormat = {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'short',
  maximumSignificantDigits: 2,
} as const;
