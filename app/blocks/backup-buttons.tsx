import { ArchiveRestore, Save } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { lazyDialog } from '#app/visitor/lazy-dialog.ts';
import { canSeal } from '#app/visitor/secure-storage.ts';
import { showToast } from '#app/visitor/toasts.ts';

const { Dialog: BackupDialog, canOpen } = lazyDialog(() => import('./backup-dialog.tsx'));

/** Backup and restore of a vertical's collected items (spec MINE-6). The dialog is loaded when it is opened. */
export function BackupButtons({
  prefix,
  isEmpty,
}: {
  prefix: string;
  /** True if there is nothing to back up. */
  isEmpty: boolean;
}) {
  const [mode, setMode] = useState<'backup' | 'restore' | null>(null);
  const t = useMessages('blocks');
  const isPossible = canSeal();
  function open(chosen: 'backup' | 'restore') {
    if (canOpen()) setMode(chosen);
    else showToast(t('backup.offline'), { isAlert: true });
  }
  const describedBy = isPossible ? undefined : 'backup-needs-https';
  const shape = 'button-quiet disabled:cursor-default disabled:opacity-50 disabled:hover:bg-over/8';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!isPossible && (
        <p id="backup-needs-https" className="me-2 max-w-[44ch] text-sm text-soft">
          {t('backup.needsHttps')}
        </p>
      )}
      <button
        type="button"
        className={shape}
        disabled={!isPossible || isEmpty}
        aria-describedby={describedBy}
        onClick={() => open('backup')}
      >
        <Save aria-hidden className="size-5" />
        {t('backup.backUp')}
      </button>
      <button
        type="button"
        className={shape}
        disabled={!isPossible}
        aria-describedby={describedBy}
        onClick={() => open('restore')}
      >
        <ArchiveRestore aria-hidden className="size-5" />
        {t('backup.restore')}
      </button>
      {mode && (
        <Suspense fallback={null}>
          <BackupDialog key={mode} mode={mode} prefix={prefix} onClose={() => setMode(null)} />
        </Suspense>
      )}
    </div>
  );
}
