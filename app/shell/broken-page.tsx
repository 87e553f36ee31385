import { CloudOff, Compass, Hourglass } from 'lucide-react';
import { isRouteErrorResponse } from 'react-router';
import { EmptyState } from '#app/ui/empty-state.tsx';

const home = { href: '/', label: 'Go to the home page' };

/** The page that a visitor sees if a page could not be rendered. It never shows a stack trace. */
export function BrokenPage({ error }: { error: unknown }) {
  const { name, text, ...state } = describe(error);
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

function describe(error: unknown) {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  if (status === 404) {
    return {
      icon: Compass,
      name: 'Page not found',
      title: 'This page took a wrong turn',
      text: 'The page may have moved, or the address may be mistyped.',
      action: home,
    };
  }
  if (status === 429 || status === 503) {
    // The portal's own message contains the seconds (server/replies.ts). A proxy's message can be anything.
    const seconds = /come back in (\d+) s/.exec(String(data))?.[1];
    const wait = seconds
      ? `Try again in ${seconds === '1' ? 'a second' : `${seconds} seconds`}.`
      : 'Wait a few seconds and try again.';
    const reason =
      status === 503
        ? 'The site is very busy right now.'
        : 'There were too many requests from your connection.';
    return {
      icon: Hourglass,
      name: 'One moment, please',
      title: 'One moment, please',
      text: `${reason} ${wait}`,
      // Loads the requested address as a new document.
      action: { href: '', label: 'Try again' },
    };
  }
  return {
    icon: CloudOff,
    name: 'Something went wrong',
    title: 'Something went wrong here',
    text: 'This is a problem on our side. Try again in a moment.',
    action: home,
  };
}
