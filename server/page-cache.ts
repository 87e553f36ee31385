import { createHash } from 'node:crypto';
import type { Clock } from '#app/core/platform.server.ts';
import { BoundedCache } from './bounded-cache.ts';
import { compressBody, type Encoding } from './encoding.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';

/** One encoding of a page, ready to be written. */
export interface PageVariant {
  tag: string;
  /** Flat list of names and values, as `writeHead` takes it. */
  headers: string[];
  notModifiedHeaders: string[];
  body: Buffer;
}

/** A page as visitors get it. */
export interface CachedPage {
  status: number;
  variants: Record<Encoding, PageVariant>;
  bytes: number;
}

interface StoredPage extends CachedPage {
  generation: number;
  /** Unix milliseconds from which it is rendered anew, and from which it is no longer served. */
  staleAt: number;
  deadAt: number;
}

export interface PageCacheOptions {
  render: RenderPage;
  clock: Clock;
  /** Seconds after which a page is rendered anew (`admin_cache_time`), of the current snapshot. */
  pageLifetime: () => number;
  /** Bytes kept of pages that the site links to, and of addresses that visitors make up (FINDINGS 9). */
  knownBytes?: number;
  visitorChosenBytes?: number;
}

/** Rendered pages, whole and compressed, by address. */
export interface PageCache {
  /** The page if it can be served at once; a stale one starts its own renewal. */
  find(address: string): CachedPage | null;
  /** The page, rendered if need be; requests for one address share one rendering. */
  get(address: string): Promise<CachedPage>;
  /** Makes every page stale: the site has changed. */
  markStale(): void;
}

/** Seconds that a made-up address is kept. */
const visitorChosenLifetime = 60;
/** Milliseconds between two tries to renew a stale page that failed. */
const renewalPause = 5_000;
/** Milliseconds after a change of the site in which its older pages may still be served while they are made anew. */
const changeGrace = 2_000;

/** Makes an empty cache (READINGS 41, FINDINGS 9 to 11). */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, clock, pageLifetime } = options;
  const known = new BoundedCache<StoredPage>(options.knownBytes ?? 192 * 2 ** 20);
  const visitorChosen = new BoundedCache<StoredPage>(options.visitorChosenBytes ?? 24 * 2 ** 20);
  const running = new Map<string, Promise<CachedPage>>();
  let generation = 0;
  let changedAt = 0;

  function kept(address: string, now: number): StoredPage | null {
    const page = known.get(address) ?? visitorChosen.get(address);
    return page && now < page.deadAt ? page : null;
  }

  function find(address: string): CachedPage | null {
    const now = clock.now();
    const page = kept(address, now);
    if (!page) return null;
    if (page.generation !== generation && now >= changedAt + changeGrace) return null;
    if (now >= page.staleAt || page.generation !== generation) renew(address, page, now);
    return page;
  }

  function renew(address: string, page: StoredPage, now: number): void {
    if (running.has(address)) return;
    delayRenewal(page, now);
    // The stale page stays; the next try says what is wrong.
    start(address).catch(() => undefined);
  }

  function delayRenewal(page: StoredPage, now: number): StoredPage {
    page.generation = generation;
    page.staleAt = now + renewalPause;
    return page;
  }

  function start(address: string): Promise<CachedPage> {
    const made = renderAndStore(address).finally(() => running.delete(address));
    running.set(address, made);
    return made;
  }

  async function renderAndStore(address: string): Promise<CachedPage> {
    const current = generation;
    const now = clock.now();
    const rendered = await render({ address });
    if (!rendered.isStorable) {
      if (rendered.status < 500) forget(address);
      const page = kept(address, now);
      if (page) return delayRenewal(page, now);
      return finishPage(rendered, null);
    }
    const { validUntil } = rendered.notes;
    const isVisitorChosen = rendered.notes.isVisitorChosen || rendered.status === 404;
    const seconds = isVisitorChosen ? Math.min(visitorChosenLifetime, pageLifetime()) : pageLifetime();
    const end = validUntil ?? Number.POSITIVE_INFINITY;
    const lifetime: Lifetime = { seconds, now, end };
    const page: StoredPage = {
      ...(await finishPage(rendered, lifetime)),
      generation: current,
      staleAt: Math.min(now + seconds * 1000, end),
      deadAt: Math.min(now + seconds * 2000, end),
    };
    forget(address);
    (isVisitorChosen ? visitorChosen : known).set(address, page);
    return page;
  }

  function forget(address: string): void {
    known.delete(address);
    visitorChosen.delete(address);
  }

  return {
    find,
    async get(address) {
      return find(address) ?? running.get(address) ?? start(address);
    },
    markStale() {
      generation += 1;
      changedAt = clock.now();
    },
  };
}

interface Lifetime {
  seconds: number;
  now: number;
  /** Unix milliseconds from which the page is wrong. */
  end: number;
}

/** Compresses a rendered page and writes its headers; without a lifetime it is for this one visitor. */
export async function finishPage(rendered: RenderedPage, lifetime: Lifetime | null): Promise<CachedPage> {
  const { status, body } = rendered;
  const isText = body.length > 0;
  const compressed = isText ? await compressBody(body) : null;
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  const headers = [...rendered.headers.flat(), ...cachingHeaders(rendered, lifetime)];

  const variantOf = (encoding: Encoding): PageVariant => {
    const smaller = encoding === 'identity' ? null : compressed?.[encoding];
    const isSmaller = smaller && smaller.length < body.length;
    const bytes = isSmaller ? smaller : body;
    const suffix = isSmaller ? `-${encoding}` : '';
    const tag = `"${hash}${suffix}"`;
    const tagged = lifetime ? [...headers, 'etag', tag] : headers;
    return {
      tag,
      headers: [
        ...tagged,
        ...(isSmaller ? ['content-encoding', encoding] : []),
        'content-length',
        String(bytes.length),
      ],
      notModifiedHeaders: tagged,
      body: bytes,
    };
  };
  const variants = { br: variantOf('br'), gzip: variantOf('gzip'), identity: variantOf('identity') };
  const headerBytes = variants.identity.headers.join('').length * 3;
  const bodies = new Set(Object.values(variants).map((variant) => variant.body));
  const bytes = [...bodies].reduce((sum, part) => sum + part.length, headerBytes);
  return { status, variants, bytes };
}

/**
 * A browser always asks again for a page and keeps its data for half a minute, so that a prefetch is worth its while.
 * A shared cache may keep both, but never beyond the moment from which the page is wrong. What a route says by itself
 * stands.
 */
function cachingHeaders({ kind, headers }: RenderedPage, lifetime: Lifetime | null): string[] {
  const vary = ['vary', 'accept-encoding'];
  if (headers.some(([name]) => name.toLowerCase() === 'cache-control')) return vary;
  if (!lifetime) return [...vary, 'cache-control', 'no-store'];
  const { seconds, now, end } = lifetime;
  const left = Math.max(0, Math.floor((end - now) / 1000));
  const parts = ['public', `max-age=${kind === 'data' ? Math.min(30, seconds, left) : 0}`];
  const latest = 3 * seconds;
  if (latest <= left) parts.push(`s-maxage=${seconds}`);
  return [...vary, 'cache-control', parts.join(', ')];
}
