import { cacheControl } from '#app/lib/cache-control.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { findSiteFile, isSiteFile } from '#app/pages/seo/site-files.server.ts';
import { resourceHeaders } from '#server/pages/security-headers.ts';
import { sendOnce, sendText } from '#server/requests/replies.ts';
import { serverRow, type ServerRow } from '#server/requests/row.ts';

/**
 * Serves ads.txt, app-ads.txt, security.txt and verification files from the operator's settings, and the key file of
 * IndexNow.
 */
export function siteFileRow({
  snapshots,
  environment,
  clock,
}: Pick<Platform, 'snapshots' | 'environment' | 'clock'>): ServerRow {
  // The headers prevent scripts in an HTML file from running when it is displayed.
  const headers = resourceHeaders(environment);
  return serverRow({
    pattern: 'site file',
    matches: (path) => isSiteFile(snapshots.current(), path, environment),
    answer(_, response, path) {
      const snapshot = snapshots.current();
      const file = snapshot && findSiteFile(snapshot, path, { environment, now: clock.now() });
      if (!file) return sendText(response, 404, 'Not found', headers);
      sendOnce(response, 200, file.body, [
        ...headers,
        ['content-type', file.type],
        ['cache-control', cacheControl.description],
      ]);
    },
  });
}
