import { addAbortListener } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { boundUnanswered, guardConnections } from './clients/connections.ts';
import type { DescriptorBudget } from './clients/descriptors.ts';
import { createNetworkCheck } from './clients/networks.ts';
import { StartError } from './start-error.ts';

/**
 * Returns whether an address belongs to this machine. Its connections come from a proxy that is not configured, a test
 * or a measurement, so their number is not limited.
 */
const isLoopback = createNetworkCheck(['127.0.0.0/8', '::1/128']);

/**
 * Milliseconds for which an idle connection stays open. This is longer than the idle timeout of common proxies, so that
 * no proxy sends a request on a connection that is being closed.
 */
const keepAliveTimeout = 65_000;

/**
 * Limits of one connection (docs/security.md). Headers and body must arrive within these times, however slowly they are
 * sent. A connection on which no data moves is closed.
 */
const bounds = {
  keepAliveTimeout,
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
};
/** Maximum number of header fields of a request. Browsers send about twenty. */
const maxHeaders = 100;

export interface ListenOptions {
  port: number;
  /** The address to listen on. If it is not set, the server listens on every address of the machine. */
  host?: string | undefined;
  /** Name of the environment variable that sets the port. Error messages contain it. */
  variable: string;
  /** Returns whether connections from an address carry requests of many visitors. */
  isProxy?: (address: string) => boolean;
  /** Limits the connections to the file descriptors of the process. */
  descriptors?: DescriptorBudget | undefined;
  /** Milliseconds within which a request must arrive with its body. */
  requestTimeout?: number | undefined;
  log?: Pick<Logger, 'warn'>;
}

/** Listens on a port. Returns the server and the actual port. */
export async function listen(
  listener: RequestListener,
  { port, host, variable, isProxy = () => false, descriptors, requestTimeout, log }: ListenOptions,
): Promise<{ server: Server; port: number }> {
  const bounded = boundUnanswered(listener);
  const server = createServer(requestTimeout === undefined ? bounds : { ...bounds, requestTimeout }, bounded);
  // A client that waits for permission to send a body gets the answer instead, unless the route reads the body.
  server.on('checkContinue', bounded);
  server.maxHeadersCount = maxHeaders;
  descriptors?.guard(server);
  guardConnections(server, { isExempt: (address) => isLoopback(address) || isProxy(address), log });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, { port, host, variable })));
    server.listen({ port, host }, resolve);
  });
  server.on('error', (error) => descriptors?.noteError(error));
  return { server, port: (server.address() as AddressInfo).port };
}

/**
 * Stops accepting connections, lets running answers finish and closes idle connections. When `deadline` aborts, closes
 * the remaining connections.
 */
export async function closeServer(server: Server, deadline: AbortSignal): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  addAbortListener(deadline, () => server.closeAllConnections());
  await closed;
  clearInterval(sweep);
}

function explain(
  error: NodeJS.ErrnoException,
  { port, host, variable }: Pick<ListenOptions, 'port' | 'host' | 'variable'>,
): Error {
  const otherPort = `set ${variable} to another one, such as ${variable}=${port < 65_000 ? port + 100 : 4_000}`;
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} (${variable}) is taken by another program: stop that one, or ${otherPort}.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `Port ${port} (${variable}) needs permissions that this user does not have: ${otherPort}.`,
    );
  }
  if (host !== undefined && (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')) {
    return new StartError(
      `HOST: ${host} is not an address of this machine: use one that "ip address" lists, or leave HOST out to listen on all.`,
    );
  }
  return error;
}
