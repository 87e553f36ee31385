import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { platformContext } from '#app/core/request-context.server.ts';
import { ScriptNonce } from '#app/ui/script-nonce.ts';
import { scriptNonceContext } from './page-handler.server.ts';

export { createPlatform } from './platform.server.ts';
export { createPageHandler } from './page-handler.server.ts';
export { platformContext, renderNotesContext } from '#app/core/request-context.server.ts';
export { readOperatingState } from '#app/core/store/operating-state.server.ts';
export { createVisitorHash } from '#app/core/store/visitor-hash.server.ts';
export { EnvironmentError, parseEnvironment } from './environment.server.ts';
export { prepareVerticals } from '#app/core/prepare.server.ts';
export { prepareStore } from './prepare-store.server.ts';

/** Whole pages, never streamed: they are cached (FINDINGS 8). */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const nonce = context.get(scriptNonceContext);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ScriptNonce value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </ScriptNonce>,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          pipe(collect((body) => resolve(new Response(body, { status, headers }))));
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

function collect(onEnd: (body: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks));
      done();
    },
  });
}

/** One structured line for a real fault; nothing for aborted requests (FINDINGS 17). */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { log } = context.get(platformContext);
  log.error({ err: error, path: new URL(request.url).pathname }, 'A page failed to render');
};
