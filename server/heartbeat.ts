import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Milliseconds between two heartbeats. The parent process counts missing heartbeats (scripts/supervise.mjs). */
const interval = 1_000;

/**
 * Reports the first answered request to the parent process. If this server fails later, the parent restarts it after
 * the shortest pause.
 */
export function reportFirstAnswer(server: Server): void {
  if (!process.send) return;
  let isReported = false;
  function onRequest(_request: IncomingMessage, response: ServerResponse): void {
    response.once('finish', () => {
      if (isReported || response.statusCode >= 500) return;
      isReported = true;
      server.off('request', onRequest);
      if (process.connected) process.send?.('answered');
    });
  }
  server.on('request', onRequest);
}

/**
 * Reports to the parent process, if there is one with a channel, that the event loop is running. Does not keep the
 * process alive.
 */
export function startHeartbeat(): void {
  let isSending = false;
  setInterval(() => {
    if (!process.connected || isSending) return;
    isSending = true;
    process.send?.('alive', undefined, undefined, () => {
      isSending = false;
    });
  }, interval).unref();
}
