import { errorPageParameter } from '#app/pages/canvas/error-page-parameter.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { documentHeaders } from '#server/pages/security-headers.ts';
import { errorPageAt } from '#server/requests/error-page.ts';
import { sendOnce } from '#server/requests/replies.ts';
import type { PreviewListener } from './preview-listener.ts';

/** Wraps the listener of a canvas: `/?error-page=503` is the page that visitors see while the site cannot answer. */
export function withErrorPage(platform: Platform, listener: PreviewListener): PreviewListener {
  const { environment, snapshots } = platform;
  return {
    handle(request, response) {
      if (request.url !== `/?${errorPageParameter}=503`) return listener.handle(request, response);
      const { html, hashes } = errorPageAt(platform, '/', { kind: 'unavailable' });
      sendOnce(response, 503, html, [
        ['content-type', 'text/html; charset=utf-8'],
        ...documentHeaders(hashes, { snapshot: snapshots.current(), environment }),
      ]);
    },
  };
}
