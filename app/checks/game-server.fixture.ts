import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedFetch, type GuardedFetchOptions } from '#app/network/guarded-fetch.server.ts';
import type { CheckedFrame } from './check-frame.server.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const html = { 'content-type': 'text/html; charset=utf-8' };
const page = (body: string, headers: Record<string, string> = {}): Answer => {
  return (_request, response) => response.writeHead(200, { ...html, ...headers }).end(body);
};
const canvas = '<!doctype html><title>Marbles</title><canvas></canvas><script>draw()</script>';
const move = (to: string): Answer => {
  return (_request, response) => response.writeHead(302, { location: to }).end();
};

/** The answer of each kind of game, by the first segment of its path. */
const answers: Readonly<Record<string, Answer>> = {
  healthy: page(canvas),
  slow: (_request, response) => void setTimeout(() => response.writeHead(200, html).end(canvas), 600),
  silent: () => undefined,
  broken: (_request, response) => response.destroy(),
  missing: (_request, response) => response.writeHead(404, html).end('Nothing'),
  failing: (_request, response) => response.writeHead(503, html).end(),
  refused: (_request, response) => response.writeHead(403, html).end(),
  framed: page(canvas, { 'x-frame-options': 'SAMEORIGIN' }),
  removed: page('<h1>This game has been removed</h1>'),
  empty: page(' '),
  file: page('{"error": 1}', { 'content-type': 'application/json' }),
  home: move('/'),
  moved: move('/healthy/'),
  lost: move('/lost/'),
  // Games that only a browser can judge.
  drawn: page(`<canvas></canvas><script>
    const context = document.querySelector('canvas').getContext('2d');
    setTimeout(() => context.fillRect(10, 10, 80, 80), 500);
  </script>`),
  blank: page('<canvas></canvas><script>throw new Error("the level is missing")</script>'),
  notice: page(`<div></div><script>
    setTimeout(() => document.querySelector('div').append('This game has been', ' removed'), 300);
  </script>`),
  curious: page(`<script>
    const inside = ['http://127.0.0.1:1/', 'http://169.254.169.254/'];
    Promise.allSettled(inside.map((address) => fetch(address, { mode: 'no-cors' }))).then((all) => {
      const reached = all.filter(({ status }) => status === 'fulfilled').length;
      throw new Error('referrer ' + document.referrer + ' reached ' + reached);
    });
  </script>`),
};

/** Starts a server with a game for each kind of failure. It is reached under any name that ends in `.example`. */
export async function startGameServer() {
  const requests: { host: string; path: string; userAgent: string }[] = [];
  const down = new Set<string>();
  const server = createServer((request, response) => {
    const { host = '', 'user-agent': userAgent = '' } = request.headers;
    const path = request.url ?? '';
    requests.push({ host, path, userAgent });
    const name = path.split('/')[1] ?? '';
    if (down.has(name)) response.writeHead(500, html).end();
    else if (name === 'elsewhere')
      move(`http://parking.invalid.example:${portOf()}/page/`)(request, response);
    else (answers[name] ?? page(canvas))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const portOf = () => (server.address() as AddressInfo).port;
  const port = portOf();
  const reach: GuardedFetchOptions = {
    allowedPorts: [port],
    allowLoopback: true,
    timeoutMs: 2_000,
    resolve: async (name) => (name.endsWith('.test') ? [] : [{ address: '127.0.0.1', family: 4 }]),
  };
  const network = createGuardedFetch(reach);
  /** Returns the frame of a game, on a host of its own. */
  const frame = (name: string, itemId: number, host = `${name}.example`): CheckedFrame => {
    const address = `http://${host}:${port}/${name}/`;
    return {
      verticalId: 2,
      itemId,
      title: name,
      playUrl: address,
      address,
      isFramed: true,
      sandbox: 'allow-scripts',
      allow: '',
    };
  };
  return {
    network,
    /** Options with which a guarded fetch or a browser can reach this server. */
    reach,
    requests,
    /** Names of the games that currently answer with an error. */
    down,
    frame,
    async close() {
      await network.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
