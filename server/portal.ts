import type { RequestListener } from 'node:http';
import type { ServerBuild } from 'react-router';
import { findRedirect } from '#app/domain/redirects.ts';
import { leftOutOfPlatform, noticesOfPlatform } from '#app/pages/notices.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { isSiteFile } from '#app/pages/seo/site-files.server.ts';
import { readOperatingState } from '#app/store/operating-state.server.ts';
import { createVisitorHash } from '#app/store/visitor-hash.server.ts';
import { adCodeAddress } from './ads.ts';
import type { Clients } from './clients.ts';
import { createHttp } from './http.ts';
import { createMetrics } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';
import { createPageCache } from './page-cache.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createInlineSheet } from './page-sheets.ts';
import { createPageRateLimit } from './page-rate-limit.ts';
import { createPurge } from './purge.ts';
import { createRenderQueue } from './render-queue.ts';
import { createRequestListener } from './request-listener.ts';
import { createPatternFinder } from './route-patterns.ts';
import { createRouteTable, type RouteTable } from './route-table.ts';
import { resourceHeaders } from './security-headers.ts';
import type { StaticFile } from './static-files.ts';

export interface PortalOptions {
  build: ServerBuild;
  platform: Platform;
  clients: Clients;
  files: ReadonlyMap<string, StaticFile>;
  mode: 'production' | 'development';
  isStopping: () => boolean;
  /** Returns the connections refused because file descriptors ran out. If it is not set, none are counted. */
  refusedConnections?: () => number;
}

/** Addresses that take visitors' interactions. */
const actAddresses = new Set(['/api/vote', '/api/collect', '/api/open', '/api/report']);

/** Addresses of the server itself. */
const ownAddresses = new Set(['/healthz', '/readyz', ...actAddresses]);

/** Assembles the portal: the early cache lookup, the page cache and the routes behind it. */
export function createPortal(options: PortalOptions): RequestListener {
  const { build, platform, clients, files, mode, isStopping, refusedConnections = () => 0 } = options;
  const { clock, environment, log, snapshots, store } = platform;
  const routes = createRouteTable(build.routes);
  const queue = createRenderQueue();
  const metrics = createMetrics({
    platform,
    rendersWaiting: () => queue.waiting(),
    findRoute: createPatternFinder({ routes, ownAddresses, isFile: (path) => files.has(path) }),
    cacheBytes: () => cache?.bytes() ?? 0,
    refusedConnections,
    readOperatingState: () => readOperatingState(store.db),
  });
  const render = createPageRenderer({ build, platform, mode, inlineSheet: createInlineSheet(files) });
  const visitors = createVisitorHash({ store, clock });
  const cache =
    mode === 'production'
      ? createPageCache({
          render: metrics.measured(render, 'cache'),
          queue,
          clock,
          pageLifetime: () => snapshots.current()?.pageLifetime ?? 0,
        })
      : null;
  if (cache) snapshots.onSwap(() => cache.markStale());
  if (cache && environment.purge) {
    const purge = createPurge({ target: environment.purge, log });
    snapshots.onSwap(({ version }) => purge.request(version));
    // The site may have changed while the process was not running.
    purge.request(snapshots.current()?.version ?? 0);
  }
  const listener = createRequestListener({
    platform,
    routes: onlyShown(routes, platform),
    cache,
    clients,
    limit: cache && createPageRateLimit({ clock, perSecond: environment.rateLimit }),
    queue,
    render: metrics.measured(render, 'visitor'),
    isServerOwned: (path) =>
      ownAddresses.has(path) ||
      /^\/media\/[^/]+$/.test(path) ||
      adCodeAddress.test(path) ||
      files.has(path) ||
      isSiteFile(snapshots.current(), path),
    takesBody: (path) => actAddresses.has(path),
    findRedirect,
    http: createHttp({
      platform,
      visitors,
      clients,
      files,
      isStopping,
      notices: () => noticesOfPlatform(platform),
      leftOut: () => leftOutOfPlatform(platform),
    }),
  });
  return observeRequests(listener, {
    metrics,
    log,
    metricsToken: environment.metricsToken,
    isProxy: clients.isProxy,
    headers: resourceHeaders(environment),
  });
}

/** Excludes the routes of sections that the operator has switched off. Their addresses are then unknown. */
function onlyShown(routes: RouteTable, { snapshots, verticals }: Platform): RouteTable {
  return (path) => {
    const shown = snapshots.current()?.settings.verticals ?? [];
    const route = routes(path);
    if (!route || shown.length === 0) return route;
    const [, fixed = ''] = route.pattern.split('/');
    const prefix = fixed.startsWith(':') ? path.split('/')[1]?.toLowerCase() : fixed;
    const section = verticals.find(({ vertical }) => vertical.prefix === prefix);
    return section && !shown.includes(section.vertical.id) ? null : route;
  };
}
