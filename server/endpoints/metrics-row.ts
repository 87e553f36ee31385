import type { Platform } from '#app/pages/platform.server.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { resourceHeaders } from '#server/pages/security-headers.ts';
import { sendOnce, sendText } from '#server/requests/replies.ts';
import { serverRow, type ServerRow } from '#server/requests/row.ts';

/** Serves the metrics to the programs that may read them. Accepts requests for any host. */
export function metricsRow(
  metrics: Pick<Metrics, 'read'>,
  { environment, log }: Pick<Platform, 'environment' | 'log'>,
): ServerRow {
  const headers = resourceHeaders(environment);
  return serverRow({
    pattern: '/metrics',
    policy: { auth: 'metrics', host: 'any' },
    async answer(_, response) {
      try {
        const { type, text } = await metrics.read();
        sendOnce(response, 200, text, [['content-type', type], ...headers]);
      } catch (error) {
        log.error({ err: error }, 'The metrics could not be read');
        sendText(response, 500, 'The metrics could not be read; the log says why.', headers);
      }
    },
  });
}
