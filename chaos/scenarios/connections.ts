import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startPortal } from '../portal.ts';
import type { Scenario } from '../scenario.ts';
import { percentile } from '../waiting.ts';

const connectionCount = 1_000;
/** Milliseconds between two requests of a connection. */
const period = 2_000;
const seconds = 20;
/** Maximum milliseconds until a complete answer, at the 99th percentile. */
const aim = 100;

/** A thousand visitors with open connections, each requesting a page every two seconds. */
export const connections: Scenario = {
  name: 'connections',
  async run(resources) {
    const portal = await startPortal({ dataDir: await resources.seededFolder() });
    try {
      await portal.get('/');
      const sockets = await Promise.all(
        Array.from({ length: connectionCount }, (_, index) => open(portal.port, index)),
      );
      const times: number[] = [];
      let wrong = 0;
      const end = performance.now() + seconds * 1000;
      const visit = async (socket: Socket, index: number) => {
        await pause((period * index) / connectionCount);
        while (performance.now() < end) {
          const began = performance.now();
          if (!(await ask(socket, portal.port))) wrong += 1;
          const took = performance.now() - began;
          times.push(took);
          await pause(Math.max(0, period - took));
        }
        socket.destroy();
      };
      await Promise.all(sockets.map(visit));
      const p99 = percentile(times, 0.99);
      return [
        {
          done: `${connectionCount} open connections, ${Math.round((connectionCount * 1000) / period)} requests a second for ${seconds} s`,
          expected: `every answer correct, under ${aim} ms at the 99th percentile`,
          seen: `${times.length} answers, ${wrong} wrong, median ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
          isOk: wrong === 0 && times.length >= connectionCount && p99 < aim,
        },
      ];
    } finally {
      await portal.kill();
    }
  },
};

/** Opens a connection from a loopback address that few other connections share. */
function open(port: number, index: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { port, host: '127.0.0.1', localAddress: `127.0.1.${1 + (index % 250)}`, noDelay: true },
      () => resolve(socket),
    );
    socket.once('error', reject);
  });
}

/** Requests the home page. Returns whether the answer is a complete 200. */
function ask(socket: Socket, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    let received = '';
    const done = (isRight: boolean) => {
      socket.off('data', take).off('close', fail);
      resolve(isRight);
    };
    const fail = () => done(false);
    const take = (chunk: Buffer) => {
      received += chunk.toString('latin1');
      const headEnd = received.indexOf('\r\n\r\n');
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? Number.NaN);
      if (headEnd < 0 || received.length < headEnd + 4 + length) return;
      done(received.startsWith('HTTP/1.1 200') && received.length === headEnd + 4 + length);
    };
    socket.on('data', take).once('close', fail);
    socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`);
  });
}
