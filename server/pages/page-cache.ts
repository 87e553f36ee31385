import type { Clock } from '#app/lib/clock.ts';
import type { ReportedCache } from '#app/pages/caches.server.ts';
import { splitTarget } from '#server/requests/canonical-address.ts';
import { BoundedCache } from './bounded-cache.ts';
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

/**
 * A cached page. Its state follows from the time and the generation of the site:
 *
 * | state      | begins                                 | served with    | a request                               |
 * | ---------- | -------------------------------------- | -------------- | --------------------------------------- |
 * | fresh      | when it is rendered                    | usual headers  | reads the cache only                    |
 * | nearExpiry | at `nearExpiryAt`, or when its renewal | `revalidate`   | joins a rendering that is in progress   |
 * |            | begins                                 |                |                                         |
 * | stale      | at `staleAt`, or with a change of the  | `revalidate`   | begins its renewal; waits for it at a   |
 * |            | site                                   |                | non-canonical address                   |
 * | expired    | at `expiresAt`, or `changeGrace` after | not at all     | waits for a new rendering               |
 * |            | a change of the site                   |                |                                         |
 *
 * A renewal is tried for five seconds (`renewalPause`). If it fails or takes longer, the page is stale again. A page
 * whose new rendering fails is served until `expiresAt`, even after a change of the site.
 */
interface StoredPage {
  bytes: number;
  /** The generation of the site from which it was rendered, or in which its renewal began. */
  generation: number;
  /** Number of the rendering, in the order in which they began. A page never replaces one with a higher number. */
  order: number;
  /** Unix milliseconds, like the other times. A time in the future means that the clock has been set back. */
  madeAt: number;
  nearExpiryAt: number;
  staleAt: number;
  expiresAt: number;
  /** The page with its usual caching headers. */
  page: FinishedPage;
  /** The page with headers that make other caches ask again. Created when it is first needed. */
  revalidated?: FinishedPage;
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
  /**
   * Milliseconds after a change of the site during which older pages may still be served while new ones are rendered.
   * 2,000 by default.
   */
  changeGrace?: number;
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

/** Creates an empty cache (spec SERVE-3, SERVE-5). */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, clock, pageLifetime, queue = createRenderQueue(), changeGrace = 2_000 } = options;
  const known = new BoundedCache<StoredPage>(options.knownBytes ?? 192 * 2 ** 20);
  const nonCanonical = new BoundedCache<StoredPage>(options.nonCanonicalBytes ?? 24 * 2 ** 20);
  const running = new Map<string, Rendering>();
  let begun = 0;
  let generation = 0;
  let hits = 0;
  let misses = 0;
  let changedAt = 0;

  /** Returns the stored page at an address, unless it has expired. */
  function findStored(address: string, now: number): StoredPage | null {
    const stored = known.get(address) ?? nonCanonical.get(address);
    return stored && stored.madeAt <= now && now < stored.expiresAt ? stored : null;
  }

  /** Returns the state of a page that has not reached `expiresAt`. */
  function stateOf(stored: StoredPage, now: number): 'fresh' | 'nearExpiry' | 'stale' | 'expired' {
    const isCurrent = stored.generation === generation;
    if (!isCurrent && now >= changedAt + changeGrace) return 'expired';
    if (!isCurrent || now >= stored.staleAt) return 'stale';
    return now < stored.nearExpiryAt ? 'fresh' : 'nearExpiry';
  }

  function findFresh(address: string): FinishedPage | null {
    const now = clock.now();
    const stored = findStored(address, now);
    if (!stored || stateOf(stored, now) !== 'fresh') return null;
    hits += 1;
    return stored.page;
  }

  function find(address: string, client = () => ''): FinishedPage | null {
    const now = clock.now();
    const stored = findStored(address, now);
    const state = stored ? stateOf(stored, now) : 'expired';
    if (!stored || state === 'expired') return null;
    if (state === 'stale') {
      // The client that requests a non-canonical address is charged for each rendering.
      if (stored.page.isNonCanonical) return null;
      renew(address, { stored, now, client: client() });
    } else if (state === 'nearExpiry') {
      running.get(address)?.join(client());
    }
    hits += 1;
    return present(stored, now);
  }

  /** Chooses the caching headers. */
  function present(stored: StoredPage, now: number): FinishedPage {
    if (stateOf(stored, now) === 'fresh') return stored.page;
    stored.revalidated ??= withCaching(stored.page, revalidate);
    return stored.revalidated;
  }

  function renew(
    address: string,
    { stored, now, client }: { stored: StoredPage; now: number; client: string },
  ): void {
    if (!running.has(address)) beginRenewal(stored, now);
    // The stale page stays in the cache. The next request reports the error.
    share(address, client).catch(() => undefined);
  }

  /** Makes a page `nearExpiry` until the next attempt to render it. */
  function beginRenewal(stored: StoredPage, now: number): StoredPage {
    stored.generation = generation;
    stored.nearExpiryAt = now;
    stored.staleAt = now + renewalPause;
    return stored;
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
  function findInstead(address: string, error: unknown): FinishedPage {
    const now = clock.now();
    const stored = error instanceof OverloadError ? findStored(address, now) : null;
    if (!stored || stored.page.isNonCanonical) throw error;
    return present(beginRenewal(stored, now), now);
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
      const stored = findStored(address, now);
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
      generation: current,
      order,
      madeAt: now,
      nearExpiryAt: lastMoment(caching, end),
      staleAt: Math.min(now + seconds * 1000, end),
      expiresAt: Math.min(now + seconds * 2000, end),
      page,
    };
    if (forget(address, order)) (isNonCanonical ? nonCanonical : known).set(address, stored);
    return present(stored, clock.now());
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
      return share(address, client).catch((error: unknown) => findInstead(address, error));
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
