import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { cacheControl } from '#app/lib/cache-control.ts';
import { chooseEncoding, matchesTag } from '#server/pages/encoding.ts';
import type { HeaderList } from '#server/pages/security-headers.ts';
import { sendText } from '#server/requests/replies.ts';
import { readRange } from './byte-range.ts';
import { readUnchanging, type StaticFile, type StoredBytes } from './static-files.ts';

/** Bytes up to which a file is held in memory. Larger files are read while they are sent. */
const largestHeld = 2 ** 20;

/** Bytes that never change, and how to send them. */
export interface SentBytes extends StoredBytes {
  tag: string;
  headers: HeaderList;
}

/** Sends a file of the build. Files under `/assets/` have a hash in their name and never change. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  { path, headers }: { path: string; headers: HeaderList },
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const compressed = file.compressed[encoding];
  const all: HeaderList = [
    ...headers,
    ['content-type', file.type],
    ['cache-control', path.startsWith('/assets/') ? cacheControl.unchanging : cacheControl.file],
    ...(Object.keys(file.compressed).length > 0 ? [['vary', 'accept-encoding'] as const] : []),
  ];
  if (!compressed) return sendBytes(request, response, { ...file, headers: all });
  return sendBytes(request, response, {
    ...compressed,
    tag: `${file.tag.slice(0, -1)}-${encoding}"`,
    headers: [...all, ['content-encoding', encoding]],
  });
}

/** Sends bytes that never change, or the requested part of them. Players seek by requesting parts (RFC 9110, 14). */
export async function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { path, bytes, tag, headers }: SentBytes,
): Promise<void> {
  const all: HeaderList = [...headers, ['etag', tag], ['accept-ranges', 'bytes']];
  const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers;
  if (known !== undefined && matchesTag(known, tag)) {
    response.writeHead(304, all.filter(([name]) => name !== 'content-encoding').flat());
    response.end();
    return;
  }
  const asked = { range, ifRange: typeof ifRange === 'string' ? ifRange : undefined };
  const part = request.method === 'GET' ? readRange(asked, { bytes, tag }) : null;
  if (part === 'unsatisfiable') {
    const whole = ['content-range', `bytes */${bytes}`] as const;
    const security = headers.filter(([name]) => !/^(?:content-|cache-control$|vary$)/.test(name));
    return sendText(response, 416, 'There are no such bytes.', [...security, whole]);
  }
  const { start, end } = part ?? { start: 0, end: bytes - 1 };
  const held = bytes <= largestHeld && request.method === 'GET' ? await readUnchanging(path) : null;
  response.writeHead(part ? 206 : 200, [
    ...all.flat(),
    ...(part ? ['content-range', `bytes ${start}-${end}/${bytes}`] : []),
    'content-length',
    String(end - start + 1),
  ]);
  if (request.method === 'HEAD') response.end();
  else if (held) response.end(held.subarray(start, end + 1));
  else await streamPart(path, response, { start, end });
}

/** Streams a part of a file. A client that disconnects does not cause an error. */
async function streamPart(
  path: string,
  response: ServerResponse,
  part: { start: number; end: number },
): Promise<void> {
  try {
    await pipeline(createReadStream(path, part), response);
  } catch (error) {
    if (!response.destroyed) throw error;
  }
}
