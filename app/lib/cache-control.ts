type Headers = readonly (readonly [name: string, value: string])[];

/**
 * The `Cache-Control` values that the server and the routes send, by kind of answer. The operator sets the lifetime of
 * pages and page data, so `pageCaching` returns their headers.
 */
export const cacheControl = {
  /** Errors, reports of the server's health, redirects that differ each time, and answers for a single visitor. */
  none: 'no-store',
  /**
   * An answer that will soon be out of date or is being rendered again: caches may store it but must revalidate it
   * before each use.
   */
  revalidate: 'public, max-age=0, must-revalidate',
  /** Files whose name holds a hash of their content: assets of the build, prepared pictures, ad code. */
  unchanging: 'public, max-age=31536000, immutable',
  /** Files of the build and of the arcade that keep their name: icons, previews, games. */
  file: 'public, max-age=3600',
  /** JSON answers, mostly to scripts of the page: tiles by id, suggestions, answers and outcomes of a quiz. */
  api: 'public, max-age=60',
  /** RSS feeds of a section. */
  feed: 'public, max-age=600',
  /** Descriptions of the site for machines: robots.txt, sitemap, web app manifest, OpenSearch. */
  description: 'public, max-age=3600',
  /** The names and the coordinates of locations. They change only with a release. */
  locationNames: 'public, max-age=3600',
  locationPositions: 'public, max-age=86400',
} as const;

/**
 * Maximum time in seconds for which a shared cache may show an expired page while it fetches a new one (spec SERVE-7).
 */
const longestStale = 600;
/** Seconds for which a browser caches page data, so that a prefetch is useful. */
const dataSeconds = 30;

/**
 * Returns the caching headers of a page with a lifetime of `seconds`. A browser revalidates every document.
 * `stale-while-revalidate`, which is meant for shared caches, is only in `CDN-Cache-Control` (RFC 9213). In
 * `Cache-Control`, Chromium would apply it to data that scripts fetch, and caches that strictly follow RFC 9111 would
 * ignore it because of `s-maxage`.
 */
export function pageCaching(kind: 'document' | 'data' | 'resource', seconds: number): Headers {
  const browser = kind === 'data' ? Math.min(dataSeconds, seconds) : 0;
  const stale = Math.min(longestStale, seconds);
  return [
    ['cache-control', `public, max-age=${browser}, s-maxage=${seconds}`],
    ['cdn-cache-control', `public, max-age=${seconds}, stale-while-revalidate=${stale}`],
  ];
}

const cachingNames = new Set(['cache-control', 'cdn-cache-control']);

/** Whether a header is one of those that `pageCaching` returns. */
export function isCachingHeader(name: string): boolean {
  return cachingNames.has(name.toLowerCase());
}

/**
 * Returns the maximum time, in seconds, for which a cache may use an answer with these headers without revalidation.
 */
export function longestCaching(headers: Headers): number {
  const values = headers.filter(([name]) => isCachingHeader(name)).map(([, value]) => value);
  return Math.max(0, ...values.map(keptBy));
}

function keptBy(value: string): number {
  const seconds = (directive: string) =>
    Number(new RegExp(`(?:^|[,\\s])${directive}=(\\d+)`, 'i').exec(value)?.[1] ?? 0);
  return Math.max(seconds('max-age'), seconds('s-maxage')) + seconds('stale-while-revalidate');
}
