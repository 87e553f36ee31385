import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPolling } from '#app/lib/polling.server.ts';
import { send, type Answer } from './send.ts';

/** A small reverse proxy. It has those functions of a real one that a portal of several processes needs. */
export interface Proxy {
  origin: string;
  /** Sets the processes that receive requests in turn while they are ready. */
  setUpstreams(origins: readonly string[]): void;
  /** Returns the processes that currently receive requests. */
  ready(): readonly string[];
  close(): Promise<void>;
}

interface Upstream {
  origin: string;
  isReady: boolean;
  agent: Agent;
}

export interface ProxyOptions {
  /** Address that reports whether a process may receive requests. */
  health: string;
  /** Milliseconds between two checks of that address. */
  lookMs?: number;
  port?: number;
}

/** Headers that belong to one connection (RFC 9110, 7.6.1). */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

/**
 * Starts a proxy on a port of this machine. It adds the client's address to `X-Forwarded-For`. If a connection fails,
 * the proxy sends the request to another process, provided that the request only reads or that its processing cannot
 * have begun.
 */
export async function startProxy({ health, lookMs = 200, port = 0 }: ProxyOptions): Promise<Proxy> {
  let upstreams: Upstream[] = [];
  let turn = 0;

  const server = createServer((request, response) => {
    forward(request)
      .then((answer) => sendBack(response, answer))
      .catch((error: unknown) => {
        response.writeHead(502, { 'Content-Type': 'text/plain' });
        response.end(`No process answers: ${error instanceof Error ? error.message : String(error)}\n`);
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });

  async function forward(request: IncomingMessage): Promise<Answer> {
    const message = {
      method: request.method ?? 'GET',
      target: request.url ?? '/',
      body: await read(request),
    };
    const headers = forwardedHeaders(request);
    const isRepeatable = message.method === 'GET' || message.method === 'HEAD';
    let failure: unknown = new Error('none is ready');
    for (let attempt = 0; attempt <= upstreams.length; attempt += 1) {
      const upstream = next();
      if (!upstream) break;
      try {
        return await send(upstream.origin, { ...message, headers, agent: upstream.agent });
      } catch (error) {
        failure = error;
        upstream.isReady = false;
        if (!isRepeatable && !isRefused(error)) break;
      }
    }
    throw failure;
  }

  function next(): Upstream | undefined {
    const ready = upstreams.filter(({ isReady }) => isReady);
    turn += 1;
    return ready[turn % ready.length];
  }

  const looking = startPolling(lookMs, async () => {
    await Promise.all(
      upstreams.map(async (upstream) => {
        const answer = await send(upstream.origin, { target: health, agent: upstream.agent }).catch(
          () => null,
        );
        upstream.isReady = answer?.status === 200;
      }),
    );
  });

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setUpstreams(origins) {
      const known = new Map(upstreams.map((upstream) => [upstream.origin, upstream]));
      upstreams = origins.map(
        (origin) => known.get(origin) ?? { origin, isReady: false, agent: new Agent({ keepAlive: true }) },
      );
    },
    ready: () => upstreams.filter(({ isReady }) => isReady).map(({ origin }) => origin),
    async close() {
      await looking.stop();
      for (const { agent } of upstreams) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function forwardedHeaders(request: IncomingMessage) {
  const earlier = request.headers['x-forwarded-for'];
  const client = request.socket.remoteAddress ?? '';
  return {
    ...withoutConnection(request.headers),
    'x-forwarded-for': [earlier, client].filter(Boolean).join(', '),
    'x-forwarded-proto': 'http',
  };
}

function sendBack(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, withoutConnection(headers));
  response.end(body);
}

function withoutConnection(headers: Answer['headers']) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name)));
}

/** Returns whether the connection was refused, so that no process can have begun to process the request. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
