import { connect, type Socket } from 'node:net';

/** The answer on a connection, after it is complete or the connection was closed. */
export interface RawAnswer {
  status: number;
  /** All received bytes. */
  text: string;
}

/**
 * Opens a connection to a server's port and collects the received bytes. With `allowHalfOpen`, the connection can still
 * send after the server has closed its side.
 */
export function openConnection(
  origin: string,
  { allowHalfOpen = false } = {},
): {
  socket: Socket;
  received: () => string;
  closed: Promise<void>;
} {
  const { hostname, port } = new URL(origin);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen });
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  // A refused sender receives a reset, which also counts as an answer.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  return { socket, received: () => text, closed };
}

/**
 * Sends bytes unchanged and reads until the server closes the connection. The request should contain `Connection:
 * close`.
 */
export async function sendBytes(origin: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { socket, received, closed } = openConnection(origin);
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  await closed;
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(received())?.[1] ?? 0), text: received() };
}

/** Returns the bytes of a GET request. */
export function getRequest(target: string, headers: Record<string, string> = {}): string {
  const fields = { Host: '127.0.0.1', Connection: 'close', 'Accept-Encoding': 'identity', ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}
