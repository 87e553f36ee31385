import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../ui/banner.tsx';
import { useIsOutdated } from '../ui/use-is-outdated.ts';
import { useRevalidateWhile } from '../ui/use-revalidate-while.ts';

/** Says above the screen that it could not be loaded again, and tries until it succeeds. */
export function OutdatedNotice() {
  const t = useMessages('studio');
  const isOutdated = useIsOutdated();
  useRevalidateWhile(isOutdated);
  return (
    <div
      aria-live="polite"
      className="fixed inset-x-4 top-3 z-50 mx-auto w-fit max-w-md rounded-row bg-surface shadow-overlay"
    >
      {isOutdated && <Banner kind="warning">{t('failure.outdated')}</Banner>}
    </div>
  );
}
