import { randomBytes } from 'node:crypto';
import type { ServerBuild } from 'react-router';
import type { Environment } from '#app/config/environment.server.ts';
import { cacheControl } from '#app/lib/cache-control.ts';
import { ownTurn } from '#app/lib/own-turn.server.ts';
import { createPageHandler, type PageHandler } from '#app/page-handler.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { CacheHints, Visitor } from '#app/pages/request-context.server.ts';
import { errorPageAt, problemOfStatus } from '#server/requests/error-page.ts';
import { currentTrace } from '#server/requests/request-trace.ts';
import { deferScripts } from './deferred-scripts.ts';
import { hashInlineParts } from './inline-hashes.ts';
import type { InlineSheet } from './page-sheets.ts';
import { removeScripts } from './remove-scripts.ts';
import { documentHeaders, fileHeaders, resourceHeaders, type HeaderList } from './security-headers.ts';

/** A complete answer of the app. */
export interface RenderedPage {
  status: number;
  /** All headers except those for caching, encoding and length. */
  headers: HeaderList;
  body: Buffer<ArrayBuffer>;
  /** Whether the answer may be cached and sent to every visitor. */
  isStorable: boolean;
  kind: 'document' | 'data' | 'resource';
  hints: CacheHints;
}

export interface RenderRequest {
  /** Path and query. */
  address: string;
  method?: string | undefined;
  /** The body of a request that writes, and the content type of that body. */
  body?: Buffer<ArrayBuffer>;
  type?: string;
  /** The visitor. Not set for cached routes. */
  visitor?: Visitor | undefined;
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;

export interface PageRendererOptions {
  build: ServerBuild;
  platform: Platform;
  mode: 'production' | 'development';
  /**
   * The handler of the build. The renderers of the portal and of its previews share one handler, because creating a
   * handler sorts all routes.
   */
  handle?: PageHandler;
  /** Inlines the style sheets of the page. If it is not set, documents link their sheets. */
  inlineSheet?: InlineSheet;
  /**
   * Milliseconds for the whole rendering, loaders included (spec SERVE-12). It is longer than the limit of a block, so
   * that a slow block is left out first.
   */
  timeLimit?: number;
}

/**
 * Origin of the requests that are passed to the app if SITE_URL is not set. Absolute addresses never come from the Host
 * header (spec SITE-7).
 */
const placeholderOrigin = 'http://localhost';

/** Headers that are removed from the app's answer, because the cache or the connection sets them. */
const droppedHeaders = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection']);

/**
 * Creates the function that renders a page. The function never rejects: if the app fails, it returns the error page.
 */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { build, platform, mode, inlineSheet, timeLimit = 8_000 } = options;
  const { handle = createPageHandler(build, mode) } = options;
  const origin = platform.environment.siteUrl ?? placeholderOrigin;

  async function render(request: RenderRequest, signal: AbortSignal): Promise<RenderedPage> {
    const { address, method = 'GET', body = null, type, visitor } = request;
    const hints: CacheHints = { validUntil: null, isNonCanonical: false, address: null };
    const scriptNonce = randomBytes(18).toString('base64url');
    const headers = new Headers(type === undefined ? [] : [['content-type', type]]);
    const appRequest = new Request(origin + address, { method, headers, body, signal });
    const { response, document } = await handle(appRequest, { platform, hints, visitor, scriptNonce });
    const kind = kindOf(response);
    if (response.status >= 500 && kind !== 'data' && !isJson(response)) {
      await response.body?.cancel();
      return failure(address, response.status);
    }
    if (document !== null) await ownTurn();
    const finished = document === null ? null : finishDocument(document, scriptNonce, address);
    return {
      status: response.status,
      headers: [
        ...[...response.headers].filter(([name]) => !droppedHeaders.has(name)),
        ...(kind === 'data' && mode === 'production' ? [['x-build', build.assets.version] as const] : []),
        ...(finished?.headers ?? resourceHeaders(platform.environment)),
      ],
      body: finished?.body ?? Buffer.from(await response.arrayBuffer()),
      isStorable: isStorable(response),
      kind,
      hints,
    };
  }

  function finishDocument(document: string, nonce: string, address: string) {
    if (mode === 'development') return developmentDocument(document, nonce, platform.environment);
    const deferred =
      platform.hasScripts === false ? removeScripts(document) : deferScripts(document, ` nonce="${nonce}"`);
    const { html, hashes, refused } = hashInlineParts(deferred, nonce);
    if (refused.length > 0) {
      platform.log.warn({ path: address, scripts: refused }, 'Inline scripts without the mark will not run');
    }
    const styled = inlineSheet?.(html) ?? { html, hashes: [] };
    const styles = [...hashes.styles, ...styled.hashes];
    const headers = documentHeaders({ ...hashes, styles }, siteOf(platform));
    return { body: Buffer.from(styled.html), headers };
  }

  function failure(address: string, status: number): RenderedPage {
    const problem = { kind: problemOfStatus(status), requestId: currentTrace()?.id() };
    const { html, hashes } = errorPageAt(platform, address, problem);
    return {
      status,
      headers: [
        ['content-type', 'text/html; charset=utf-8'],
        ['cache-control', cacheControl.none],
        ...(status === 503 ? [['retry-after', '10'] as const] : []),
        ...documentHeaders(hashes, siteOf(platform)),
      ],
      body: Buffer.from(html),
      isStorable: false,
      kind: 'document',
      hints: { validUntil: null, isNonCanonical: false, address: null },
    };
  }

  return async (request) => {
    const controller = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<RenderedPage>((resolve) => {
      timer = setTimeout(() => {
        platform.log.error({ path: request.address, timeLimit }, 'A page took too long and was aborted');
        resolve(failure(request.address, 503));
        controller.abort(new Error('The time limit of a rendering has passed'));
      }, timeLimit);
    });
    const rendered = render(request, controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) {
        platform.log.error({ err: error, path: request.address }, 'A page could not be finished');
      }
      return failure(request.address, 500);
    });
    try {
      return await Promise.race([rendered, limit]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Prepares a document in development. Vite adds scripts of its own that start immediately, so the document has no
 * content security policy. Only the nonce that marks inline scripts is removed.
 */
function developmentDocument(document: string, nonce: string, environment: Environment) {
  return {
    body: Buffer.from(document.replaceAll(` nonce="${nonce}"`, '')),
    headers: fileHeaders(environment, 'text/html'),
  };
}

function siteOf(platform: Platform) {
  return { snapshot: platform.snapshots.current(), environment: platform.environment };
}

function kindOf({ headers }: Response): RenderedPage['kind'] {
  if (headers.has('X-Remix-Response')) return 'data';
  return headers.get('Content-Type')?.startsWith('text/html') ? 'document' : 'resource';
}

/**
 * Returns whether an answer is JSON. An error that is sent as JSON comes from an endpoint and is not a failure of React
 * Router.
 */
function isJson({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('application/json') === true;
}

/** Returns whether an answer can be cached: only complete answers that are the same for all visitors (spec SERVE-6). */
function isStorable(response: Response): boolean {
  if (response.status !== 200 && response.status !== 404) return false;
  const caching = response.headers.get('Cache-Control') ?? '';
  return !/no-store|private/.test(caching) && !response.headers.has('Set-Cookie');
}
