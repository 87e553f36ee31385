import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import type { Player } from './use-player.ts';

const ReportDialog = lazy(async () => ({
  default: (await import('./components/report-dialog.tsx')).ReportDialog,
}));

/**
 * The dialog for reports, to be drawn anywhere, and what opens it; its code comes with the first opening. The game
 * rests meanwhile.
 */
export function useReport(
  gameId: number,
  { tell }: Pick<Player, 'tell'>,
): { dialog: ReactNode; open: () => void } {
  const shown = useRef<HTMLDialogElement>(null);
  const [isWanted, setWanted] = useState(false);
  const arrive = useCallback((dialog: HTMLDialogElement | null) => {
    shown.current = dialog;
    dialog?.showModal();
  }, []);
  return {
    dialog: isWanted && (
      <Suspense>
        <ReportDialog ref={arrive} gameId={gameId} onClose={() => tell({ type: 'resume' })} />
      </Suspense>
    ),
    open() {
      tell({ type: 'pause' });
      if (shown.current) shown.current.showModal();
      else setWanted(true);
    },
  };
}
