import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl, isCachingHeader } from '#app/lib/cache-control.ts';
import { matchesTag } from '#server/pages/encoding.ts';
import { bodyOf, variantFor, type FinishedPage } from '#server/pages/finished-page.ts';
import type { HeaderList } from '#server/pages/security-headers.ts';
import { isReading } from './policy.ts';

/** Sends a page, synchronously if it is cached in the requested encoding. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: FinishedPage): void {
  const { headers, method } = request;
  const variant = variantFor(page, headers['accept-encoding']);
  const knownTags = headers['if-none-match'];
  if (
    knownTags !== undefined &&
    page.status === 200 &&
    isReading(request) &&
    matchesTag(knownTags, variant.tag)
  ) {
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

/** Sends a message that is not cached: as JSON at addresses that scripts request, otherwise as a line of text. */
export function sendMessage(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  { status, message }: { status: number; message: string },
  headers: HeaderList,
): void {
  if (!url.startsWith('/api/')) return sendText(response, status, message, headers);
  const type = ['content-type', 'application/json'] as const;
  sendOnce(response, status, JSON.stringify({ error: message }), [type, ...headers]);
}

/** Sends one line of text that is not cached. */
export function sendText(response: ServerResponse, status: number, text: string, headers: HeaderList): void {
  sendOnce(response, status, text && `${text}\n`, [
    ['content-type', 'text/plain; charset=utf-8'],
    ...headers,
  ]);
}

/** Sends an answer that is not cached unless its headers allow it. */
export function sendOnce(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: HeaderList,
): void {
  const isCachingGiven = headers.some(([name]) => isCachingHeader(name));
  response.writeHead(status, [
    ...headers.flat(),
    ...(isCachingGiven ? [] : ['cache-control', cacheControl.none]),
    'content-length',
    String(Buffer.byteLength(body)),
  ]);
  response.end(body);
}
