import { open, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { cacheControl } from '#app/lib/cache-control.ts';
import { errorCode } from '#app/lib/error-code.ts';
import { chooseEncoding, matchesTag } from '#server/pages/encoding.ts';
import type { HeaderList } from '#server/pages/security-headers.ts';
import { sendText } from '#server/requests/replies.ts';
import { readRange } from './byte-range.ts';
import { readUnchanging, type StaticFile, type StoredBytes } from './static-files.ts';

/** Maximum size in bytes of a file that is cached in memory. Larger files are read while they are sent. */
const largestCached = 2 ** 20;

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

/**
 * Sends bytes that never change, or the requested part of them. Players seek by requesting parts (RFC 9110, 14).
 * Answers 404 if the file no longer exists.
 */
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
  const requested = { range, ifRange: typeof ifRange === 'string' ? ifRange : undefined };
  const part = request.method === 'GET' ? readRange(requested, { bytes, tag }) : null;
  const security = headers.filter(([name]) => !/^(?:content-|cache-control$|vary$)/.test(name));
  if (part === 'unsatisfiable') {
    const whole = ['content-range', `bytes */${bytes}`] as const;
    return sendText(response, 416, 'There are no such bytes.', [...security, whole]);
  }
  const source = await openFile(path, bytes);
  if (source === null) return sendText(response, 404, 'Not found', security);
  const { start, end } = part ?? { start: 0, end: bytes - 1 };
  response.writeHead(part ? 206 : 200, [
    ...all.flat(),
    ...(part ? ['content-range', `bytes ${start}-${end}/${bytes}`] : []),
    'content-length',
    String(end - start + 1),
  ]);
  if (Buffer.isBuffer(source)) {
    response.end(request.method === 'HEAD' ? undefined : source.subarray(start, end + 1));
  } else if (request.method === 'HEAD') {
    response.end();
    await source.close();
  } else await streamPart(source, response, { start, end });
}

/** Reads a file, or opens it if it is large. Returns `null` if it no longer exists. */
async function openFile(path: string, bytes: number): Promise<Buffer | FileHandle | null> {
  try {
    return bytes <= largestCached ? await readUnchanging(path) : await open(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Streams a part of a file. A client that disconnects does not cause an error. */
async function streamPart(
  file: FileHandle,
  response: ServerResponse,
  part: { start: number; end: number },
): Promise<void> {
  try {
    await pipeline(file.createReadStream(part), response);
  } catch (error) {
    if (!response.destroyed) throw error;
  }
}
