import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding } from '#server/pages/encoding.ts';
import type { HeaderList } from '#server/pages/security-headers.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Minimum size of a body that is compressed, in bytes. */
const smallestCompressed = 1_024;
const compressedTypes = /^(?:text\/|application\/json|image\/svg)/;

/** Headers that `sendResponse` sets itself. */
const dropped = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'cache-control',
]);

/** Sends an answer of React Router. The headers `own` replace headers of the answer with the same names. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  made: Response,
  own: HeaderList,
): Promise<void> {
  if (made.body && made.headers.has('Content-Disposition') && made.headers.has('Content-Length')) {
    return sendDownload(request, response, made, own);
  }
  const body = Buffer.from(await made.arrayBuffer());
  const type = made.headers.get('Content-Type') ?? '';
  const isCompressible = body.length >= smallestCompressed && compressedTypes.test(type);
  const encoding = isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const sent = await compress(body, encoding);
  const ownNames = new Set(own.map(([name]) => name.toLowerCase()));
  const headers = [...made.headers].filter(
    ([name]) => name !== 'set-cookie' && !dropped.has(name) && !ownNames.has(name),
  );
  response.writeHead(made.status, [
    ...[...own, ...headers].flat(),
    ...made.headers.getSetCookie().flatMap((cookie) => ['Set-Cookie', cookie]),
    ...(ownNames.has('cache-control') ? [] : ['Cache-Control', 'no-store']),
    'Vary',
    'Accept-Encoding, Cookie',
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(sent.length),
  ]);
  response.end(request.method === 'HEAD' ? undefined : sent);
}

/** Streams a file, because it may be larger than the memory. The headers of `made` contain its length. */
async function sendDownload(
  request: IncomingMessage,
  response: ServerResponse,
  made: Response,
  own: HeaderList,
): Promise<void> {
  const ownNames = new Set(own.map(([name]) => name.toLowerCase()));
  const headers = [...made.headers].filter(([name]) => !ownNames.has(name));
  response.writeHead(made.status, [...own, ...headers].flat());
  if (request.method === 'HEAD' || !made.body) return void response.end();
  await pipeline(made.body, response);
}

async function compress(body: Buffer, encoding: 'br' | 'gzip' | 'identity'): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  if (encoding === 'gzip') return gz(body);
  return body;
}
