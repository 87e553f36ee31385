import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import type { DocumentMessages } from '#app/messages/texts.ts';
import { ownTurn } from '#app/lib/own-turn.server.ts';
import { addCanvasBridge } from '#app/pages/canvas/bridge.ts';
import { addPreviewBar } from '#app/pages/preview-bar.ts';
import {
  languageContext,
  languagePrefixContext,
  messagesOfSite,
  platformContext,
} from '#app/pages/request-context.server.ts';
import { ScriptNonce } from '#app/ui/script-nonce.ts';
import { DocumentSink } from './document-sink.server.ts';
import { withOwnRoutes } from './own-routes.server.ts';
import { documentContext, scriptNonceContext } from './page-handler.server.ts';

/**
 * Renders complete documents without streaming, because they are cached (stack note 2). The document is passed beside
 * the response, see `Answer`.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const nonce = context.get(scriptNonceContext);
  const { signal } = request;
  // Loading the data has already used a turn of the event loop.
  await ownTurn();
  let stop = () => {};
  try {
    const document = await new Promise<string>((resolve, reject) => {
      const { pipe, abort } = renderToPipeableStream(
        <ScriptNonce value={nonce}>
          <DocumentMessagesContext value={messagesOf(context)}>
            <ServerRouter context={withOwnRoutes(routerContext)} url={request.url} nonce={nonce} />
          </DocumentMessagesContext>
        </ScriptNonce>,
        {
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onAllReady() {
            pipe(new DocumentSink(resolve));
          },
          onShellError: reject,
          onError(error) {
            if (!signal.aborted) reject(error instanceof Error ? error : new Error(String(error)));
          },
        },
      );
      stop = () => abort(signal.reason);
      signal.addEventListener('abort', stop);
    });
    context.set(documentContext, amend(document, context, nonce));
    releasePageData(routerContext);
    return new Response(null, { status, headers });
  } finally {
    // A request's signal stays in memory until V8's next full collection, together with its listeners.
    signal.removeEventListener('abort', stop);
  }
}

/** Adds the canvas's code or the preview bar to the document of a preview. Returns other documents unchanged. */
function amend(document: string, context: Readonly<RouterContextProvider>, nonce: string): string {
  const { canvas, previewBar } = context.get(platformContext);
  if (canvas) return addCanvasBridge(document, canvas, nonce);
  return previewBar ? addPreviewBar(document, previewBar(context.get(languageContext)), nonce) : document;
}

/** Returns the messages that any page of a document may need, in the language of the request. */
function messagesOf(context: Readonly<RouterContextProvider>): DocumentMessages {
  const platform = context.get(platformContext);
  const snapshot = platform.snapshots.current();
  const language = context.get(languageContext);
  const timeZone = snapshot?.settings.timeZone ?? 'UTC';
  return {
    language,
    prefix: context.get(languagePrefixContext),
    timeZone,
    texts: messagesOfSite(platform, snapshot).sharedTexts(language),
  };
}

/**
 * Releases the page's data. React Router's static router stays in memory until V8's next full collection
 * (docs/decisions/0022).
 */
function releasePageData(context: EntryContext): void {
  context.staticHandlerContext.loaderData = {};
  context.renderMeta = {};
}

/** Logs one structured line for a real fault, and nothing for aborted requests (stack note 10). */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { log } = context.get(platformContext);
  log.error({ err: error, path: new URL(request.url).pathname }, 'A page failed to render');
};
