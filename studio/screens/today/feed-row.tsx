import { Rss } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Time } from '../../ui/time.tsx';
import { AttentionRow } from './attention-row.tsx';

export interface FailedFeed {
  provider: string;
  /** The file or address that the run read. */
  source: string;
  /** Start of the run in milliseconds. */
  startedAt: number;
  /** Why the run failed. Empty if it was refused because it needs a confirmation. */
  reason: string;
}

/** A feed whose last run failed. A dialog shows the error and the command that runs the feed again. */
export function FeedRow({ provider, source, startedAt, reason, now }: FailedFeed & { now: number }) {
  const t = useMessages('today');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AttentionRow
        icon={<Rss aria-hidden className="size-4.5" />}
        title={t('feed.title', { provider })}
        text={
          <>
            {t('feed.text')} <Time value={startedAt} now={now} />
          </>
        }
        action={<Button onPress={() => setOpen(true)}>{t('feed.open')}</Button>}
      />
      <Dialog title={t('feed.title', { provider })} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className="rounded-row bg-sunken p-3 break-words whitespace-pre-wrap text-ink">
          {reason === '' ? t('feed.refused') : reason}
        </p>
        <div>
          {t('feed.again')}
          <CopyField label={t('feed.command')} value={`./portico feed ${provider} '${source}'`} />
        </div>
      </Dialog>
    </>
  );
}
