import { connect, type Socket } from 'node:net';

/** The empty line between the head and the body of an answer. */
export const headEnd = Buffer.from('\r\n\r\n');

/** Returns the length of the body that the head of an answer announces. */
export function contentLength(head: Buffer): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head.toString('latin1'))?.[1];
  if (length === undefined) throw new Error('An answer has no Content-Length');
  return Number(length);
}

/** Opens a connection to a server on this machine. */
export function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}
