import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentLength, headEnd, open } from './raw-http.ts';

/** The first message to a client: the complete texts of the requests that it sends in this order, over and over. */
export interface PacedRequests {
  port: number;
  requests: readonly string[];
  /** The expected status of every answer. */
  status: number;
  connections: number;
}

/**
 * Every later message to a client: a load of requests that are sent at random moments, whether or not earlier requests
 * have been answered.
 */
export interface PacedLoad {
  perSecond: number;
  milliseconds: number;
}

export interface PacedResult {
  /** For each request, the milliseconds from its due time to the end of its answer. */
  times: number[];
  /** Number of answers with another status. */
  wrong: number;
}

/** Prepares a client. Returns a function that sends requests for a time, and waits for all answers. */
export function createPacedClient({ port, requests, status, connections }: PacedRequests) {
  const bytes = requests.map((text) => Buffer.from(text, 'latin1'));
  const statusLine = Buffer.from(`HTTP/1.1 ${status} `);
  let sent = 0;

  return async ({ perSecond, milliseconds }: PacedLoad): Promise<PacedResult> => {
    const result: PacedResult = { times: [], wrong: 0 };
    const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
    const idle = [...sockets];
    /** Due times of the requests that are waiting for a free connection. */
    const delayed: number[] = [];
    const done = Promise.withResolvers<void>();
    let isOver = false;

    function endIfDone(): void {
      if (isOver && idle.length === sockets.length) done.resolve();
    }

    function use(socket: Socket, due: number): void {
      let received: Buffer = Buffer.alloc(0);
      socket.write(bytes[sent++ % bytes.length] ?? '');
      socket.on('data', function take(chunk: Buffer) {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const end = received.indexOf(headEnd);
        if (end < 0) return;
        const length = status === 204 ? 0 : contentLength(received.subarray(0, end));
        if (received.length < end + headEnd.length + length) return;
        socket.off('data', take);
        result.times.push(performance.now() - due);
        if (!received.subarray(0, statusLine.length).equals(statusLine)) result.wrong += 1;
        const next = delayed.shift();
        if (next !== undefined) return use(socket, next);
        idle.push(socket);
        endIfDone();
      });
    }

    for (const socket of sockets) {
      socket.once('close', () => done.reject(new Error('The server closed a connection')));
    }
    const end = performance.now() + milliseconds;
    for (let next = performance.now() + gap(perSecond); next < end;) {
      await sleep(1);
      for (const now = performance.now(); next <= now && next < end; next += gap(perSecond)) {
        // The connections are used in turn, because the server closes a connection that sends nothing in its first ten
        // seconds.
        const socket = idle.shift();
        if (socket) use(socket, now);
        else delayed.push(now);
      }
    }
    isOver = true;
    endIfDone();
    await done.promise;
    for (const socket of sockets) socket.destroy();
    return result;
  };
}

/** Returns the milliseconds between two independent events (exponential distribution). */
function gap(perSecond: number): number {
  return (-Math.log(1 - Math.random()) / perSecond) * 1000;
}

if (import.meta.main) {
  process.once('message', (requests) => {
    const put = createPacedClient(requests as PacedRequests);
    process.on('message', (load) => void put(load as PacedLoad).then((result) => process.send?.(result)));
    process.send?.('ready');
  });
}
