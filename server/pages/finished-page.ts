import { createHash } from 'node:crypto';
import { cacheControl, isCachingHeader, longestCaching, pageCaching } from '#app/lib/cache-control.ts';
import {
  acceptedEncodings,
  compressBody,
  compressOnce,
  unpack,
  type Compressed,
  type Encoding,
} from './encoding.ts';
import type { RenderedPage } from './page-renderer.ts';
import type { HeaderList } from './security-headers.ts';

/** One encoding of a page, ready to send. */
export interface PageVariant {
  tag: string;
  /** Flat list of names and values, the form that `writeHead` takes. */
  headers: string[];
  notModifiedHeaders: string[];
  body: Buffer;
  /**
   * Whether `body` is gzip data that must be decompressed before it is sent. Pages are only cached compressed, because
   * almost all clients accept gzip.
   */
  isPacked: boolean;
}

/** The encodings of a page. If `br` is missing, clients that accept brotli get another encoding. */
export type PageVariants = Partial<Record<Encoding, PageVariant>> & Record<'gzip' | 'identity', PageVariant>;

/** A page as it is sent to visitors. */
export interface FinishedPage {
  status: number;
  variants: PageVariants;
  bytes: number;
  /** Whether the page is treated like one at an address that the site does not link to. */
  isNonCanonical: boolean;
}

/**
 * Minimum size in bytes from which an uncached answer is compressed. A smaller answer fits into one packet without
 * compression.
 */
const minCompressed = 860;

/** Headers of an answer that caches must revalidate before each use. */
export const revalidate: HeaderList = [['cache-control', cacheControl.revalidate]];

/**
 * Returns the caching headers of a page. Headers of the route take precedence. Otherwise the page can be cached for
 * `seconds`; if that is `null`, it is not cached.
 */
export function cachingOf({ headers, kind }: RenderedPage, seconds: number | null): HeaderList {
  const own = headers.filter(([name]) => isCachingHeader(name));
  if (own.length > 0) return own;
  return seconds === null ? [['cache-control', cacheControl.none]] : pageCaching(kind, seconds);
}

/**
 * Returns the time (Unix milliseconds) from which an answer must no longer be sent with these headers: a cache that
 * stores it later could still serve it after `end`.
 */
export function lastMoment(caching: HeaderList, end: number): number {
  return end - longestCaching(caching) * 1000;
}

/** Returns the variant for a client with this `Accept-Encoding` header. */
export function variantFor({ variants }: FinishedPage, header: string | undefined): PageVariant {
  const accepted = acceptedEncodings(header);
  if (accepted.br && variants.br) return variants.br;
  return accepted.gzip ? variants.gzip : variants.identity;
}

/** Returns the bytes to send for a variant. Returns a promise only if they must be decompressed first. */
export function bodyOf({ body, isPacked, tag }: PageVariant): Buffer | Promise<Buffer> {
  return isPacked ? unpack(body, tag) : body;
}

/**
 * Compresses a rendered page and assembles its headers. A cacheable page gets an ETag for revalidation. With `sentIn`,
 * the page is sent once, in that encoding, and is not compressed in any other. A page at a non-canonical address is
 * only compressed with gzip: few visitors share it, and both encodings would take as long as its rendering
 * (docs/decisions/0063).
 */
export async function finishPage(
  rendered: RenderedPage,
  caching: HeaderList,
  isNonCanonical = false,
  sentIn?: Encoding,
): Promise<FinishedPage> {
  const { status, body } = rendered;
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  const own = rendered.headers.filter(([name]) => !isCachingHeader(name));
  const headers = [...own, ['vary', 'accept-encoding'], ...caching].flat();
  const isTagged = caching.every(([, value]) => value !== cacheControl.none);
  const isCompressed = body.length >= (isTagged && sentIn === undefined ? 1 : minCompressed);
  const only = sentIn ?? (isNonCanonical ? 'gzip' : null);
  const compress = () => (only === null ? compressBody(body) : compressOnce(body, only));
  const compressed: Partial<Compressed> = isCompressed ? await compress() : {};

  const variantOf = (encoding: Encoding): PageVariant => {
    const isPlain = encoding === 'identity';
    const smaller = compressed[isPlain ? 'gzip' : encoding];
    const isSmaller = smaller !== undefined && smaller.length < body.length;
    const sent = isSmaller ? smaller : body;
    const isCoded = isSmaller && !isPlain;
    const tag = `"${hash}${isCoded ? `-${encoding}` : ''}"`;
    const tagged = isTagged ? [...headers, 'etag', tag] : headers;
    const coding = isCoded ? ['content-encoding', encoding] : [];
    const length = ['content-length', String(isCoded ? sent.length : body.length)];
    return {
      tag,
      headers: [...tagged, ...coding, ...length],
      notModifiedHeaders: tagged,
      body: sent,
      isPacked: isSmaller && isPlain,
    };
  };
  const variants = {
    ...(only !== 'gzip' && { br: variantOf('br') }),
    gzip: variantOf('gzip'),
    identity: variantOf('identity'),
  };
  const headerBytes = variants.identity.headers.join('').length * 3;
  const bodies = new Set(Object.values(variants).map((variant) => variant.body));
  const bytes = [...bodies].reduce((sum, part) => sum + part.length, headerBytes);
  return { status, variants, bytes, isNonCanonical };
}

/** Returns the page with other caching headers. The bodies are shared. */
export function withCaching(page: FinishedPage, caching: HeaderList): FinishedPage {
  const replace = (flat: readonly string[]) => {
    const headers: string[] = [];
    for (let index = 0; index + 1 < flat.length; index += 2) {
      const [name = '', value = ''] = flat.slice(index, index + 2);
      if (!isCachingHeader(name)) headers.push(name, value);
    }
    return [...headers, ...caching.flat()];
  };
  const variantOf = (variant: PageVariant): PageVariant => ({
    ...variant,
    headers: replace(variant.headers),
    notModifiedHeaders: replace(variant.notModifiedHeaders),
  });
  const { br, gzip, identity } = page.variants;
  const variants = {
    ...(br && { br: variantOf(br) }),
    gzip: variantOf(gzip),
    identity: variantOf(identity),
  };
  return { ...page, variants };
}
