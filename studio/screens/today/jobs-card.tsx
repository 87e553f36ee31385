import { useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import type { ShownJob } from '../system/system.server.ts';

/** The automatic jobs with their last runs. */
export function JobsCard({ jobs, now }: { jobs: readonly ShownJob[]; now: number }) {
  const t = useMessages('today');
  return (
    <Card title={t('jobs.title')} side={<TextLink href="/system">{t('jobs.all')}</TextLink>} isFlush>
      <ul>
        {jobs.map(({ name, title, state, startedAt, message }) => (
          <li key={name} className="flex items-center gap-3 border-b border-divider px-5 py-3 last:border-0">
            <span className="min-w-0 flex-1" title={message || undefined}>
              {title}
            </span>
            {state === 'failed' && <Badge kind="danger">{t('jobs.failed')}</Badge>}
            {startedAt !== null && <Time value={startedAt} now={now} className="text-secondary text-muted" />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
