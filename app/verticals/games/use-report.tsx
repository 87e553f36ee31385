import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { lazyDialog, showAtFirstField } from '#app/visitor/lazy-dialog.ts';
import { showToast } from '#app/visitor/toasts.ts';
import type { Player } from './use-player.ts';

const { Dialog: ReportDialog, canOpen } = lazyDialog(async () => ({
  default: (await import('./components/report-dialog.tsx')).ReportDialog,
}));

/**
 * Returns the report dialog, which can be rendered anywhere, and the function that opens it. The code of the dialog
 * loads when it is first opened. The game is paused while the dialog is open.
 */
export function useReport(
  gameId: number,
  { send }: Pick<Player, 'send'>,
): { dialog: ReactNode; open: () => void } {
  const t = useMessages('games');
  const shown = useRef<HTMLDialogElement>(null);
  const [isWanted, setWanted] = useState(false);
  const arrive = useCallback((dialog: HTMLDialogElement | null) => {
    shown.current = dialog;
    if (dialog) showAtFirstField(dialog);
  }, []);
  return {
    dialog: isWanted && (
      <Suspense>
        <ReportDialog ref={arrive} gameId={gameId} onClose={() => send({ type: 'resume' })} />
      </Suspense>
    ),
    open() {
      if (!canOpen()) {
        showToast(t('report.failed'), { isAlert: true });
        return;
      }
      send({ type: 'pause' });
      if (shown.current) showAtFirstField(shown.current);
      else setWanted(true);
    },
  };
}
