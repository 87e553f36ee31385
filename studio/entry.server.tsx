import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { DocumentSink } from '#app/document-sink.server.ts';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import { withOwnRoutes } from '#app/own-routes.server.ts';
import { AriaStringsContext } from './shell/aria-strings.ts';
import { ariaStringsScript } from './shell/aria-strings.server.ts';
import { NonceContext } from './shell/nonce.ts';
import { documentMessagesContext, nonceContext, ownTurnContext, platformContext } from './server/context.ts';

/** Renders a document completely before it is sent, so that a failure can still become an error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const messages = context.get(documentMessagesContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  await context.get(ownTurnContext)();
  const document = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <AriaStringsContext value={ariaStringsScript(messages.language)}>
          <DocumentMessagesContext value={messages}>
            <ServerRouter context={withOwnRoutes(routerContext)} url={request.url} nonce={nonce} />
          </DocumentMessagesContext>
        </AriaStringsContext>
      </NonceContext>,
      {
        nonce,
        // Otherwise React would send large parts after the rest, and a script would move them into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          pipe(new DocumentSink(resolve));
        },
        onShellError: reject,
        onError(error) {
          if (!request.signal.aborted) reject(error instanceof Error ? error : new Error(String(error)));
        },
      },
    );
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true });
  });
  return new Response(document, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { log } = context.get(platformContext);
  log.error({ err: error, path: new URL(request.url).pathname }, 'A page of the Studio failed');
};
