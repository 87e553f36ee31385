import { useMessages } from '#app/messages/use-messages.ts';
import { Banner } from '../ui/banner.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { useOutdatedReason } from '../ui/use-outdated-reason.ts';
import { useRevalidateWhile } from '../ui/use-revalidate-while.ts';

/**
 * Says above the screen why the screen could not be loaded again, and retries until the load succeeds. After the end of
 * a session, it succeeds once the operator has signed in again in another tab.
 */
export function OutdatedNotice() {
  const t = useMessages('studio');
  const reason = useOutdatedReason();
  useRevalidateWhile(reason !== null);
  return (
    <div
      aria-live="polite"
      className="fixed inset-x-4 top-3 z-50 mx-auto w-fit max-w-md rounded-row bg-surface shadow-overlay"
    >
      {reason === 'server' && <Banner kind="warning">{t('failure.outdated')}</Banner>}
      {reason === 'session' && (
        <Banner
          kind="warning"
          actions={
            <LinkButton href="/sign-in" target="_blank" size="small">
              {t('failure.signIn')}
            </LinkButton>
          }
        >
          {t('failure.session')}
        </Banner>
      )}
    </div>
  );
}
