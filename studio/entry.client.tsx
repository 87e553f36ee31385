import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import { readDocumentMessages } from './shell/document-messages.ts';
import { NonceContext, readNonce } from './shell/nonce.ts';

const messages = readDocumentMessages();
const nonce = readNonce();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <DocumentMessagesContext value={messages}>
          <HydratedRouter />
        </DocumentMessagesContext>
      </NonceContext>
    </StrictMode>,
  );
});
