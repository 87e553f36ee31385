import {
  createContext,
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type ServerBuild,
} from 'react-router';
import { splitLanguage } from '#app/domain/languages.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import {
  platformContext,
  cacheHintsContext,
  languageContext,
  languagePrefixContext,
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
  /** Secret nonce of this rendering's own inline scripts (see `ScriptNonce`). */
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
  const handlers = new Map<string, RequestHandler>();

  /**
   * Returns the handler of a language's addresses. React Router's `basename` adds the prefix to redirects, data
   * requests and navigations (docs/decisions/0056).
   */
  function handlerOf(prefix: string): RequestHandler {
    const handler =
      handlers.get(prefix) ??
      createRequestHandler({ ...build, ...(prefix && { basename: `${prefix}/` }) }, mode);
    handlers.set(prefix, handler);
    return handler;
  }

  return async (request, { platform, hints, visitor, scriptNonce }) => {
    const { language, prefix } = languageOf(new URL(request.url), platform.snapshots.current());
    const context = new RouterContextProvider();
    context.set(platformContext, platform);
    context.set(cacheHintsContext, hints);
    context.set(scriptNonceContext, scriptNonce);
    context.set(languageContext, language);
    context.set(languagePrefixContext, prefix);
    if (visitor) context.set(visitorContext, visitor);
    const response = await handlerOf(prefix)(request, context);
    return { response, document: context.get(documentContext) };
  };
}

/**
 * Returns the language of an address and its prefix: `/de`, or "" in the main language. Data endpoints have no prefix.
 * They get their language from the parameter `lang`, if they declare it.
 */
function languageOf(
  { pathname, searchParams }: URL,
  snapshot: Pick<Snapshot, 'settings'> | null,
): { language: string; prefix: string } {
  const languages = snapshot?.settings.languages ?? [];
  const { language, prefix } = splitLanguage(languages, pathname);
  const requested = pathname.startsWith('/api/') ? searchParams.get('lang') : null;
  return { language: languages.find((tag) => tag === requested) ?? language, prefix };
}
