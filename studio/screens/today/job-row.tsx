import { RotateCw, TriangleAlert } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { ShownJob } from '../system/system.server.ts';
import { useSystemAction } from '../system/use-system-action.ts';
import { AttentionRow } from './attention-row.tsx';

/** A job that failed, with its error. */
export function JobRow({ job: { name, title, message }, isOwner }: { job: ShownJob; isOwner: boolean }) {
  const t = useMessages('today');
  const { runJob, isBusy } = useSystemAction();
  return (
    <AttentionRow
      icon={<TriangleAlert aria-hidden className="size-4.5" />}
      title={t('job.title', { name: title })}
      text={message}
      action={
        <>
          <LinkButton kind="quiet" href={`/system#${name}`}>
            {t('job.open')}
          </LinkButton>
          {isOwner && (
            <Button
              icon={<RotateCw aria-hidden className="size-4" />}
              aria-label={t('job.againNamed', { name: title })}
              isBusy={isBusy}
              onPress={() => runJob(name)}
            >
              {t('job.again')}
            </Button>
          )}
        </>
      }
    />
  );
}
