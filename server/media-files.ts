import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { cacheControl } from './cache-control.ts';
import { sendBytes } from './send-file.ts';
import { mediaType } from './static-files.ts';

/** The only names in the media folder: content hash, width, format. No other path can be asked for. */
const mediaName = /^[0-9a-f]{16}-[1-9]\d{0,4}\.(?:avif|webp)$/;

/** Serves the prepared pictures; their names hold the hash of their content, so they never change. */
export function addMediaRoutes(app: Hono<{ Bindings: HttpBindings }>, mediaDir: string): void {
  app.get('/media/:name', async (c) => {
    const name = c.req.param('name');
    const file = path.join(mediaDir, name);
    const found = mediaName.test(name) ? await stat(file).catch(() => null) : null;
    if (!found?.isFile()) return c.text('Not found\n', 404, { 'Cache-Control': cacheControl.none });
    return sendBytes(
      c,
      { path: file, bytes: found.size },
      { 'Content-Type': mediaType(name), 'Cache-Control': cacheControl.unchanging, ETag: `"${name}"` },
    );
  });
}
