/** Names and values of headers. */
type Headers = readonly (readonly [name: string, value: string])[];

/**
 * Every `Cache-Control` value of the product, by kind of answer. Routes of the app use these too. Pages and their
 * data use `pageCaching`, because the operator sets their lifetime.
 */
export const cacheControl = {
  /** Errors, redirects that differ each time, health, and what only one visitor gets. */
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
  /** Answers to the page's own scripts: tiles by id, suggestions, checks of a quiz. */
  api: 'public, max-age=60',
  /** RSS feeds of a section. */
  feed: 'public, max-age=600',
  /** What describes the site to machines: robots.txt, sitemap, web app manifest, OpenSearch. */
  description: 'public, max-age=3600',
  /** Names of places, which change with a release only; the list of all positions. */
  placeNames: 'public, max-age=3600',
  placePositions: 'public, max-age=86400',
} as const;

/** Longest time a shared cache may show a page past its end while it fetches the next, seconds (spec SERVE-7). */
const longestStale = 600;
/** Time a browser keeps page data, so that a prefetch under the pointer is worth its while, seconds. */
const dataSeconds = 30;

/**
 * Returns the caching headers of a page with a lifetime of `seconds`. A browser revalidates every document. The
 * additional permissions of a shared cache are in `CDN-Cache-Control` (RFC 9213): Chromium applies
 * `stale-while-revalidate` to itself when a script fetches, and `s-maxage` forbids it to caches that follow RFC 9111
 * to the letter.
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

/** Is it one of the headers that this file writes? */
export function isCachingHeader(name: string): boolean {
  return cachingNames.has(name.toLowerCase());
}

/** The longest time, in seconds, for which anyone may show an answer with these headers without asking again. */
export function longestKept(headers: Headers): number {
  const values = headers.filter(([name]) => isCachingHeader(name)).map(([, value]) => value);
  return Math.max(0, ...values.map(keptBy));
}

function keptBy(value: string): number {
  const seconds = (directive: string) =>
    Number(new RegExp(`(?:^|[,\\s])${directive}=(\\d+)`, 'i').exec(value)?.[1] ?? 0);
  return Math.max(seconds('max-age'), seconds('s-maxage')) + seconds('stale-while-revalidate');
}
