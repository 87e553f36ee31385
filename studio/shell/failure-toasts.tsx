import { useEffect } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../ui/toast.tsx';
import { onActionFailure } from '../ui/failed-actions.ts';

/** Reports failed actions in toasts, which stay until they are closed. */
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
  return null;
}
