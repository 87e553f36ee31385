import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds that a client has to take the answer before its connection is reset. */
const lingerTime = 1_000;

/** Whether a request says that a body follows. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/**
 * For a request whose body nobody reads: the connection ends with the answer. Kept open, it would have to take in the
 * whole body to find the next request. Closing at once would reset the connection under a client that is still sending,
 * which loses the answer, so only our side is closed and reading stops until the client has had time to see it.
 */
export function leaveBodyUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  response.shouldKeepAlive = false;
  const { socket } = request;
  // Node calls this once the answer is written.
  socket.destroySoon = () => {
    socket.pause();
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerTime);
    socket.once('close', () => clearTimeout(timer));
  };
}
