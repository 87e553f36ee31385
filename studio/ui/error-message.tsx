import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from './button.tsx';
import { Message } from './message.tsx';

/** Says why a screen cannot be shown, and links to the first screen. Only for error boundaries. */
export function ErrorMessage() {
  const error = useRouteError();
  const t = useMessages('studio');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <Message title={t('missing.title')} text={t('missing.text')} />;
  if (status === 403) return <Message title={t('forbidden.title')} text={t('forbidden.text')} />;
  if (status === 503) {
    return (
      <Message
        title={t('unreachable.title')}
        text={t('unreachable.text')}
        action={<Button onPress={() => location.reload()}>{t('unreachable.retry')}</Button>}
      />
    );
  }
  return <Message title={t('broken.title')} text={t('broken.text')} />;
}
