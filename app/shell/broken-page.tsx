import { CloudOff, Compass, Hourglass } from 'lucide-react';
import { isRouteErrorResponse } from 'react-router';
import { useMessages, type Messages } from '#app/messages/use-messages.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';

/** The page that a visitor sees if a page could not be rendered. It never shows a stack trace. */
export function BrokenPage({ error }: { error: unknown }) {
  const { name, text, ...state } = describe(error, useMessages('shell'));
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <title>{name}</title>
      <meta name="robots" content="noindex" />
      <EmptyState {...state} isHeading>
        {text}
      </EmptyState>
    </main>
  );
}

function describe(error: unknown, t: Messages<'shell'>) {
  const home = { href: '/', label: t('missing.goHome') };
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  if (status === 404) {
    return {
      icon: Compass,
      name: t('missing.name'),
      title: t('missing.title'),
      text: t('missing.text'),
      action: home,
    };
  }
  if (status === 429 || status === 503) {
    // The portal's own message contains the seconds (server/requests/replies.ts). A proxy may send any message.
    const seconds = Number(/come back in (\d+) s/.exec(String(data))?.[1] ?? 0);
    return {
      icon: Hourglass,
      name: t('broken.wait'),
      title: t('broken.wait'),
      text: t(status === 503 ? 'broken.busy' : 'broken.tooMany', { seconds }),
      // Loads the requested address as a new document.
      action: { href: '', label: t('broken.retry') },
    };
  }
  return {
    icon: CloudOff,
    name: t('broken.name'),
    title: t('broken.title'),
    text: t('broken.text'),
    action: home,
  };
}
