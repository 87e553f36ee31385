import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { mediaType } from './static-files.ts';
import { cacheControl } from './cache-control.ts';

/** The only names in the media folder: content hash, width, format. No other path can be asked for. */
const mediaName = /^[0-9a-f]{16}-[1-9]\d{0,4}\.(?:avif|webp)$/;

/** Serves the prepared pictures; their names hold the hash of their content, so they never change. */
export function addMediaRoutes(app: Hono<{ Bindings: HttpBindings }>, mediaDir: string): void {
  app.get('/media/:name', async (c) => {
    const name = c.req.param('name');
    const body = mediaName.test(name) ? await readFile(path.join(mediaDir, name)).catch(() => null) : null;
    if (!body) return c.text('Not found\n', 404, { 'Cache-Control': cacheControl.none });
    return c.body(body, 200, {
      'Content-Type': mediaType(name),
      'Cache-Control': cacheControl.unchanging,
    });
  });
}
