import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Platform } from '#app/core/platform.server.ts';
import { cacheControl } from './cache-control.ts';
import { chooseEncoding, matchesTag } from './encoding.ts';
import { errorPage } from './error-page.ts';
import { bodyOf, type FinishedPage } from './finished-page.ts';
import { documentHeaders, type HeaderList } from './security-headers.ts';

/** Writes a page, at once where the encoding asked for is one that it is kept in. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: FinishedPage): void {
  const { headers, method } = request;
  const variant = page.variants[chooseEncoding(headers['accept-encoding'])];
  const wanted = headers['if-none-match'];
  if (wanted !== undefined && page.status === 200 && matchesTag(wanted, variant.tag)) {
    response.writeHead(304, variant.notModifiedHeaders);
    response.end();
    return;
  }
  response.writeHead(page.status, variant.headers);
  const body = method === 'HEAD' ? undefined : bodyOf(variant);
  if (body instanceof Promise)
    body.then(
      (bytes) => response.end(bytes),
      (error: Error) => response.destroy(error),
    );
  else response.end(body);
}

/** Writes one line of text that nobody keeps. */
export function sendText(response: ServerResponse, status: number, text: string, headers: HeaderList): void {
  sendOnce(response, status, text && `${text}\n`, [
    ['content-type', 'text/plain; charset=utf-8'],
    ...headers,
  ]);
}

/**
 * Tells an address that asked for too much when to come back: a page to people, a line to programs. That of page data is
 * read by the page which asked for it (app/shell/broken-page.tsx).
 */
export function sendTooMany(
  response: ServerResponse,
  { site, path, wait }: { site: { platform: Platform; headers: HeaderList }; path: string; wait: number },
): void {
  const retryAfter = ['retry-after', String(wait)] as const;
  const line = `Too many requests from this address; come back in ${wait} s.`;
  if (path.startsWith('/api/')) {
    const body = JSON.stringify({ error: line });
    sendOnce(response, 429, body, [['content-type', 'application/json'], retryAfter, ...site.headers]);
    return;
  }
  if (path.endsWith('.data')) {
    sendText(response, 429, line, [retryAfter, ...site.headers]);
    return;
  }
  const { html, hashes } = errorPage(429);
  const { snapshots, environment } = site.platform;
  sendOnce(response, 429, html, [
    ['content-type', 'text/html; charset=utf-8'],
    retryAfter,
    ...documentHeaders(hashes, { snapshot: snapshots.current(), environment }),
  ]);
}

/** Writes an answer that nobody keeps. */
export function sendOnce(response: ServerResponse, status: number, body: string, headers: HeaderList): void {
  response.writeHead(status, [
    ...headers.flat(),
    'cache-control',
    cacheControl.none,
    'content-length',
    String(Buffer.byteLength(body)),
  ]);
  response.end(body);
}
