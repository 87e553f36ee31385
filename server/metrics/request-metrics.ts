import { Counter, Histogram, type Registry } from 'prom-client';

/**
 * How a page was obtained: cached (`hit`), cached and rendered again in the background (`stale`), or rendered
 * (`miss`). `none` if no cached page was involved or the rendering of another request was shared.
 */
export type CacheUse = 'hit' | 'stale' | 'miss' | 'none';

const uses: readonly CacheUse[] = ['hit', 'stale', 'miss', 'none'];

/** Requests of one route. The key combines status and cache use in one number. */
type RouteCounts = Map<number, { value: number }>;

/** Counts requests by the pattern of their row in the route table. */
export interface RequestMetrics {
  /**
   * Counts an answer that was sent immediately. Cached pages take this path, so it needs only two lookups and an
   * addition.
   */
  countReady(pattern: string, status: number, use: CacheUse): void;
  /** Records an answer that had to be produced, with its duration. */
  observe(pattern: string, answer: { status: number; use: CacheUse; seconds: number }): void;
}

/** Adds the request metrics to a registry. */
export function createRequestMetrics(register: Registry): RequestMetrics {
  const counts = new Map<string, RouteCounts>();

  void new Counter({
    name: 'portico_http_requests_total',
    help: 'Requests by route, status and use of the page cache.',
    labelNames: ['route', 'status', 'cache'],
    registers: [register],
    collect() {
      this.reset();
      for (const [route, byKey] of counts) {
        for (const [key, { value }] of byKey) {
          this.inc({ route, status: Math.floor(key / uses.length), cache: uses[key % uses.length] }, value);
        }
      }
    },
  });
  const durations = new Histogram({
    name: 'portico_http_request_duration_seconds',
    help: 'Response time of requests that no cached page answered.',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });

  function countsOf(route: string): RouteCounts {
    let found = counts.get(route);
    if (!found) counts.set(route, (found = new Map()));
    return found;
  }

  function add(byKey: RouteCounts, status: number, use: CacheUse): void {
    const key = status * uses.length + uses.indexOf(use);
    const count = byKey.get(key);
    if (count) count.value += 1;
    else byKey.set(key, { value: 1 });
  }

  return {
    countReady: (pattern, status, use) => add(countsOf(pattern), status, use),
    observe(pattern, { status, use, seconds }) {
      add(countsOf(pattern), status, use);
      durations.observe({ route: pattern }, seconds);
    },
  };
}
