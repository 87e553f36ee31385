import { addAbortListener } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { guardConnections } from './connections.ts';
import { createNetworkCheck } from './networks.ts';
import { StartError } from './start-error.ts';

/** Programs of the same machine: a proxy that nobody named, tests, measurements. */
const isLoopback = createNetworkCheck(['127.0.0.0/8', '::1/128']);

/** Longer than the idle time of usual proxies, so that none sends into a closing connection. */
const keepAliveTimeout = 65_000;

/**
 * What one connection may take (docs/security.md). Headers and body must come within their time, however slowly they
 * drip; a connection on which nothing moves is closed.
 */
const bounds = {
  keepAliveTimeout,
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
};
/** Milliseconds without a byte either way. */
const idleTimeout = 60_000;
/** Header fields of a request; browsers send about twenty. */
const mostHeaders = 100;

export interface ListenOptions {
  port: number;
  /** The environment variable that gives the port. */
  variable: string;
  /** Whether a connection's address stands for many visitors. */
  isProxy?: (address: string) => boolean;
  log?: Pick<Logger, 'warn'>;
}

/** Listens on a port of every address of the machine; gives the server and the port it got. */
export async function listen(
  listener: RequestListener,
  { port, variable, isProxy = () => false, log }: ListenOptions,
): Promise<{ server: Server; port: number }> {
  const server = createServer(bounds, listener);
  server.maxHeadersCount = mostHeaders;
  server.setTimeout(idleTimeout);
  guardConnections(server, { isExempt: (address) => isLoopback(address) || isProxy(address), log });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, variable)));
    server.listen(port, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Stops accepting, lets running answers end, closes idle connections; what is left when it gets late is cut. */
export async function closeServer(server: Server, late: AbortSignal): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  addAbortListener(late, () => server.closeAllConnections());
  await closed;
  clearInterval(sweep);
}

function explain(error: NodeJS.ErrnoException, port: number, variable: string): Error {
  const otherPort = `set ${variable} to another one, such as ${variable}=${port < 65_000 ? port + 100 : 4_000}`;
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} (${variable}) is taken by another program: stop that one, or ${otherPort}.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(`Port ${port} (${variable}) needs rights that this user lacks: ${otherPort}.`);
  }
  return error;
}
