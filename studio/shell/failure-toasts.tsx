import { useEffect } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../ui/toast.tsx';
import { onActionFailure } from '../ui/failed-actions.ts';

/** Reports failed actions in toasts, which stay until they are closed. `OutdatedNotice` reports that a session has ended. */
export function FailureToasts() {
  const t = useMessages('studio');
  useEffect(
    () =>
      onActionFailure((failure) => {
        if (failure !== 'session') showToast({ text: t('failure.text', { failure }), isLasting: true });
      }),
    [t],
  );
  return null;
}
