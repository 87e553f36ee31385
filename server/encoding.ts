import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a text body off the event loop, at the levels that pay at request time (FINDINGS 9). */
export async function compressBody(
  body: Buffer,
): Promise<Record<Exclude<Encoding, 'identity'>, Buffer<ArrayBuffer>>> {
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    compressGzip(body, { level: 6 }),
  ]);
  return { br, gzip: gz };
}

const chosen = new Map<string, Encoding>();
const rememberedHeaders = 200;

/** The best encoding that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = parseAcceptEncoding(header);
  if (chosen.size >= rememberedHeaders) chosen.clear();
  chosen.set(header, encoding);
  return encoding;
}

function parseAcceptEncoding(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/** Does an `If-None-Match` header name this tag? */
export function matchesTag(header: string, tag: string): boolean {
  return (
    header === tag ||
    header === '*' ||
    header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
  );
}
