import { DatabaseBackup, Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { useConfirm } from '../../access/confirm-provider.tsx';
import { describeBytes } from '#app/messages/describe-bytes.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Time } from '../../ui/time.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast.tsx';
import type { SystemData } from './system.server.ts';

interface BackupsProps extends Pick<SystemData, 'now' | 'backupFolder' | 'mediaFolder'> {
  backups: NonNullable<SystemData['backups']>;
  isOwner: boolean;
  /** Whether a backup is being made, or will be made at once. */
  isMaking: boolean;
  onMake: () => void;
}

/** The backups of a SQLite store, and how to restore one. */
export function BackupsCard({
  backups,
  backupFolder,
  mediaFolder,
  now,
  isOwner,
  isMaking,
  onMake,
}: BackupsProps) {
  const t = useMessages('system');
  const formats = useFormats();
  const [restored, setRestored] = useState<string | null>(null);
  return (
    <Card
      title={t('backups.title')}
      isFlush
      side={
        isOwner && (
          <Button
            size="small"
            icon={<DatabaseBackup aria-hidden className="size-4" />}
            isBusy={isMaking}
            onPress={onMake}
          >
            {t('backups.make')}
          </Button>
        )
      }
    >
      {backups.length === 0 && (
        <EmptyState
          icon={<DatabaseBackup aria-hidden className="size-5" />}
          title={t('backups.none')}
          text={t('backups.noneText')}
        />
      )}
      <ul>
        {backups.map(({ name, reason, madeAt, bytes }) => (
          <li
            key={name}
            className="flex items-center gap-2 border-b border-divider px-5 py-2.5 last:border-0"
          >
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{t('backups.kind', { kind: kindOf(reason) })}</p>
              <p className="truncate text-secondary text-muted" title={name}>
                <Time value={madeAt} now={now} /> · {describeBytes(formats, bytes)}
              </p>
            </div>
            <IconButton
              label={t('backups.restoreOne', { time: formats.date(madeAt, exact) })}
              icon={<Undo2 aria-hidden className="size-4" />}
              onPress={() => setRestored(name)}
            />
            {isOwner && (
              <DownloadButton
                name={name}
                label={t('backups.download', { time: formats.date(madeAt, exact) })}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="border-t border-divider px-5 py-3 text-secondary text-faint">
        {t('backups.kept', { folder: backupFolder })} {t('backups.pictures', { folder: mediaFolder })}
      </p>
      <RestoreDialog
        file={restored === null ? null : `${backupFolder}/${restored}`}
        onClose={() => setRestored(null)}
      />
    </Card>
  );
}

const exact = { dateStyle: 'medium', timeStyle: 'short' } as const;

function kindOf(reason: string): 'daily' | 'hand' | 'update' {
  if (reason === 'manual') return 'hand';
  return reason.startsWith('before-') ? 'update' : 'daily';
}

/**
 * Downloads a backup after a proof of identity. A script sends the request, because a form sends no origin under the
 * Studio's referrer policy.
 */
function DownloadButton({ name, label }: { name: string; label: string }) {
  const t = useMessages('system');
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    if (!(await confirm())) return;
    setBusy(true);
    try {
      const answer = await fetch(`/system/backups/${name}`, { method: 'POST' });
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      saveFile(name, await answer.blob());
    } catch {
      showToast({ text: t('backups.failed') });
    } finally {
      setBusy(false);
    }
  }
  return (
    <IconButton
      label={label}
      icon={<Download aria-hidden className="size-4" />}
      isBusy={isBusy}
      onPress={() => void download()}
    />
  );
}

/** Explains how to restore a backup, with the exact commands. */
function RestoreDialog({ file, onClose }: { file: string | null; onClose: () => void }) {
  const t = useMessages('system');
  return (
    <Dialog title={t('restore.title')} isOpen={file !== null} onClose={onClose}>
      <p>{t('restore.text')}</p>
      <ol className="flex list-decimal flex-col gap-3 ps-5">
        <li>{t('restore.stop')}</li>
        <li>
          {t('restore.run')}
          <CopyField label={t('restore.command')} value={`./portico restore '${file ?? ''}' --yes`} />
        </li>
        <li>{t('restore.start')}</li>
      </ol>
      <p className="text-secondary">{t('restore.kept')}</p>
    </Dialog>
  );
}
