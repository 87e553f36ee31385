import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { LeftOutReport } from '#app/domain/catalogue/left-out-item.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { VisitorHash } from '#app/store/visitor-hash.server.ts';
import type { Env } from './hono-env.ts';
import { addAdRoutes, createAdCode } from './ads.ts';
import { addMediaRoutes } from './media-files.ts';
import type { Clients } from './clients.ts';
import { fileHeaders, resourceHeaders } from './security-headers.ts';
import { sendFile } from './send-file.ts';
import { addSiteFileRoutes } from './site-files.ts';
import type { StaticFile } from './static-files.ts';
import { createVisitorActs } from './interactions.ts';
import { cacheControl } from '#app/lib/cache-control.ts';

export interface HttpOptions {
  platform: Platform;
  visitors: VisitorHash;
  clients: Clients;
  /** Files of the client build by address. */
  files: ReadonlyMap<string, StaticFile>;
  isStopping: () => boolean;
  /** Settings that the operator still has to make, one sentence each. */
  notices: () => readonly string[];
  /** Stored items that are not published because their data is invalid. */
  leftOut: () => LeftOutReport;
}

/** Serves the server's own addresses: health, interactions of visitors, and files. */
export function createHttp(options: HttpOptions): ReturnType<typeof getRequestListener> {
  const { platform, visitors, clients, files, isStopping, notices, leftOut } = options;
  const { environment } = platform;
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    await next();
    if (c.res.headers.has('X-Content-Type-Options')) return;
    const type = c.res.headers.get('Content-Type') ?? '';
    const isFile = c.res.status < 400 && !/^(?:text\/plain|application\/json)/.test(type);
    const headers = isFile ? fileHeaders(environment, type) : resourceHeaders(environment);
    for (const [name, value] of headers) c.header(name, value);
  });
  app.get('/healthz', (c) => c.text('ok\n', 200, { 'Cache-Control': cacheControl.none }));
  app.get('/readyz', (c) => {
    const { snapshots } = platform;
    const isReady = snapshots.current() !== null && !isStopping();
    const state = {
      status: isReady ? 'ready' : isStopping() ? 'stopping' : 'starting',
      problem: platform.storeLoss() ?? snapshots.failure(),
      notices: notices(),
      leftOut: leftOut(),
    };
    return c.json(state, isReady ? 200 : 503, { 'Cache-Control': cacheControl.none });
  });
  app.route('/api', createVisitorActs(platform, { visitors, clients }));
  addMediaRoutes(app, platform);
  addAdRoutes(
    app,
    createAdCode(() => platform.snapshots.current()),
  );
  addSiteFileRoutes(app, platform);
  app.get('*', (c, next) => {
    const file = files.get(c.req.path);
    return file ? sendFile(c, file) : next();
  });
  app.all('*', (c) => {
    const allowed = { Allow: 'GET, HEAD', 'Cache-Control': cacheControl.none };
    return c.text('Method not allowed\n', 405, allowed);
  });
  app.onError((error, c) => {
    platform.log.error({ err: error, path: c.req.path }, 'A request failed');
    return c.text('Something went wrong.\n', 500, { 'Cache-Control': cacheControl.none });
  });
  return getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // A request whose body is not read ends its connection instead (unread-body.ts).
    autoCleanupIncoming: false,
  });
}
