import { ArchiveRestore, Save } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { loadLazily } from '#app/visitor/load-lazily.ts';
import { canSeal } from '#app/visitor/secure-storage.ts';

const BackupDialog = lazy(() => loadLazily(() => import('./backup-dialog.tsx')));

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
        onClick={() => setMode('backup')}
      >
        <Save aria-hidden className="size-5" />
        {t('backup.backUp')}
      </button>
      <button
        type="button"
        className={shape}
        disabled={!isPossible}
        aria-describedby={describedBy}
        onClick={() => setMode('restore')}
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
