import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { readRange, type ByteRange } from './byte-range.ts';
import { cacheControl } from '#app/lib/cache-control.ts';
import { chooseEncoding, matchesTag } from './encoding.ts';
import { readUnchanging, type StaticFile, type StoredBytes } from './static-files.ts';

/** Bytes up to which a file is held in memory. Larger files are read while they are sent. */
const largestHeld = 2 ** 20;

/** Sends a file of the build. Files under `/assets/` have a hash in their name and never change. */
export async function sendFile(c: Context, file: StaticFile): Promise<Response> {
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  const compressed = file.compressed[encoding];
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': c.req.path.startsWith('/assets/') ? cacheControl.unchanging : cacheControl.file,
    ...(Object.keys(file.compressed).length > 0 && { Vary: 'Accept-Encoding' }),
  };
  if (!compressed) return sendBytes(c, file, { ...headers, ETag: file.tag });
  const tag = `${file.tag.slice(0, -1)}-${encoding}"`;
  return sendBytes(c, compressed, { ...headers, ETag: tag, 'Content-Encoding': encoding });
}

/** Sends bytes that never change, or the requested part of them. Players seek by requesting parts (RFC 9110, 14). */
export async function sendBytes(
  c: Context,
  { path, bytes }: StoredBytes,
  headers: Record<string, string> & { ETag: string },
): Promise<Response> {
  const all = { ...headers, 'Accept-Ranges': 'bytes' };
  if (matchesTag(c.req.header('If-None-Match') ?? '', headers.ETag)) {
    const { 'Content-Encoding': _, ...rest } = all as Record<string, string>;
    return c.body(null, 304, rest);
  }
  const asked = { range: c.req.header('Range'), ifRange: c.req.header('If-Range') };
  const range = c.req.method === 'GET' ? readRange(asked, { bytes, tag: headers.ETag }) : null;
  if (range === 'unsatisfiable') {
    return c.text('There are no such bytes.\n', 416, {
      'Content-Range': `bytes */${bytes}`,
      'Cache-Control': cacheControl.none,
    });
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  const length = { 'Content-Length': String(end - start + 1) };
  if (c.req.method === 'HEAD') return c.body(null, 200, { ...all, ...length });
  const body = await readPart(path, bytes, { start, end });
  if (!range) return c.body(body, 200, { ...all, ...length });
  return c.body(body, 206, { ...all, ...length, 'Content-Range': `bytes ${start}-${end}/${bytes}` });
}

async function readPart(path: string, bytes: number, { start, end }: ByteRange) {
  if (bytes <= largestHeld) return (await readUnchanging(path)).subarray(start, end + 1);
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
}
