import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { guardConnections } from '#server/clients/connections.ts';
import { closeServer, listen } from '#server/listen.ts';
import { startApp, type TestApp } from '../http/app.ts';
import { getRequest, openConnection, sendBytes } from './raw-request.ts';

/* Limits of a connection: slow senders, slow readers, large and malformed requests. */

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('a request that is too large', () => {
  test.each([
    ['in one header', { 'X-Long': 'a'.repeat(20_000) }, 431],
    [
      'in many headers',
      Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`X-Long-${n}`, 'a'.repeat(20)])),
      431,
    ],
  ])('%s is refused', async (_, headers, status) => {
    expect((await sendBytes(app.origin, getRequest('/', headers))).status).toBe(status);
    expect((await sendBytes(app.arcadeOrigin, getRequest('/', headers))).status).toBe(status);
  });

  test('in its address is refused', async () => {
    expect((await sendBytes(app.origin, getRequest(`/g/search/${'a'.repeat(3_000)}`))).status).toBe(414);
  });

  test('in a body without a length is refused, and a small one is read', async () => {
    const head = `POST /api/vote HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
    const large = `${head}${chunk('a'.repeat(20_000))}`;
    expect((await sendBytes(app.origin, large)).status).toBe(413);
    const unknown = JSON.stringify({ vertical: 'none', id: 1, value: 1 });
    expect((await sendBytes(app.origin, `${head}${chunk(unknown)}0\r\n\r\n`)).status).toBe(404);
  });

  test('in its body is refused before it is read, at every address', async () => {
    for (const [path, status] of [
      ['/api/vote', 413],
      ['/', 405],
      ['/api/none', 404],
      ['/api/suggest', 405],
    ] as const) {
      const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nContent-Length: 1000000000\r\n\r\n`;
      const { text, status: answered } = await sendBytes(app.origin, `${head}${'a'.repeat(1_000)}`);
      expect([path, answered]).toEqual([path, status]);
      expect(text).toMatch(/\r\nconnection: close\r\n/i);
    }
  });
});

/**
 * Returns a promise that resolves at the event `drain`. Unlike the promise of `once` in `node:events`, it is not
 * rejected when the server resets the connection of a sender that it refuses.
 */
const drained = (socket: Socket) => new Promise((resolve) => socket.once('drain', resolve));

/**
 * Megabytes that certainly exceed the buffers of a connection. On Linux, the receiver buffers up to 32 MB and the
 * sender up to 4 MB.
 */
const maxBuffered = 60;

/**
 * Sends a request with a body of at most 300 MB. Returns the answer and the megabytes that the connection has taken.
 */
async function sendBody(request: string, allowHalfOpen = false): Promise<{ answer: string; sent: number }> {
  const { socket, received, closed } = openConnection(app.origin, { allowHalfOpen });
  socket.write(request);
  const part = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(2 ** 20, 'a'), Buffer.from('\r\n')]);
  let sent = 0;
  while (!socket.destroyed && sent < 300) {
    sent += 1;
    if (!socket.write(part)) await Promise.race([drained(socket), closed]);
  }
  await closed;
  return { answer: received(), sent };
}

// The server waits a second before it resets a connection, so the tests run at the same time.
describe.concurrent('a body that no route reads', () => {
  test.each([
    ['POST', '/healthz', 405],
    ['GET', '/healthz', 200],
    ['GET', '/', 200],
    ['POST', '/', 405],
    ['GET', '/metrics', 200],
    ['PUT', '/favicon.ico', 405],
    ['GET', '/favicon.ico', 200],
    ['POST', '/media/none', 405],
    ['GET', '/nowhere', 302],
    ['GET', '/g/search/with-a-body', 200],
    ['PUT', '/api/vote', 405],
    ['POST', '/api/vote', 403],
  ])('is not read: %s %s is answered with %i and the connection closed', async (method, path, status) => {
    for (const length of ['Content-Length: 300000000', 'Transfer-Encoding: chunked']) {
      const request = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${length}\r\n\r\n`;
      const { answer, sent } = await sendBody(request);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*\r\nconnection: close\r\n`, 'i'));
      expect(sent).toBeLessThan(maxBuffered);
    }
  });

  test.each(['PUT /favicon.ico', 'GET /', 'GET /g/search/with-another-body'])(
    'is not read after the answer either: %s, from a client that continues to send',
    async (start) => {
      const request = `${start} HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n`;
      expect((await sendBody(request, true)).sent).toBeLessThan(maxBuffered);
    },
  );

  test('is not requested when the client waits for permission to send it', async () => {
    const { socket, received, closed } = openConnection(app.origin);
    socket.write(
      'PUT /favicon.ico HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: 100-continue\r\nContent-Length: 300000000\r\n\r\n',
    );
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 405 /);
    const body = JSON.stringify({ vertical: 'none', id: 1, value: 1 });
    const asked = openConnection(app.origin);
    asked.socket.write(
      `POST /api/vote HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    // `expect.poll` does not know its test when tests run at the same time, so `vi.waitFor` is used.
    await vi.waitFor(() => expect(asked.received()).toMatch(/^HTTP\/1\.1 100 /), { timeout: 10_000 });
    asked.socket.write(body);
    await asked.closed;
    expect(asked.received()).toMatch(/\r\nHTTP\/1\.1 404 /);
  });

  test('is not read by the arcade either', async () => {
    const { socket, received, closed } = openConnection(app.arcadeOrigin);
    socket.write('POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 300000000\r\n\r\n');
    socket.write(Buffer.alloc(2 ** 16));
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 405 [^]*\r\nconnection: close\r\n/i);
  });
});

describe('a request that two readers could read differently', () => {
  const body = '0\r\n\r\nGET /g HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
  test.each([
    ['two kinds of length', `Content-Length: ${body.length}\r\nTransfer-Encoding: chunked`],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
    ['a length with a sign', 'Content-Length: +5'],
    ['an unknown coding', 'Transfer-Encoding: xchunked'],
    ['a folded field', 'X-One: a\r\n b: c\r\nTransfer-Encoding: chunked, x'],
    ['a space before the colon', 'Transfer-Encoding : chunked'],
    ['a bare line feed', 'X-One: a\nTransfer-Encoding: chunked'],
  ])('is refused completely: %s', async (_, fields) => {
    const { text } = await sendBytes(
      app.origin,
      `POST /api/vote HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${fields}\r\n\r\n${body}`,
    );
    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
    expect(text).toMatch(/^HTTP\/1\.1 (?:4\d\d|501)/);
  });

  test.each([
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00'],
    ['a line break in the address', 'GET /\n HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\0c\r\n\r\n'],
  ])('is refused: %s', async (_, bytes) => {
    expect((await sendBytes(app.origin, bytes)).status).toBe(400);
  });
});

test('a client that disconnects in the middle of a body causes no error in the log', async () => {
  const leaving = Array.from({ length: 10 }, async (_, index) => {
    const { socket, closed } = openConnection(app.origin);
    socket.write(
      'POST /api/vote HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n{',
    );
    // The server has begun to read.
    await once(socket, 'data');
    if (index % 2 === 0) socket.resetAndDestroy();
    else socket.destroy();
    await closed;
  });
  await Promise.all(leaving);
  expect((await app.request('/healthz')).status).toBe(200);
  await expect
    .poll(() => app.request('/metrics').then((answer) => answer.text()))
    .toMatch(/route="\/api\/vote",status="499"/);
  expect(app.log()).not.toContain('A request failed');
});

describe('pipelined requests', () => {
  const many = (path: string, count: number) =>
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: identity\r\n\r\n`.repeat(count);

  test('are answered in their order if they are few', async () => {
    const { text } = await sendBytes(app.origin, many('/healthz', 10) + getRequest('/robots.txt'));
    const statuses = text.match(/HTTP\/1\.1 \d{3}/g) ?? [];
    expect(statuses).toEqual(Array.from({ length: 11 }, () => 'HTTP/1.1 200'));
    expect(text.lastIndexOf('User-agent:')).toBeGreaterThan(text.lastIndexOf('ok\n'));
  });

  for (const path of ['/', '/healthz', '/favicon.ico', '/g/details']) {
    // For `/healthz`, many requests are answered before the connection ends, so this test is long.
    const options = { tags: path === '/healthz' ? ['long'] : [] };
    test(`end the connection if they are many: ${path}`, options, async () => {
      await app.request(path);
      const { socket, closed } = openConnection(app.origin);
      socket.pause();
      let sent = 0;
      const isClosed = closed.then(() => true);
      while (sent < 100_000 && !socket.destroyed) {
        sent += 1_000;
        if (!socket.write(many(path, 1_000))) await Promise.race([drained(socket), isClosed]);
      }
      await closed;
      expect(sent).toBeLessThan(100_000);
      expect((await app.request('/healthz')).status).toBe(200);
    });
  }
});

describe('a connection', () => {
  /** Starts a server like the portal's on a free port. */
  async function open(
    bound: (server: Server) => void,
    listener: RequestListener = (_, response) => response.end(),
  ): Promise<{ server: Server; origin: string }> {
    const server = createServer(listener);
    bound(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { server, origin: originOf(server) };
  }

  const sendLongAnswer: RequestListener = (_, response) => response.end('a'.repeat(64 * 2 ** 20));

  const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as { port: number }).port}`;

  test('has limits for headers, body and idle time, and the portal sets them', async () => {
    const { server } = await listen((_, response) => response.end(), { port: 0, variable: 'PORT' });
    expect(server.headersTimeout).toBeGreaterThan(0);
    expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(server.requestTimeout).toBeLessThanOrEqual(20_000);
    expect(server.maxHeadersCount).toBeLessThanOrEqual(100);
    await closeServer(server, AbortSignal.abort());
  });

  test.concurrent(
    'that sends its headers slowly is closed, while others are answered',
    { tags: 'long' },
    async () => {
      const { socket, received, closed } = openConnection(app.origin);
      socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n');
      const drip = setInterval(() => socket.write('X-Slow: a\r\n'), 500);
      expect((await app.request('/healthz')).status).toBe(200);
      await closed;
      clearInterval(drip);
      expect(received()).toMatch(/^HTTP\/1\.1 408 /);
    },
  );

  test.concurrent('that never sends its body is closed', { tags: 'long' }, async () => {
    const { socket, received, closed } = openConnection(app.origin);
    socket.write(
      `POST /api/vote HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nContent-Length: 100\r\n\r\n{`,
    );
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 4\d\d |^$/);
  });

  test.each<[string, RequestListener, { longestAnswer?: number; longestStill?: number }]>([
    ['whose answer is not read completely', sendLongAnswer, { longestAnswer: 50 }],
    ['whose client stops reading', sendLongAnswer, { longestStill: 50 }],
    ['whose answer never comes', () => undefined, { longestStill: 50 }],
  ])('%s is closed', async (_name, listener, bounds) => {
    const { server, origin } = await open(
      (made) => guardConnections(made, { isExempt: () => true, interval: 20, ...bounds }),
      listener,
    );
    const { socket, closed } = openConnection(origin);
    const cut = new Promise<void>((resolve) => {
      server.on('connection', (held) => held.once('close', () => resolve()));
    });
    socket.write(getRequest('/'));
    socket.pause();
    await cut;
    socket.destroy();
    await closed;
    await closeServer(server, AbortSignal.abort());
  });

  test('counts towards the limit of its address until it is closed', async () => {
    const warn = vi.fn();
    const { server, origin } = await open((made) =>
      guardConnections(made, { isExempt: () => false, maxPerAddress: 3, log: { warn } }),
    );
    const held = Array.from({ length: 3 }, () => openConnection(origin));
    await Promise.all(held.map(({ socket }) => once(socket, 'connect')));
    expect(warn).not.toHaveBeenCalled();
    for (let i = 0; i < 2; i += 1) expect((await sendBytes(origin, getRequest('/'))).status).toBe(0);
    // The warning is logged once and without the address. It names TRUST_PROXY, because the operator may have forgotten
    // to configure a proxy.
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.lastCall?.[0]).toMatch(/^One address has 3 open connections.*TRUST_PROXY/);
    held[0]?.socket.end(getRequest('/'));
    await held[0]?.closed;
    expect((await sendBytes(origin, getRequest('/'))).status).toBe(200);
    for (const { socket } of held) socket.destroy();
    await closeServer(server, AbortSignal.abort());
  });

  test('of a proxy does not count', async () => {
    const { server, origin } = await open((made) =>
      guardConnections(made, { isExempt: (address) => address === '127.0.0.1', maxPerAddress: 1 }),
    );
    const held = Array.from({ length: 5 }, () => openConnection(origin));
    await Promise.all(held.map(({ socket }) => once(socket, 'connect')));
    expect((await sendBytes(origin, getRequest('/'))).status).toBe(200);
    for (const { socket } of held) socket.destroy();
    await closeServer(server, AbortSignal.abort());
  });
});
