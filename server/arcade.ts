import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Environment } from '#app/config/environment.server.ts';
import { arcadeHeaders } from './security-headers.ts';
import { sendFile } from './send-file.ts';
import type { StaticFile } from './static-files.ts';
import { cacheControl } from '#app/lib/cache-control.ts';
import { leaveBodyUnread } from './unread-body.ts';

/**
 * Serves the first-party games on their own origin (spec PLAY-5). They are files only: each game is a folder with a
 * page.
 */
export function createArcade(
  files: ReadonlyMap<string, StaticFile>,
  environment: Pick<Environment, 'arcadeUrl' | 'siteUrl'>,
): RequestListener {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of arcadeHeaders(c.req.path, environment)) c.header(name, value);
  });
  app.get('*', async (c) => {
    const { path } = c.req;
    const file = files.get(path.endsWith('/') ? `${path}index.html` : path);
    if (file) return sendFile(c, file);
    if (files.has(`${path}/index.html`)) return c.redirect(`${path}/`, 308);
    return c.text('Not found\n', 404, { 'Cache-Control': cacheControl.none });
  });
  app.all('*', (c) =>
    c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD', 'Cache-Control': cacheControl.none }),
  );
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false, autoCleanupIncoming: false });
  return (request, response) => {
    leaveBodyUnread(request, response);
    void answer(request, response);
  };
}
