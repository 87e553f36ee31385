import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { cacheControl } from '#app/lib/cache-control.ts';
import { homeTitle } from '#app/pages/layouts/home-title.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { createSharePictures } from '#app/pages/share-pictures/share-pictures.server.ts';
import { addedFontsFolder } from '#app/store/added-fonts.server.ts';
import { createSitePictures, hasOwnPicture, sitePictureAddress } from '#app/pages/site-pictures.server.ts';
import { fileHeaders, resourceHeaders } from '#server/pages/security-headers.ts';
import { sendOnce, sendText } from '#server/requests/replies.ts';
import { serverRow, type ServerRow } from '#server/requests/row.ts';
import { sendBytes } from './send-file.ts';
import { mediaType } from './static-files.ts';

/** The only form of names in the media folder: content hash, width, format. Other names are not looked up. */
const mediaName = /^[0-9a-f]{16}-[1-9]\d{0,4}\.(?:avif|webp)$/;

/** Names of the pictures generated from the site's picture. The hash covers everything that affects their content. */
const sitePictureName = /^site-[0-9a-f]{16}-[a-z]+(?:-\d+)?\.png$/;

/** The limit of requests for share pictures, each of which takes up to a second to draw. */
const sharePictureRate = { name: 'share-pictures', burst: 60, perSecond: 5 };

/**
 * Serves the prepared pictures. Their names contain the hash of their content, so they never change. Icons and
 * share pictures are generated at the first request.
 */
export function mediaRows(
  platform: Pick<Platform, 'mediaDir' | 'snapshots' | 'environment' | 'messages' | 'verticals'>,
): ServerRow[] {
  const { mediaDir, snapshots, environment } = platform;
  const current = () => snapshots.current();
  const sitePictures = createSitePictures({ mediaDir, current });
  const sharePictures = createSharePictures({
    mediaDir,
    addedFonts: addedFontsFolder(environment.dataDir),
    current,
    homeTitle: (snapshot, verticalId, language) => homeTitle(platform, snapshot, verticalId, language),
  });

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    { name, caching }: { name: string; caching: string },
  ): Promise<void> {
    const isSitePicture = sitePictureName.test(name);
    const moved = isSitePicture ? await sitePictures.prepare(name) : null;
    if (moved) {
      const headers = [...resourceHeaders(environment), ['location', moved.movedTo]] as const;
      return sendOnce(response, 302, '', headers);
    }
    if (!isSitePicture && !mediaName.test(name)) {
      return sendText(response, 404, 'Not found', resourceHeaders(environment));
    }
    return sendPicture(request, response, { file: path.join(mediaDir, name), name, caching });
  }

  async function sendPicture(
    request: IncomingMessage,
    response: ServerResponse,
    { file, name, caching }: { file: string; name: string; caching: string },
  ): Promise<void> {
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return sendText(response, 404, 'Not found', resourceHeaders(environment));
    const type = mediaType(name);
    return sendBytes(request, response, {
      path: file,
      bytes: found.size,
      tag: `"${name}"`,
      headers: [...fileHeaders(environment, type), ['content-type', type], ['cache-control', caching]],
    });
  }

  /** Serves an icon that browsers, home screens and feed readers request without a link. */
  function iconRow(address: string, kind: 'icon-180' | 'icon-48'): ServerRow {
    const ownPicture = () => {
      const snapshot = snapshots.current();
      return snapshot && hasOwnPicture(snapshot) ? path.basename(sitePictureAddress(snapshot, kind)) : null;
    };
    return serverRow({
      pattern: address,
      matches: (requested) => requested === address && ownPicture() !== null,
      answer: (request, response) =>
        send(request, response, { name: ownPicture() ?? '', caching: cacheControl.file }),
    });
  }

  async function sendSharePicture(request: IncomingMessage, response: ServerResponse, name: string) {
    const plain = resourceHeaders(environment);
    const found = await sharePictures.find(name);
    if (found === 'unknown') return sendText(response, 404, 'Not found', plain);
    if (found === 'busy') {
      return sendText(response, 503, 'Try again soon.', [...plain, ['retry-after', '10']]);
    }
    if ('movedTo' in found) return sendOnce(response, 302, '', [...plain, ['location', found.movedTo]]);
    return sendPicture(request, response, { file: found.file, name, caching: cacheControl.unchanging });
  }

  return [
    serverRow({
      pattern: '/media/share-*',
      policy: { rate: sharePictureRate },
      matches: (requested) => /^\/media\/share-[^/]+$/.test(requested),
      answer: (request, response, requested) =>
        sendSharePicture(request, response, path.posix.basename(requested)),
    }),
    serverRow({
      pattern: '/media/*',
      matches: (requested) => /^\/media\/[^/]+$/.test(requested),
      answer: (request, response, requested) =>
        send(request, response, { name: path.posix.basename(requested), caching: cacheControl.unchanging }),
    }),
    iconRow('/apple-touch-icon.png', 'icon-180'),
    iconRow('/favicon.ico', 'icon-48'),
  ];
}
