import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { createSitePictures, hasOwnPicture, sitePictureAddress } from '#app/pages/site-pictures.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { cacheControl } from '#app/lib/cache-control.ts';
import { sendBytes } from './send-file.ts';
import { mediaType } from './static-files.ts';

/** The only form of names in the media folder: content hash, width, format. Other names are not looked up. */
const mediaName = /^[0-9a-f]{16}-[1-9]\d{0,4}\.(?:avif|webp)$/;

/** Names of the pictures generated from the site's picture. The hash covers everything that affects their content. */
const sitePictureName = /^site-[0-9a-f]{16}-[a-z]+(?:-\d+)?\.png$/;

/**
 * Serves the prepared pictures. Their names contain the hash of their content, so they never change. Icons and the
 * share picture are generated at the first request.
 */
export function addMediaRoutes(
  app: Hono<{ Bindings: HttpBindings }>,
  { mediaDir, snapshots }: Pick<Platform, 'mediaDir' | 'snapshots'>,
): void {
  const sitePictures = createSitePictures({ mediaDir, current: () => snapshots.current() });

  async function send(c: Context, name: string, caching: string): Promise<Response> {
    const isSitePicture = sitePictureName.test(name);
    if (isSitePicture) await sitePictures.prepare(name);
    const file = path.join(mediaDir, name);
    const found = isSitePicture || mediaName.test(name) ? await stat(file).catch(() => null) : null;
    if (!found?.isFile()) return c.text('Not found\n', 404, { 'Cache-Control': cacheControl.none });
    return sendBytes(
      c,
      { path: file, bytes: found.size },
      { 'Content-Type': mediaType(name), 'Cache-Control': caching, ETag: `"${name}"` },
    );
  }

  app.get('/media/:name', (c) => send(c, c.req.param('name'), cacheControl.unchanging));
  // Browsers, home screens and feed readers request these addresses without a link.
  for (const [address, kind] of [
    ['/apple-touch-icon.png', 'icon-180'],
    ['/favicon.ico', 'icon-48'],
  ] as const) {
    app.get(address, (c, next) => {
      const snapshot = snapshots.current();
      if (!snapshot || !hasOwnPicture(snapshot)) return next();
      return send(c, path.basename(sitePictureAddress(snapshot, kind)), cacheControl.file);
    });
  }
}
