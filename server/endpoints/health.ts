import { describeNotice, leftOutOfPlatform, noticesOfPlatform } from '#app/pages/notices.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { resourceHeaders } from '#server/pages/security-headers.ts';
import { sendOnce, sendText } from '#server/requests/replies.ts';
import { serverRow, type ServerRow } from '#server/requests/row.ts';

/**
 * The addresses at which other machines check the process. They answer requests for any host, so that the machines can
 * use the IP address (spec OPS-5).
 */
export function healthRows(platform: Platform, isStopping: () => boolean): ServerRow[] {
  const { environment, snapshots } = platform;
  const headers = resourceHeaders(environment);
  return [
    serverRow({
      pattern: '/healthz',
      policy: { host: 'any' },
      answer: (_, response) => sendText(response, 200, 'ok', headers),
    }),
    serverRow({
      pattern: '/readyz',
      policy: { host: 'any' },
      answer(_, response) {
        const isReady = snapshots.current() !== null && !isStopping();
        const state = {
          status: isReady ? 'ready' : isStopping() ? 'stopping' : 'starting',
          problem: platform.storeLoss() ?? snapshots.failure(),
          notices: noticesOfPlatform(platform).map(describeNotice),
          leftOut: leftOutOfPlatform(platform),
        };
        const type = ['content-type', 'application/json'] as const;
        sendOnce(response, isReady ? 200 : 503, JSON.stringify(state), [type, ...headers]);
      },
    }),
  ];
}
