import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds that a client has to take the answer before its connection is reset. */
const lingerTime = 1_000;

/** Returns whether the headers of a request announce a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/**
 * Ends the connection after the answer to a request whose body is not read. A connection that stays open would have to
 * receive the whole body to find the next request. Closing the connection immediately would reset it while the client
 * is still sending, and the client would lose the answer. So only the server's side is closed, and reading stops after
 * the client has had time to notice.
 */
export function leaveBodyUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  response.shouldKeepAlive = false;
  const { socket } = request;
  // Node calls this after the answer is written.
  socket.destroySoon = () => {
    socket.pause();
    // When this function has returned, Node resumes reading to discard the rest of the body.
    setImmediate(() => socket.pause());
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerTime);
    socket.once('close', () => clearTimeout(timer));
  };
}
