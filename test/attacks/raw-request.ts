import { connect, type Socket } from 'node:net';

/** Returns the answer on a connection once it is complete or the connection was closed. */
export interface RawAnswer {
  status: number;
  /** Everything that came, byte for byte. */
  text: string;
}

/** Opens a connection to a server's port; the bytes that come are gathered. */
export function openConnection(origin: string): {
  socket: Socket;
  received: () => string;
  closed: Promise<void>;
} {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  // A refused sender sees a reset: that is an answer, too.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  return { socket, received: () => text, closed };
}

/** Sends bytes as they are and reads until the server closes; ask for `Connection: close`. */
export async function sendBytes(origin: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { socket, received, closed } = openConnection(origin);
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  await closed;
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(received())?.[1] ?? 0), text: received() };
}

/** A GET as it goes over the wire. */
export function getRequest(target: string, headers: Record<string, string> = {}): string {
  const fields = { Host: '127.0.0.1', Connection: 'close', 'Accept-Encoding': 'identity', ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}
