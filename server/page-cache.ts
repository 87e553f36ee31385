import type { Clock } from '#app/lib/clock.ts';
import type { ReportedCache } from '#app/pages/caches.server.ts';
import { BoundedCache } from './bounded-cache.ts';
import {
  revalidate,
  cachingOf,
  finishPage,
  lastMoment,
  withCaching,
  type FinishedPage,
} from './finished-page.ts';
import { splitTarget } from './canonical-address.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { createRenderQueue, OverloadError, type QueuedRendering, type RenderQueue } from './render-queue.ts';

interface StoredPage {
  bytes: number;
  generation: number;
  /** Number of the rendering, in the order in which they began. */
  order: number;
  /** Unix milliseconds. A time in the future means that the clock was set back since. */
  madeAt: number;
  /** Unix milliseconds: `staleAt` is when the page is rendered again, `deadAt` when it is no longer served. */
  staleAt: number;
  deadAt: number;
  /**
   * `fresh` is the page with its usual caching headers. From `passingAt` on, `passing` is sent, which other caches may
   * not store.
   */
  fresh: FinishedPage;
  passingAt: number;
  passing?: FinishedPage;
}

interface Rendering extends QueuedRendering<FinishedPage> {
  /** The generation in which it began. `null` while it waits. */
  began: { generation: number | null };
}

export interface PageCacheOptions {
  render: RenderPage;
  /** Schedules renderings. By default the cache has its own queue. */
  queue?: RenderQueue;
  clock: Clock;
  /** Seconds after which a page is rendered again (`admin_cache_time`), from the current snapshot. */
  pageLifetime: () => number;
  /** Bytes for pages that the site links to, and bytes for non-canonical addresses (spec SERVE-5). */
  knownBytes?: number;
  nonCanonicalBytes?: number;
}

/** Rendered pages, complete and compressed, by address. */
export interface PageCache extends ReportedCache {
  /** Returns the page if it is fresh: it needs no rendering and keeps its usual caching headers. */
  findFresh(address: string): FinishedPage | null;
  /**
   * Returns the page if it can be served immediately. If the page is stale and the site links to it, also renders it
   * again in the background, in the turn of the requesting client. `client` is called only then.
   */
  find(address: string, client?: () => string): FinishedPage | null;
  /**
   * Returns the page and renders it if necessary. Requests for one address share one rendering. Rejects with
   * `OverloadError` if there is no capacity for a rendering and no older page to serve instead.
   */
  get(address: string, client?: string): Promise<FinishedPage>;
  /** Makes every page stale. Called when the site has changed. */
  markStale(): void;
  /** Returns the bytes of the cached pages. */
  bytes(): number;
}

/** Seconds for which a page at a non-canonical address is cached. */
const nonCanonicalLifetime = 60;
/** Milliseconds between two attempts to render a stale page again. */
const renewalPause = 5_000;
/** Milliseconds after a change of the site during which older pages may still be served while new ones are rendered. */
const changeGrace = 2_000;

/** Creates an empty cache (spec SERVE-3, SERVE-5). */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, clock, pageLifetime, queue = createRenderQueue() } = options;
  const known = new BoundedCache<StoredPage>(options.knownBytes ?? 192 * 2 ** 20);
  const nonCanonical = new BoundedCache<StoredPage>(options.nonCanonicalBytes ?? 24 * 2 ** 20);
  const running = new Map<string, Rendering>();
  let begun = 0;
  let generation = 0;
  let hits = 0;
  let misses = 0;
  let changedAt = 0;

  function findStored(address: string, now: number): StoredPage | null {
    const page = known.get(address) ?? nonCanonical.get(address);
    return page && page.madeAt <= now && now < page.deadAt ? page : null;
  }

  function findFresh(address: string): FinishedPage | null {
    const now = clock.now();
    const page = findStored(address, now);
    if (!page || now >= page.staleAt || !isAsMade(page, now)) return null;
    hits += 1;
    return page.fresh;
  }

  function find(address: string, client = () => ''): FinishedPage | null {
    const now = clock.now();
    const page = findStored(address, now);
    if (!page) return null;
    if (page.generation !== generation && now >= changedAt + changeGrace) return null;
    if (now >= page.staleAt || page.generation !== generation) {
      // The client that requests a non-canonical address is charged for each rendering.
      if (page.fresh.isNonCanonical) return null;
      renew(address, { page, now, client: client() });
    } else if (now >= page.passingAt) {
      running.get(address)?.join(client());
    }
    hits += 1;
    return present(page, now);
  }

  function isAsMade(page: StoredPage, now: number): boolean {
    return page.generation === generation && now < page.passingAt;
  }

  /**
   * Chooses the caching headers. Other caches must not store a page that is being rendered again or will soon be out of
   * date.
   */
  function present(page: StoredPage, now: number): FinishedPage {
    if (isAsMade(page, now)) return page.fresh;
    page.passing ??= withCaching(page.fresh, revalidate);
    return page.passing;
  }

  function renew(
    address: string,
    { page, now, client }: { page: StoredPage; now: number; client: string },
  ): void {
    if (!running.has(address)) delayRenewal(page, now);
    // The stale page stays in the cache. The next request reports the error.
    share(address, client).catch(() => undefined);
  }

  function delayRenewal(page: StoredPage, now: number): StoredPage {
    page.generation = generation;
    page.staleAt = now + renewalPause;
    page.passingAt = now;
    return page;
  }

  /**
   * Returns the waiting or running rendering of an address, or starts a new one. A rendering that began before the site
   * changed is not shared: the address may have a new status since.
   */
  function share(address: string, client: string): Promise<FinishedPage> {
    const shared = running.get(address);
    if (shared && (shared.began.generation ?? generation) === generation) {
      shared.join(client);
      return shared.result;
    }
    const began: Rendering['began'] = { generation: null };
    const made = queue.add(client, () => {
      began.generation = generation;
      return renderAndStore(address);
    });
    const result = made.result.finally(() => {
      if (running.get(address)?.result === result) running.delete(address);
    });
    running.set(address, { ...made, result, began });
    return result;
  }

  /** Returns the page to serve if there is no capacity for a rendering. */
  function insteadOf(address: string, error: unknown): FinishedPage {
    const now = clock.now();
    const page = error instanceof OverloadError ? findStored(address, now) : null;
    if (!page || page.fresh.isNonCanonical) throw error;
    return present(delayRenewal(page, now), now);
  }

  async function renderAndStore(address: string): Promise<FinishedPage> {
    const current = generation;
    const now = clock.now();
    const order = (begun += 1);
    const rendered = await render({ address });
    const isNonCanonical = hasNonCanonicalAddress(rendered) || !hasOwnQuery(address, rendered.hints.address);
    // An answer of a resource route needs no page rendering, so its query is not charged.
    const isCharged = rendered.kind === 'resource' ? hasNonCanonicalAddress(rendered) : isNonCanonical;
    if (!rendered.isStorable) {
      if (rendered.status < 500) forget(address, order);
      const page = findStored(address, now);
      return page
        ? present(delayRenewal(page, now), now)
        : finishPage(rendered, cachingOf(rendered, null), isCharged);
    }
    const { validUntil } = rendered.hints;
    const seconds = isNonCanonical ? Math.min(nonCanonicalLifetime, pageLifetime()) : pageLifetime();
    const end = validUntil ?? Number.POSITIVE_INFINITY;
    const caching = cachingOf(rendered, seconds);
    const fresh = await finishPage(rendered, caching, isCharged);
    const page: StoredPage = {
      bytes: fresh.bytes,
      generation: current,
      order,
      madeAt: now,
      staleAt: Math.min(now + seconds * 1000, end),
      deadAt: Math.min(now + seconds * 2000, end),
      fresh,
      passingAt: lastMoment(caching, end),
    };
    if (forget(address, order)) (isNonCanonical ? nonCanonical : known).set(address, page);
    return present(page, clock.now());
  }

  /** Removes the page of an earlier rendering. Returns `false` if the page is from a later one, and keeps it. */
  function forget(address: string, order: number): boolean {
    const stored = known.get(address) ?? nonCanonical.get(address);
    if (stored && stored.order > order) return false;
    known.delete(address);
    nonCanonical.delete(address);
    return true;
  }

  return {
    findFresh,
    find,
    async get(address, client = '') {
      const ready = find(address, () => client);
      if (ready) return ready;
      misses += 1;
      return share(address, client).catch((error: unknown) => insteadOf(address, error));
    },
    markStale() {
      generation += 1;
      changedAt = clock.now();
    },
    bytes: () => known.bytes + nonCanonical.bytes,
    read: () => ({
      id: 'pages',
      entries: known.size + nonCanonical.size,
      bytes: known.bytes + nonCanonical.bytes,
      hits,
      misses,
    }),
    clear() {
      known.clear();
      nonCanonical.clear();
    },
  };
}

/** Returns whether a page itself reports that the site does not link to its address. */
function hasNonCanonicalAddress({ hints, status }: RenderedPage): boolean {
  return hints.isNonCanonical || status === 404;
}

/**
 * Returns whether an address has the query with which the site links to the page. Visitors can put any value into a
 * declared parameter.
 */
function hasOwnQuery(address: string, own: string | null): boolean {
  const parameters = (target: string) =>
    [...new URLSearchParams(splitTarget(target).query)].map((pair) => pair.join('=')).toSorted();
  const asked = parameters(address);
  return asked.length === 0 || (own !== null && asked.join('&') === parameters(own).join('&'));
}
