import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Platform } from '#app/pages/platform.server.ts';
import {
  platformContext,
  cacheHintsContext,
  visitorContext,
  type CacheHints,
  type Visitor,
} from '#app/pages/request-context.server.ts';

/** The inputs of one rendering. */
export interface Rendering {
  platform: Platform;
  hints: CacheHints;
  /** The visitor, if the route is not cached. */
  visitor?: Visitor | undefined;
  /** Secret nonce of this rendering's own inline scripts, see `ScriptNonce`. */
  scriptNonce: string;
}

/** The outcome of a request. */
export interface Answer {
  response: Response;
  /**
   * The rendered page. The response does not contain it, because its body would be copied four times and stay in memory
   * until V8's next full collection. `null` for data, resources and redirects, which are complete in the response.
   */
  document: string | null;
}

/** Answers a request for a page, its data or a resource route. */
export type PageHandler = (request: Request, rendering: Rendering) => Promise<Answer>;

/** Set by the page handler and read by the document's renderer. */
export const scriptNonceContext = createContext('');

/** Set by the document's renderer and read by the page handler. */
export const documentContext = createContext<string | null>(null);

/** Creates the handler of a build. */
export function createPageHandler(build: ServerBuild, mode: 'production' | 'development'): PageHandler {
  const handle = createRequestHandler(build, mode);
  return async (request, { platform, hints, visitor, scriptNonce }) => {
    const context = new RouterContextProvider();
    context.set(platformContext, platform);
    context.set(cacheHintsContext, hints);
    context.set(scriptNonceContext, scriptNonce);
    if (visitor) context.set(visitorContext, visitor);
    const response = await handle(request, context);
    return { response, document: context.get(documentContext) };
  };
}
