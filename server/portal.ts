import type { RequestListener } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createPageHandler } from '#app/page-handler.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { readOperatingState } from '#app/store/operating-state.server.ts';
import type { Clients } from './clients/clients.ts';
import { networkOf } from './clients/networks.ts';
import { adRow, createAdCode } from './endpoints/ads.ts';
import { eventsRow } from './endpoints/events-row.ts';
import { fileRows } from './endpoints/file-rows.ts';
import { healthRows } from './endpoints/health.ts';
import { measureRow } from './endpoints/measure-row.ts';
import { mediaRows } from './endpoints/media-files.ts';
import { metricsRow } from './endpoints/metrics-row.ts';
import { siteFileRow } from './endpoints/site-files.ts';
import type { StaticFile } from './endpoints/static-files.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { RequestMetrics } from './metrics/request-metrics.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPageRateLimit } from './pages/page-rate-limit.ts';
import { createPageRenderer, type RenderPage } from './pages/page-renderer.ts';
import { createInlineSheet } from './pages/page-sheets.ts';
import { createPurge } from './pages/purge.ts';
import { createRenderQueue } from './pages/render-queue.ts';
import { createPreviews } from './previews/previews.ts';
import { studioOrigin } from './previews/studio-origin.ts';
import { readAppRoutes } from './requests/app-routes.ts';
import { findNewAddress } from './requests/new-address.ts';
import { observeRequests } from './requests/observe-requests.ts';
import { createRequestListener } from './requests/request-listener.ts';
import { createRouteTable, type ShownPages } from './requests/route-table.ts';
import type { Row } from './requests/row.ts';

export interface PortalOptions {
  build: ServerBuild;
  platform: Platform;
  clients: Clients;
  files: ReadonlyMap<string, StaticFile>;
  mode: 'production' | 'development';
  isStopping: () => boolean;
  /** Returns the number of connections refused because file descriptors ran out. If it is not set, none are counted. */
  refusedConnections?: () => number;
}

/** The portal: its request handler and its addresses. */
export interface Portal {
  listener: RequestListener;
  /** Counts requests, including those to other servers of the process. */
  requests: RequestMetrics;
  rows: readonly Row[];
}

/** Assembles the portal: the table of its addresses, the page cache and everything behind it. */
export function createPortal(options: PortalOptions): Portal {
  const { build, platform, clients, files, mode, isStopping, refusedConnections = () => 0 } = options;
  const { clock, environment, log, snapshots, store } = platform;
  const queue = createRenderQueue();
  const metrics = createMetrics({
    platform,
    rendersWaiting: () => queue.waiting(),
    findRoute: (target) => table.find(target).pattern,
    cacheBytes: () => cache?.bytes() ?? 0,
    refusedConnections,
    readOperatingState: () => readOperatingState(store.db),
  });
  const inlineSheet = createInlineSheet(files);
  const handle = createPageHandler(build, mode);
  const previews = createPreviews({
    platform,
    createListener(previewed) {
      const own = createRequestListener({
        platform: previewed,
        cache: null,
        clients,
        limit: null,
        queue,
        render: createPageRenderer({ build, platform: previewed, mode, handle, inlineSheet }),
      });
      const shown = shownPages(previewed);
      return {
        handle: (request, response) => own.handle(request, response, table.find(request.url ?? '/', shown)),
      };
    },
  });
  const studio = studioOrigin(environment);
  const findAdCode = createAdCode(() => snapshots.current());
  const table = createRouteTable({
    server: [
      ...healthRows(platform, isStopping),
      metricsRow(metrics, platform),
      eventsRow(platform, clients),
      ...mediaRows(platform),
      adRow((address) => findAdCode(address) ?? previews.findAdCode(address), environment),
      ...previews.rows,
      ...(studio === null ? [] : [measureRow(platform, studio)]),
      siteFileRow(platform),
      ...fileRows(files, environment),
    ],
    app: readAppRoutes(build.routes),
    shown: shownPages(platform),
  });
  snapshots.onSwap(() => table.forget());
  const render = createPageRenderer({ build, platform, mode, handle, inlineSheet });
  /**
   * The cache is checked before the redirects. It must drop an old page at a redirected address instead of replacing it
   * with the error page that is rendered there.
   */
  const renderForCache: RenderPage = async (request) => {
    const rendered = await render(request);
    const isMoved = findNewAddress(snapshots.current(), request.address) !== null;
    return isMoved ? { ...rendered, isStorable: false } : rendered;
  };
  const cache =
    mode === 'production'
      ? createPageCache({
          render: metrics.measured(renderForCache, 'cache'),
          queue,
          clock,
          pageLifetime: () => snapshots.current()?.pageLifetime ?? 0,
          changeGrace: environment.snapshotPollMs,
        })
      : null;
  if (cache) {
    snapshots.onSwap(() => cache.markStale());
    platform.caches.add(cache);
  }
  if (cache && environment.purge) {
    const purge = createPurge({ target: environment.purge, log });
    snapshots.onSwap(({ version }) => purge.request(version));
    // The site may have changed while the process was not running, so the cache is purged at the start.
    purge.request(snapshots.current()?.version ?? 0);
  }
  const listener = createRequestListener({
    platform,
    cache,
    clients,
    limit: cache && createPageRateLimit({ clock, perSecond: environment.rateLimit }),
    queue,
    render: metrics.measured(render, 'visitor'),
  });
  const { requests } = metrics;
  return {
    listener: observeRequests(previews.wrap(listener), {
      table,
      requests,
      log,
      isProxy: clients.isProxy,
      clientOf: (request) => networkOf(clients.addressOf(request)),
    }),
    requests,
    rows: table.rows,
  };
}

/** Returns the settings of a platform's site that decide which pages exist. */
function shownPages(platform: Platform): ShownPages {
  return {
    isShown: createSectionCheck(platform),
    languages: () => platform.snapshots.current()?.settings.languages ?? [],
  };
}

/** Creates the function that checks whether the section of an address is switched on. */
function createSectionCheck({ snapshots, verticals }: Platform): (row: Row, path: string) => boolean {
  return ({ pattern }, path) => {
    const shown = snapshots.current()?.settings.verticals ?? [];
    if (shown.length === 0) return true;
    const [, fixed = ''] = pattern.replace(/\.data$/, '').split('/');
    const prefix = fixed.startsWith(':') ? path.split('/')[1]?.toLowerCase() : fixed;
    const section = verticals.find(({ vertical }) => vertical.prefix === prefix);
    return !section || shown.includes(section.vertical.id);
  };
}
