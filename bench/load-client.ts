import type { Socket } from 'node:net';
import { contentLength, headEnd, open } from './raw-http.ts';

/** The load for a server. */
export interface Load {
  port: number;
  path: string;
  /** Headers in addition to Host and Accept-Encoding. */
  headers: Record<string, string>;
  connections: number;
  /** Milliseconds of warm-up, then of the measurement. */
  warmUp: number;
  duration: number;
  /** The expected answer. Its body is in base64. */
  status: number;
  body: string;
}

export interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 measured answers arrived. */
  p99: number;
  /** Number of all answers, including those of the warm-up. */
  answers: number;
  /** Number of answers with another status or body. */
  wrong: number;
}

/** Keeps a fixed number of connections busy with one request at a time, and compares the body of every answer. */
export async function putLoad(load: Load): Promise<LoadResult> {
  const body = Buffer.from(load.body, 'base64');
  const statusLine = Buffer.from(`HTTP/1.1 ${load.status} `);
  const request = requestOf(load);
  const times: number[] = [];
  let answers = 0;
  let wrong = 0;
  let isCounting = false;
  let isOver = false;

  function use(socket: Socket): void {
    let received: Buffer = Buffer.alloc(0);
    let asked = 0;
    const ask = () => {
      asked = performance.now();
      socket.write(request);
    };
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = received.indexOf(headEnd);
      if (end < 0) return;
      const start = end + headEnd.length;
      const isWhole = received.length === start + body.length;
      const length = isWhole ? body.length : contentLength(received.subarray(0, end));
      if (received.length < start + length) return;
      if (isCounting) times.push(performance.now() - asked);
      const isExpected =
        length === body.length &&
        received.compare(body, 0, length, start, start + length) === 0 &&
        received.compare(statusLine, 0, statusLine.length, 0, statusLine.length) === 0;
      if (!isExpected) wrong += 1;
      answers += 1;
      received = received.subarray(start + length);
      if (!isOver) ask();
    });
    ask();
  }

  const sockets = await Promise.all(Array.from({ length: load.connections }, () => open(load.port)));
  for (const socket of sockets) use(socket);
  await pause(load.warmUp);
  const began = performance.now();
  isCounting = true;
  await pause(load.duration);
  isCounting = false;
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  for (const socket of sockets) socket.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
  return { requestsPerSecond: times.length / seconds, p99, answers, wrong };
}

function requestOf({ path, port, headers }: Load): string {
  const all = { Host: `127.0.0.1:${port}`, 'Accept-Encoding': 'br', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

if (import.meta.main) {
  process.on('message', (load) => {
    void putLoad(load as Load).then((result) => process.send?.(result));
  });
}
