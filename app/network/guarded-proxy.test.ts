import { createServer, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startGuardedProxy } from './guarded-proxy.server.ts';
import type { GuardedFetchOptions } from './guarded-fetch.server.ts';

/** Starts a proxy, and a server that the proxy may reach only if loopback addresses are allowed. */
async function open(options: (port: number) => GuardedFetchOptions = () => ({})) {
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.headers.host} ${incoming.url}`);
    response.end('hello');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy = await startGuardedProxy(options(port));
  onTestFinished(async () => {
    await proxy.close();
    server.closeAllConnections();
    server.close();
  });
  const proxyPort = Number(new URL(proxy.address).port);
  /** Requests an address through the proxy, as a browser does. */
  const get = (address: string) =>
    new Promise<string>((resolve) => {
      const sent = request({
        host: '127.0.0.1',
        port: proxyPort,
        path: address,
        headers: { host: new URL(address).host },
      });
      sent
        .on('error', () => resolve('no answer'))
        .on('response', (answer) => {
          let text = '';
          answer
            .on('data', (chunk: Buffer) => (text += chunk.toString()))
            .on('end', () => resolve(`${answer.statusCode} ${text}`));
        });
      sent.end();
    });
  /** Opens a tunnel and sends a request through it. Returns the first line of each answer. */
  const tunnel = (target: string) =>
    new Promise<string[]>((resolve, reject) => {
      const socket = connect(proxyPort, '127.0.0.1');
      const lines: string[] = [];
      socket.on('error', reject).on('close', () => resolve(lines));
      socket.on('data', (chunk) => {
        lines.push(chunk.toString().split('\r\n')[0] ?? '');
        if (lines.length === 1 && lines[0]?.includes('200'))
          socket.write('GET /deep HTTP/1.1\r\nHost: games.example\r\nConnection: close\r\n\r\n');
      });
      socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`);
    });
  return { asked, port, get, tunnel };
}

it('passes requests and tunnels to allowed addresses', async () => {
  const { asked, port, get, tunnel } = await open((allowed) => ({
    allowLoopback: true,
    allowedPorts: [allowed],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  }));
  expect(await get(`http://games.example:${port}/page?a=b`)).toBe('200 hello');
  expect(await tunnel(`games.example:${port}`)).toEqual([
    'HTTP/1.1 200 Connection Established',
    'HTTP/1.1 200 OK',
  ]);
  expect(asked).toEqual([`GET games.example:${port} /page?a=b`, 'GET games.example /deep']);
});

it('refuses this machine, its network and other ports, even behind a name', async () => {
  const { asked, port, get, tunnel } = await open((allowed) => ({
    allowedPorts: [allowed],
    resolve: async (name) => [{ address: name.startsWith('inside') ? '10.0.0.7' : '127.0.0.1', family: 4 }],
  }));
  const hosts = [
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    `localhost:${port}`,
    `inside.example:${port}`,
    '169.254.169.254:80',
  ];
  for (const host of hosts) {
    expect(await get(`http://${host}/`)).toBe('no answer');
    expect(await tunnel(host)).toEqual(['HTTP/1.1 403 Forbidden']);
  }
  expect(await tunnel('games.example:22')).toEqual(['HTTP/1.1 403 Forbidden']);
  expect(asked).toEqual([]);
});
