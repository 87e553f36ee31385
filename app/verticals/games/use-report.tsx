import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';

const ReportDialog = lazy(async () => ({
  default: (await import('./components/report-dialog.tsx')).ReportDialog,
}));

/** The dialog for reports, to be drawn anywhere, and what opens it; its code comes with the first opening. */
export function useReport(gameId: number): { dialog: ReactNode; open: () => void } {
  const shown = useRef<HTMLDialogElement>(null);
  const [isWanted, setWanted] = useState(false);
  const arrive = useCallback((dialog: HTMLDialogElement | null) => {
    shown.current = dialog;
    dialog?.showModal();
  }, []);
  return {
    dialog: isWanted && (
      <Suspense>
        <ReportDialog ref={arrive} gameId={gameId} />
      </Suspense>
    ),
    open() {
      if (shown.current) shown.current.showModal();
      else setWanted(true);
    },
  };
}
