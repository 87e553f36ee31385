import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Platform } from '#app/pages/platform.server.ts';
import type { OperatingState } from '#app/store/operating-state.server.ts';
import type { RenderPage } from '#server/pages/page-renderer.ts';
import { currentTrace } from '#server/requests/request-trace.ts';
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts';
import { addStoreMetrics } from './store-metrics.ts';

/** The metrics of the process, in Prometheus' format. */
export interface Metrics {
  requests: RequestMetrics;
  /** Wraps a rendering function so that its calls are counted and timed. */
  measured(render: RenderPage, purpose: 'cache' | 'visitor'): RenderPage;
  read(): Promise<{ type: string; text: string }>;
}

export interface MetricsOptions {
  platform: Platform;
  /** Returns the pattern of the route to which a request target belongs. */
  findRoute: (target: string) => string;
  cacheBytes: () => number;
  /** Returns the number of renderings that wait for their turn. */
  rendersWaiting: () => number;
  refusedConnections: () => number;
  readOperatingState: () => Promise<OperatingState>;
}

/** Creates the metrics of one portal. */
export function createMetrics(options: MetricsOptions): Metrics {
  const { platform, findRoute, cacheBytes, rendersWaiting, refusedConnections, readOperatingState } = options;
  const register = new Registry();
  collectDefaultMetrics({ register });
  addGauge(
    register,
    'portico_restarts',
    'Number of restarts of the server by its parent process.',
    readRestarts,
  );
  addPlatformMetrics(register, platform);
  const readStore = addStoreMetrics(
    register,
    readOperatingState,
    () => platform.clock.now(),
    platform.verticals.flatMap(({ storedFigures = [] }) =>
      storedFigures.map(({ name, help, read }) => ({ name, help, read: () => read(platform.store.db) })),
    ),
  );
  addGauge(register, 'portico_page_cache_bytes', 'Bytes of pages cached in memory.', cacheBytes);
  addGauge(
    register,
    'portico_renders_waiting',
    'Pages and answers of the app that wait to be rendered.',
    rendersWaiting,
  );
  addCounter(
    register,
    'portico_connections_refused_total',
    'Connections refused because the process has too few file descriptors.',
    refusedConnections,
  );
  const renders = new Histogram({
    name: 'portico_render_duration_seconds',
    help: 'Time to render a page or answer of the app, by route and outcome.',
    labelNames: ['route', 'outcome'],
    buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });

  return {
    requests: createRequestMetrics(register),
    measured(render, purpose) {
      return async (request) => {
        const trace = currentTrace();
        if (trace && purpose === 'cache') trace.hasRendered = true;
        const began = performance.now();
        const page = await render(request);
        const outcome = page.status < 500 ? 'done' : page.status === 503 ? 'given up' : 'failed';
        renders.observe({ route: findRoute(request.address), outcome }, (performance.now() - began) / 1000);
        return page;
      };
    },
    async read() {
      await readStore();
      return { type: register.contentType, text: await register.metrics() };
    },
  };
}

/**
 * Returns the number of restarts, which the parent process passes to the server that it starts (scripts/supervise.mjs).
 * Without a parent this is the first start.
 */
function readRestarts(): number {
  const count = Number(process.env.PORTICO_RESTARTS ?? 0);
  return Number.isSafeInteger(count) && count >= 0 ? count : 0;
}

function addPlatformMetrics(
  register: Registry,
  { snapshots, votes, statistics, verticals, clock }: Platform,
): void {
  let version = snapshots.current()?.version;
  let since = clock.now();
  snapshots.onSwap((next) => {
    if (next.version === version) return;
    ({ version } = next);
    since = clock.now();
  });
  addGauge(register, 'portico_snapshot_version', 'Site version that pages show.', () => version ?? 0);
  addGauge(register, 'portico_snapshot_age_seconds', 'Time since this process loaded that version.', () =>
    Math.max(0, (clock.now() - since) / 1000),
  );
  addGauge(register, 'portico_snapshot_failing', '1 while the newest site version cannot be loaded.', () =>
    snapshots.failure() === null ? 0 : 1,
  );
  addGauge(register, 'portico_acts_waiting', 'Interactions of visitors that wait to be stored.', () =>
    votes.waiting(),
  );
  addGauge(register, 'portico_statistics_waiting', 'Rows of the statistics that wait to be stored.', () =>
    statistics.waiting(),
  );
  const { posting } = statistics;
  if (posting) {
    addGauge(
      register,
      'portico_statistics_posts_waiting',
      'Rows of the statistics that wait to be posted to STATISTICS_URL.',
      () => posting.waiting(),
    );
    addCounter(
      register,
      'portico_statistics_posts_dropped_total',
      'Rows of the statistics that could not be posted to STATISTICS_URL and were dropped.',
      () => posting.dropped(),
    );
  }
  void new Gauge({
    name: 'portico_items',
    help: 'Items that pages can show, by vertical.',
    labelNames: ['vertical'],
    registers: [register],
    collect() {
      for (const { vertical } of verticals) {
        const items = snapshots.current()?.catalogues.get(vertical.id)?.items.length ?? 0;
        this.set({ vertical: vertical.prefix }, items);
      }
    },
  });
}

/** Adds a counter whose value is maintained elsewhere. */
function addCounter(register: Registry, name: string, help: string, read: () => number): void {
  void new Counter({
    name,
    help,
    registers: [register],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

function addGauge(register: Registry, name: string, help: string, read: () => number): void {
  void new Gauge({
    name,
    help,
    registers: [register],
    collect() {
      this.set(read());
    },
  });
}
