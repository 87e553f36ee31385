import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import { readDocumentMessages } from './shell/document-messages.ts';

const messages = readDocumentMessages();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentMessagesContext value={messages}>
        <HydratedRouter />
      </DocumentMessagesContext>
    </StrictMode>,
  );
});
