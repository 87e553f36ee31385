import { createMeasuredAds } from '#app/changes/measured-ads.server.ts';
import { measureDocument } from '#app/pages/measure/document.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { measureHeaders, resourceHeaders } from '#server/pages/security-headers.ts';
import { sendOnce, sendText } from '#server/requests/replies.ts';
import { serverRow, type ServerRow } from '#server/requests/row.ts';

/**
 * Serves the page in which the Studio measures an ad entry. The address contains a key that the Studio has signed and
 * that is valid for two minutes. The page runs in an origin of its own, without access to the portal or the Studio
 * (docs/decisions/0049).
 */
export function measureRow({ environment, store, log }: Platform, studio: string): ServerRow {
  const ads = createMeasuredAds(store);
  return serverRow({
    pattern: '/measure/*',
    policy: { rate: { name: 'measure', burst: 30, perSecond: 1 } },
    matches: (path) => /^\/measure\/[\w.-]+$/.test(path),
    async answer(_request, response, path) {
      try {
        const entry = await ads.find(path.slice('/measure/'.length));
        if (entry)
          return sendOnce(response, 200, measureDocument(entry), measureHeaders(environment, studio));
        sendText(response, 404, 'There is nothing to measure.', resourceHeaders(environment));
      } catch (error) {
        log.error({ err: error }, 'The page that measures an ad failed');
        sendText(response, 500, 'Something went wrong.', resourceHeaders(environment));
      }
    },
  });
}
