import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A connection between two programs that can be interrupted silently. */
export interface Link {
  port: number;
  /** Stops passing on data in both directions. Connections stay open. */
  silence(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Creates a link to a port of this machine. */
export async function layLink(target: number): Promise<Link> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      if (isSilent) from.pause();
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    restore() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
