import { availableParallelism } from 'node:os';
import type { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { constants, createBrotliCompress, createGzip, gunzip } from 'node:zlib';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';
import { BoundedCache } from './bounded-cache.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Buffer size of zlib streams, in bytes. It is small, because a stream holds its buffer until V8's next full collection
 * (docs/decisions/0022).
 */
const chunkSize = 4_096;

/**
 * Runs at most as many compressions at the same time as there are processors. More would only slow down the event loop
 * (docs/decisions/0063).
 */
const inThread = pLimit(availableParallelism());

/** The compressed forms of a body. */
export type Compressed = Record<Exclude<Encoding, 'identity'>, Buffer<ArrayBuffer>>;

/** Compresses a text body off the event loop, at the levels that are worth their time in a cache (stack note 3). */
export async function compressBody(body: Buffer): Promise<Compressed> {
  const [br, gzip] = await Promise.all([toBrotli(body, 7), toGzip(body)]);
  return { br, gzip };
}

/**
 * Compresses a body that no cache keeps, in the one encoding in which it is sent. Brotli is 1 to 2 % larger than in a
 * cache, and ready several milliseconds earlier.
 */
export async function compressOnce(body: Buffer, encoding: Encoding): Promise<Partial<Compressed>> {
  if (encoding === 'identity') return {};
  return { [encoding]: await (encoding === 'br' ? toBrotli(body, 5) : toGzip(body)) };
}

function toBrotli(body: Buffer, quality: number): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return passThrough(() => createBrotliCompress({ params, chunkSize }), body);
}

function toGzip(body: Buffer): Promise<Buffer<ArrayBuffer>> {
  return passThrough(() => createGzip({ level: 6, chunkSize }), body);
}

/**
 * Collects the output of a stream in a buffer with its own memory. Zlib's functions for whole bodies retain their
 * buffers and return a slice of Node's shared pool, which would keep the 64 kB around it in memory as long as the page
 * is cached.
 */
function passThrough(createStream: () => Transform, body: Buffer): Promise<Buffer<ArrayBuffer>> {
  return inThread(() => {
    const stream = createStream();
    stream.end(body);
    return buffer(stream);
  });
}

const gunzipWhole: (body: Buffer, options: { chunkSize: number }) => Promise<Buffer> = promisify(gunzip);

interface Unpacked {
  bytes: number;
  body: Buffer;
}

/**
 * Recently decompressed bodies, by tag. Without this cache, a client that accepts no compressed answers would cause an
 * allocation of a hundred kilobytes per request and keep the garbage collector busy.
 */
const unpacked = new BoundedCache<Unpacked>(16 * 2 ** 20);

/**
 * Decompresses what `compressBody` returned as `gzip`, synchronously if the result is cached. `tag` identifies the
 * content.
 */
export function unpack(gzip: Buffer, tag: string): Buffer | Promise<Buffer> {
  return unpacked.get(tag)?.body ?? unpackAnew(gzip, tag);
}

async function unpackAnew(gzip: Buffer, tag: string): Promise<Buffer> {
  // The last four bytes of a gzip file are the length of its content (RFC 1952). A chunk of this size holds all of it.
  const whole = Math.max(gzip.readUInt32LE(gzip.length - 4), 64);
  const body = await gunzipWhole(gzip, { chunkSize: whole });
  unpacked.set(tag, { bytes: body.length, body });
  return body;
}

/** The codings that a client accepts. Every client accepts uncompressed content. */
type Accepted = Record<Exclude<Encoding, 'identity'>, boolean>;

const nothing: Accepted = { br: false, gzip: false };
const known = new Map<string, Accepted>();
const rememberedHeaders = 200;

/** Returns the codings that an `Accept-Encoding` header allows. */
export function acceptedEncodings(header: string | undefined): Accepted {
  if (!header) return nothing;
  const remembered = known.get(header);
  if (remembered) return remembered;
  const accepted = parseAcceptEncoding(header);
  if (known.size >= rememberedHeaders) known.clear();
  known.set(header, accepted);
  return accepted;
}

/** Returns the best encoding that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  const { br, gzip } = acceptedEncodings(header);
  if (br) return 'br';
  return gzip ? 'gzip' : 'identity';
}

function parseAcceptEncoding(header: string): Accepted {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const encodings = negotiator.encodings(['br', 'gzip']);
  return { br: encodings.includes('br'), gzip: encodings.includes('gzip') };
}

/** Returns whether an `If-None-Match` header contains this tag. */
export function matchesTag(header: string, tag: string): boolean {
  return (
    header === tag ||
    header === '*' ||
    header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
  );
}
