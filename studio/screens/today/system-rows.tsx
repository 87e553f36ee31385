import { DatabaseBackup, HardDrive, TriangleAlert } from 'lucide-react';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { describeBytes } from '#app/messages/describe-bytes.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Time } from '../../ui/time.tsx';
import { useSystemAction } from '../system/use-system-action.ts';
import { AttentionRow } from './attention-row.tsx';

interface SystemRowsProps {
  /** The problem with the store, or `null`. */
  problem: string | null;
  /** The space of a disk that is nearly full, in bytes. */
  disk: { free: number; total: number } | null;
  /** The time of the latest backup if it is too old, or `never` if there is no backup. Otherwise `null`. */
  backup: number | 'never' | null;
  backupJob: string;
  isOwner: boolean;
  now: number;
}

/** Problems of the store, its disk and its backups. */
export function SystemRows({ problem, disk, backup, backupJob, isOwner, now }: SystemRowsProps) {
  const t = useMessages('today');
  const formats = useFormats();
  const { runJob, isBusy } = useSystemAction();
  const open = <LinkButton href="/system">{t('system.open')}</LinkButton>;
  return (
    <>
      {problem !== null && (
        <AttentionRow
          icon={<TriangleAlert aria-hidden className="size-4.5" />}
          title={t('store.title')}
          text={problem}
          action={open}
        />
      )}
      {disk && (
        <AttentionRow
          icon={<HardDrive aria-hidden className="size-4.5" />}
          title={t('disk.title', { free: describeBytes(formats, disk.free) })}
          text={t('disk.text')}
          action={open}
        />
      )}
      {backup !== null && (
        <AttentionRow
          icon={<DatabaseBackup aria-hidden className="size-4.5" />}
          title={t('backup.title', { isMissing: backup === 'never' ? 'yes' : 'other' })}
          text={
            backup === 'never' ? (
              t('backup.text')
            ) : (
              <>
                {t('backup.latest')} <Time value={backup} now={now} />
              </>
            )
          }
          action={
            isOwner ? (
              <Button isBusy={isBusy} onPress={() => runJob(backupJob)}>
                {t('backup.make')}
              </Button>
            ) : (
              open
            )
          }
        />
      )}
    </>
  );
}
