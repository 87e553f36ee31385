import type { IncomingMessage } from 'node:http';
import type { Platform } from '#app/pages/platform.server.ts';
import { parseBatch } from '#app/statistics/parse-batch.server.ts';
import { isProgram } from '#app/statistics/read-client.ts';
import type { Clients } from '#server/clients/clients.ts';
import { leaveBodyUnread } from '#server/clients/unread-body.ts';
import { resourceHeaders } from '#server/pages/security-headers.ts';
import { readBody } from '#server/requests/read-body.ts';
import { sendMessage, sendOnce } from '#server/requests/replies.ts';
import { serverRow, type ServerRow } from '#server/requests/row.ts';

const largestBody = 16 * 1024;

/**
 * Takes the batches of events that browsers send (spec STAT-1). The answer to a valid batch is empty and does not wait
 * for the store. Batches of crawlers, and of visitors who do not want to be counted, are read and dropped.
 */
export function eventsRow(platform: Platform, clients: Clients): ServerRow {
  const { environment, log, snapshots, statistics } = platform;
  const headers = resourceHeaders(environment);
  return serverRow({
    pattern: '/api/events',
    policy: {
      methods: ['POST'],
      body: largestBody,
      rate: { name: 'events', burst: 100, perSecond: 10 },
    },
    async answer(request, response) {
      const body = await readBody(request, response, largestBody);
      if (body === null) {
        leaveBodyUnread(request, response);
        return sendMessage(request, response, { status: 413, message: 'The request is too large.' }, headers);
      }
      const batch = parseBatch(body.toString());
      if (!batch) {
        return sendMessage(request, response, { status: 400, message: 'The request is malformed.' }, headers);
      }
      if (snapshots.current()?.settings.statistics.isOn && wantsToBeCounted(request)) {
        const sender = {
          address: clients.addressOf(request),
          headers: request.headers,
          host: clients.hostOf(request),
        };
        statistics.count(batch, sender).catch((error: unknown) => {
          log.debug({ err: error }, 'A visitor could not be counted');
        });
      }
      sendOnce(response, 204, '', headers);
    },
  });
}

/** Returns `false` for crawlers, and for visitors whose browser sends "Do Not Track" or Global Privacy Control. */
function wantsToBeCounted({ headers }: IncomingMessage): boolean {
  return headers.dnt !== '1' && headers['sec-gpc'] !== '1' && !isProgram(headers['user-agent'] ?? '');
}
