import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import { readDocumentMessages } from '#app/visitor/document-messages.ts';
import { guardPageLoads } from '#app/visitor/guard-page-loads.ts';

const documentMessages = readDocumentMessages();
guardPageLoads(documentMessages.prefix);

/**
 * Tells the starter script that early clicks can be repeated now (stack note 8), and all other listeners that wait for
 * hydration.
 */
function HydrationSignal({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('portico:hydrated'));
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydrationSignal>
        <DocumentMessagesContext value={documentMessages}>
          <HydratedRouter />
        </DocumentMessagesContext>
      </HydrationSignal>
    </StrictMode>,
  );
});
