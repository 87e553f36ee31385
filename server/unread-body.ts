import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds that a client has to take the answer before its connection is reset. */
const lingerTime = 1_000;

/** Whether a request says that a body follows. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/**
 * Handles a request whose body is not read: the connection ends with the answer. A kept connection would have to
 * receive the whole body to find the next request. Closing at once would reset the connection while the client is
 * still sending, and the client would lose the answer. So only the server's side is closed, and reading stops once
 * the client has had time to notice.
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
