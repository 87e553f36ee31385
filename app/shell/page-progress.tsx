import { LoaderCircle, WifiOff } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useConnectionProblem, type ConnectionProblem } from '#app/visitor/page-connection.ts';
import { useIsUnderWay } from '#app/visitor/under-way.ts';

const texts = {
  offline: 'progress.offline',
  failed: 'progress.failed',
  slow: 'progress.slow',
} as const satisfies Record<ConnectionProblem['kind'], string>;

/**
 * A line at the top if a page takes longer than 150 ms to load, and the visitor's options if the page does not arrive.
 * The previous page stays unchanged in the meantime.
 */
export function PageProgress() {
  const t = useMessages('shell');
  const isUnderWay = useIsUnderWay();
  const problem = useConnectionProblem();
  const Icon = problem?.kind === 'slow' ? LoaderCircle : WifiOff;
  return (
    <>
      {isUnderWay && <div aria-hidden className="page-progress" />}
      <div
        aria-live="polite"
        className="line-note pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--section-bar,0px))] z-50 flex justify-center"
      >
        {isUnderWay && problem && (
          <div className="pointer-events-auto flex items-center gap-3 rounded-2xl bg-strong py-2 ps-4 pe-2 font-semibold text-on-strong lifted-shadow">
            <Icon aria-hidden className="size-5 flex-none" />
            <span>{t(texts[problem.kind])}</span>
            <button type="button" className="button-primary flex-none" onClick={problem.retry}>
              {t('progress.retry')}
            </button>
          </div>
        )}
      </div>
    </>
  );
}
