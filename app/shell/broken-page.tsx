import { CloudOff, Compass } from 'lucide-react';
import { EmptyState } from '#app/ui/empty-state.tsx';

/** What a visitor sees when a page could not be made; never a stack trace. */
export function BrokenPage({ status }: { status: number }) {
  const isMissing = status === 404;
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <title>{isMissing ? 'Page not found' : 'Something went wrong'}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        icon={isMissing ? Compass : CloudOff}
        title={isMissing ? 'This page took a wrong turn' : 'Something went wrong here'}
        isHeading
        action={{ href: '/', label: 'Go to the home page' }}
      >
        {isMissing
          ? 'What you are looking for is not here: it may have moved, or the address has a slip in it.'
          : 'It is not your fault, and nothing of yours is lost. Try again in a moment.'}
      </EmptyState>
    </main>
  );
}
