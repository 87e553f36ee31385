import { data } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { Message } from '../ui/message.tsx';

/** Answers every address that no other route matches. */
export const handle: StudioPolicy = { read: 'viewer' };

export function loader() {
  return data(null, { status: 404 });
}

export default function Unknown() {
  const t = useMessages('studio');
  return <Message title={t('missing.title')} text={t('missing.text')} />;
}
