import type { Hono } from 'hono';
import { findSiteFile, isSiteFile } from '#app/pages/seo/site-files.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { cacheControl } from '#app/lib/cache-control.ts';
import type { Env } from './hono-env.ts';
import { resourceHeaders } from './security-headers.ts';

/** Serves ads.txt, app-ads.txt, security.txt and verification files from the operator's settings. */
export function addSiteFileRoutes(
  app: Hono<Env>,
  { snapshots, environment, clock }: Pick<Platform, 'snapshots' | 'environment' | 'clock'>,
): void {
  app.get('*', (c, next) => {
    const snapshot = snapshots.current();
    const { path } = c.req;
    if (!isSiteFile(snapshot, path)) return next();
    const options = { environment, now: clock.now() };
    const file = snapshot && findSiteFile(snapshot, path, options);
    if (!file) return c.text('Not found\n', 404, { 'Cache-Control': cacheControl.none });
    return c.body(file.body, 200, {
      // Nothing in an HTML file runs when it is displayed.
      ...Object.fromEntries(resourceHeaders(environment)),
      'Content-Type': file.type,
      'Cache-Control': cacheControl.description,
    });
  });
}
