import { connect, type Socket } from 'node:net';

/** A load to put on a server. */
export interface Load {
  port: number;
  path: string;
  connections: number;
  /** Milliseconds before counting begins, and of counting. */
  warmUp: number;
  duration: number;
  /** The body that every answer must have, base64. */
  body: string;
}

export interface LoadResult {
  requestsPerSecond: number;
  /** All answers, those before counting began too. */
  answers: number;
  /** Answers whose body was another one. */
  wrong: number;
}

const headEnd = Buffer.from('\r\n\r\n');

/** Keeps a fixed number of connections busy, one request at a time on each, and compares every body byte for byte. */
export async function putLoad(load: Load): Promise<LoadResult> {
  const body = Buffer.from(load.body, 'base64');
  const request = `GET ${load.path} HTTP/1.1\r\nHost: 127.0.0.1:${load.port}\r\nAccept-Encoding: br\r\n\r\n`;
  let counted = 0;
  let answers = 0;
  let wrong = 0;
  let isCounting = false;
  let isOver = false;

  function use(socket: Socket): void {
    let received: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = received.indexOf(headEnd);
      if (end < 0) return;
      const start = end + headEnd.length;
      const length = contentLength(received.subarray(0, end));
      if (received.length < start + length) return;
      if (length !== body.length || received.compare(body, 0, length, start, start + length) !== 0)
        wrong += 1;
      answers += 1;
      if (isCounting) counted += 1;
      received = received.subarray(start + length);
      if (!isOver) socket.write(request);
    });
    socket.write(request);
  }

  const sockets = await Promise.all(Array.from({ length: load.connections }, () => open(load.port)));
  for (const socket of sockets) use(socket);
  await pause(load.warmUp);
  const began = process.hrtime.bigint();
  isCounting = true;
  await pause(load.duration);
  isCounting = false;
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  isOver = true;
  for (const socket of sockets) socket.destroy();
  return { requestsPerSecond: counted / seconds, answers, wrong };
}

function contentLength(head: Buffer): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head.toString('latin1'))?.[1];
  if (length === undefined) throw new Error('An answer has no Content-Length');
  return Number(length);
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

if (import.meta.main) {
  process.once('message', (load) => {
    void putLoad(load as Load).then((result) => process.send?.(result, () => process.exit(0)));
  });
}
