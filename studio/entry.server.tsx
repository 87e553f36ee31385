import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import { AriaStringsContext } from './shell/aria-strings.ts';
import { ariaStringsScript } from './shell/aria-strings.server.ts';
import { NonceContext } from './shell/nonce.ts';
import { documentMessagesContext, nonceContext, platformContext } from './server/context.ts';

/** Renders a document completely before it is sent, so that a failure can still become an error page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const messages = context.get(documentMessagesContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <AriaStringsContext value={ariaStringsScript(messages.language)}>
          <DocumentMessagesContext value={messages}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </DocumentMessagesContext>
        </AriaStringsContext>
      </NonceContext>,
      {
        nonce,
        // Otherwise React would send large parts after the rest, and a script would move them into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          if (!request.signal.aborted) reject(error instanceof Error ? error : new Error(String(error)));
        },
      },
    );
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { log } = context.get(platformContext);
  log.error({ err: error, path: new URL(request.url).pathname }, 'A page of the Studio failed');
};
