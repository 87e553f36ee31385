import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { Message } from './message.tsx';

/** Says why a screen cannot be shown, and links to the first screen. Only for error boundaries. */
export function ErrorMessage() {
  const error = useRouteError();
  const t = useMessages('studio');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 401) return <Message title={t('ended.title')} text={t('ended.text')} />;
  if (status === 404) return <Message title={t('missing.title')} text={t('missing.text')} />;
  if (status === 403) return <Message title={t('forbidden.title')} text={t('forbidden.text')} />;
  return <Message title={t('broken.title')} text={t('broken.text')} />;
}
