import { BoundedCache } from './bounded-cache.ts';
import type { FinishedPage } from './finished-page.ts';

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
export interface StoredPage {
  bytes: number;
  /** The generation of the site from which the page was rendered, or in which its renewal began. */
  generation: number;
  /**
   * Number of the page's rendering. Later renderings have higher numbers. A page never replaces one with a higher
   * number.
   */
  order: number;
  /**
   * When the page was made, in Unix milliseconds like the other times. If this is in the future, the clock has been set
   * back.
   */
  madeAt: number;
  nearExpiryAt: number;
  staleAt: number;
  expiresAt: number;
  /** The page with its usual caching headers. */
  page: FinishedPage;
  /** The page with headers that make other caches ask again. Created when it is first needed. */
  revalidated?: FinishedPage;
}

/** The changes of the site, as far as the state of cached pages depends on them. */
export interface SiteChanges {
  /** Number of changes since the process was started. */
  generation: number;
  /** Time of the last change. */
  changedAt: number;
  /** Milliseconds after a change during which older pages may still be served. */
  changeGrace: number;
}

/** Returns the state of a page that has not reached `expiresAt`. */
export function stateOf(
  stored: StoredPage,
  { generation, changedAt, changeGrace }: SiteChanges,
  now: number,
): 'fresh' | 'nearExpiry' | 'stale' | 'expired' {
  const isCurrent = stored.generation === generation;
  if (!isCurrent && now >= changedAt + changeGrace) return 'expired';
  if (!isCurrent || now >= stored.staleAt) return 'stale';
  return now < stored.nearExpiryAt ? 'fresh' : 'nearExpiry';
}

/** The cached pages by address. Pages at non-canonical addresses cannot evict other pages (spec SERVE-5). */
export class StoredPages {
  readonly #known: BoundedCache<StoredPage>;
  readonly #nonCanonical: BoundedCache<StoredPage>;

  constructor(limits: { knownBytes: number; nonCanonicalBytes: number }) {
    this.#known = new BoundedCache(limits.knownBytes);
    this.#nonCanonical = new BoundedCache(limits.nonCanonicalBytes);
  }

  get bytes(): number {
    return this.#known.bytes + this.#nonCanonical.bytes;
  }

  get size(): number {
    return this.#known.size + this.#nonCanonical.size;
  }

  /** Returns the page at an address, unless it has reached `expiresAt`. */
  find(address: string, now: number): StoredPage | null {
    const stored = this.#get(address);
    return stored && stored.madeAt <= now && now < stored.expiresAt ? stored : null;
  }

  /** Stores a page, unless the stored page is from a later rendering. */
  store(address: string, page: StoredPage, isNonCanonical: boolean): void {
    if (!this.forget(address, page.order)) return;
    (isNonCanonical ? this.#nonCanonical : this.#known).set(address, page);
  }

  /** Removes the stored page. If it is from a later rendering than `order`, keeps it and returns `false`. */
  forget(address: string, order: number): boolean {
    const stored = this.#get(address);
    if (stored && stored.order > order) return false;
    this.#known.delete(address);
    this.#nonCanonical.delete(address);
    return true;
  }

  clear(): void {
    this.#known.clear();
    this.#nonCanonical.clear();
  }

  #get(address: string): StoredPage | undefined {
    return this.#known.get(address) ?? this.#nonCanonical.get(address);
  }
}
