import { useEffect } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../ui/toast.tsx';
import { onActionFailure } from '../ui/failed-actions.ts';
import { useIsOutdated } from '../ui/use-is-outdated.ts';
import { useRevalidateWhile } from '../ui/use-revalidate-while.ts';

/**
 * Reports failed actions in toasts, which stay until they are closed. If the screen could not be loaded again, it says
 * so and tries until it succeeds.
 */
export function FailureToasts() {
  const t = useMessages('studio');
  useEffect(
    () =>
      onActionFailure((failure) =>
        showToast({
          text: t('failure.text', { failure }),
          isLasting: true,
          ...(failure === 'session' && { link: { text: t('failure.signIn'), href: '/sign-in' } }),
        }),
      ),
    [t],
  );
  const isOutdated = useIsOutdated();
  useRevalidateWhile(isOutdated);
  useEffect(
    () => (isOutdated ? showToast({ text: t('failure.outdated'), isLasting: true }) : undefined),
    [isOutdated, t],
  );
  return null;
}
