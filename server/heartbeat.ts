import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Milliseconds between two heartbeats. The parent process counts the missing ones (scripts/supervise.mjs). */
const interval = 1_000;

/**
 * Tells the parent process once that a request was answered. The parent then starts this server's successor without a
 * growing pause.
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

/** Tells the parent process, when there is one that listens, that the event loop turns. Keeps no process alive. */
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
