import type { Clock } from '#app/lib/clock.ts';
import type { ReportedCache } from '#app/pages/caches.server.ts';
import { splitTarget } from '#server/requests/canonical-address.ts';
import {
  revalidate,
  cachingOf,
  finishPage,
  lastMoment,
  withCaching,
  type FinishedPage,
} from './finished-page.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { createRenderQueue, OverloadError, type QueuedRendering, type RenderQueue } from './render-queue.ts';
import { stateOf, StoredPages, type SiteChanges, type StoredPage } from './stored-pages.ts';

interface Rendering extends QueuedRendering<FinishedPage> {
  /** The generation of the site in which the rendering began. `null` while the rendering waits. */
  began: { generation: number | null };
}

export interface PageCacheOptions {
  render: RenderPage;
  /** Schedules renderings. By default the cache has its own queue. */
  queue?: RenderQueue;
  clock: Clock;
  /** Seconds after which a page is rendered again (`admin_cache_time`), from the current snapshot. */
  pageLifetime: () => number;
  /**
   * Milliseconds after a change of the site during which older pages may still be served while new ones are rendered.
   * 2,000 by default.
   */
  changeGrace?: number;
  /** Maximum total size in bytes of the cached pages that the site links to (spec SERVE-5). */
  knownBytes?: number;
  /** Maximum total size in bytes of the cached pages at non-canonical addresses (spec SERVE-5). */
  nonCanonicalBytes?: number;
}

/** Rendered pages, complete and compressed, by address. */
export interface PageCache extends ReportedCache {
  /** Returns the page if it is fresh: it needs no rendering and keeps its usual caching headers. */
  findFresh(address: string): FinishedPage | null;
  /**
   * Returns the page if it can be served immediately. If the page is stale and the site links to it, the page is also
   * rendered again in the background, in a turn of the requesting client. `client` is called only if a rendering is
   * started or joined.
   */
  find(address: string, client?: () => string): FinishedPage | null;
  /**
   * Returns the page and renders it if necessary. Requests for one address share one rendering. Rejects with
   * `OverloadError` if there is no capacity for a rendering and no older page to serve instead.
   */
  get(address: string, client?: string): Promise<FinishedPage>;
  /** Makes every page stale. Called when the site has changed. */
  markStale(): void;
  /** Returns the total size of the cached pages in bytes. */
  bytes(): number;
}

/** Seconds for which a page at a non-canonical address is cached. */
const nonCanonicalLifetime = 60;
/** Milliseconds between two attempts to render a stale page again. */
const renewalPause = 5_000;

/** Creates an empty cache (spec SERVE-3, SERVE-5). */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, clock, pageLifetime, queue = createRenderQueue(), changeGrace = 2_000 } = options;
  const { knownBytes = 192 * 2 ** 20, nonCanonicalBytes = 24 * 2 ** 20 } = options;
  const pages = new StoredPages({ knownBytes, nonCanonicalBytes });
  const site: SiteChanges = { generation: 0, changedAt: 0, changeGrace };
  const running = new Map<string, Rendering>();
  let begun = 0;
  let hits = 0;
  let misses = 0;

  function findFresh(address: string): FinishedPage | null {
    const now = clock.now();
    const stored = pages.find(address, now);
    if (!stored || stateOf(stored, site, now) !== 'fresh') return null;
    hits += 1;
    return stored.page;
  }

  function find(address: string, client = () => ''): FinishedPage | null {
    const now = clock.now();
    const stored = pages.find(address, now);
    const state = stored ? stateOf(stored, site, now) : 'expired';
    if (!stored || state === 'expired') return null;
    if (state === 'stale') {
      // A request for a stale page at a non-canonical address waits for a new rendering, for which its client is
      // charged.
      if (stored.page.isNonCanonical) return null;
      renew(address, { stored, now, client: client() });
    } else if (state === 'nearExpiry') {
      running.get(address)?.join(client());
    }
    hits += 1;
    return present(stored, now);
  }

  /** Returns the page with the caching headers that fit its state. */
  function present(stored: StoredPage, now: number): FinishedPage {
    if (stateOf(stored, site, now) === 'fresh') return stored.page;
    stored.revalidated ??= withCaching(stored.page, revalidate);
    return stored.revalidated;
  }

  function renew(
    address: string,
    { stored, now, client }: { stored: StoredPage; now: number; client: string },
  ): void {
    if (!running.has(address)) beginRenewal(stored, now);
    // If the rendering fails, the stale page stays in the cache, and a later request renders it again.
    share(address, client).catch(() => undefined);
  }

  /** Makes a page `nearExpiry` until the next attempt to render it. */
  function beginRenewal(stored: StoredPage, now: number): StoredPage {
    stored.generation = site.generation;
    stored.nearExpiryAt = now;
    stored.staleAt = now + renewalPause;
    return stored;
  }

  /**
   * Returns the waiting or running rendering of an address, or starts a new one. A rendering that began before the site
   * changed is not shared, because its result may be out of date: the page may have changed or no longer exist.
   */
  function share(address: string, client: string): Promise<FinishedPage> {
    const shared = running.get(address);
    if (shared && (shared.began.generation ?? site.generation) === site.generation) {
      shared.join(client);
      return shared.result;
    }
    const began: Rendering['began'] = { generation: null };
    const made = queue.add(client, () => {
      began.generation = site.generation;
      return renderAndStore(address);
    });
    const result = made.result.finally(() => {
      if (running.get(address)?.result === result) running.delete(address);
    });
    running.set(address, { ...made, result, began });
    return result;
  }

  /** Returns the page to serve if there is no capacity for a rendering. */
  function findInstead(address: string, error: unknown): FinishedPage {
    const now = clock.now();
    const stored = error instanceof OverloadError ? pages.find(address, now) : null;
    if (!stored || stored.page.isNonCanonical) throw error;
    return present(beginRenewal(stored, now), now);
  }

  async function renderAndStore(address: string): Promise<FinishedPage> {
    const { generation } = site;
    const now = clock.now();
    const order = (begun += 1);
    const rendered = await render({ address });
    const isNonCanonical = hasNonCanonicalAddress(rendered) || !hasOwnQuery(address, rendered.hints.address);
    // An answer of a resource route needs no page rendering, so its query is not charged.
    const isCharged = rendered.kind === 'resource' ? hasNonCanonicalAddress(rendered) : isNonCanonical;
    if (!rendered.isStorable) {
      if (rendered.status < 500) pages.forget(address, order);
      const stored = pages.find(address, now);
      return stored
        ? present(beginRenewal(stored, now), now)
        : finishPage(rendered, cachingOf(rendered, null), isCharged);
    }
    const { validUntil } = rendered.hints;
    const seconds = isNonCanonical ? Math.min(nonCanonicalLifetime, pageLifetime()) : pageLifetime();
    const end = validUntil ?? Number.POSITIVE_INFINITY;
    const caching = cachingOf(rendered, seconds);
    const page = await finishPage(rendered, caching, isCharged);
    const stored: StoredPage = {
      bytes: page.bytes,
      generation,
      order,
      madeAt: now,
      nearExpiryAt: lastMoment(caching, end),
      staleAt: Math.min(now + seconds * 1000, end),
      expiresAt: Math.min(now + seconds * 2000, end),
      page,
    };
    pages.store(address, stored, isNonCanonical);
    return present(stored, clock.now());
  }

  return {
    findFresh,
    find,
    async get(address, client = '') {
      const ready = find(address, () => client);
      if (ready) return ready;
      misses += 1;
      return share(address, client).catch((error: unknown) => findInstead(address, error));
    },
    markStale() {
      site.generation += 1;
      site.changedAt = clock.now();
    },
    bytes: () => pages.bytes,
    read: () => ({
      id: 'pages',
      entries: pages.size,
      bytes: pages.bytes,
      hits,
      misses,
    }),
    clear: () => pages.clear(),
  };
}

/** Returns whether a page itself reports that the site does not link to its address. */
function hasNonCanonicalAddress({ hints, status }: RenderedPage): boolean {
  return hints.isNonCanonical || status === 404;
}

/**
 * Returns whether an address has the query with which the site links to the page. Visitors can put any value into a
 * declared parameter, so the query is compared with that of the link.
 */
function hasOwnQuery(address: string, linked: string | null): boolean {
  const parameters = (target: string) =>
    [...new URLSearchParams(splitTarget(target).query)].map((pair) => pair.join('=')).toSorted();
  const query = parameters(address);
  return query.length === 0 || (linked !== null && query.join('&') === parameters(linked).join('&'));
}
