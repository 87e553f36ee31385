import { createServer, request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import {
  checkAddress,
  createCheckedLookup,
  readFetchRules,
  type GuardedFetchOptions,
} from './guarded-fetch.server.ts';

/** A proxy for a browser that opens foreign pages. */
export interface GuardedProxy {
  /** Address for the browser's settings. */
  address: string;
  close(): Promise<void>;
}

/**
 * Starts an HTTP proxy on the loopback address that reaches only the public internet, with the checks of the guarded
 * fetch. A browser that uses it for everything cannot reach this machine or its network, whatever its pages request.
 */
export async function startGuardedProxy(options: GuardedFetchOptions = {}): Promise<GuardedProxy> {
  const { ports, rule, resolve } = readFetchRules(options);
  const lookup = createCheckedLookup(resolve, rule);
  const server = createServer((request, response) => forward(request, response, lookup));
  const tunnels = new Set<Duplex>();

  function forward(request: IncomingMessage, response: ServerResponse, checked: LookupFunction): void {
    // Closes the connection without an answer, because the browser would mistake an answer of the proxy for one of the
    // requested server.
    const refuse = () => void response.destroy();
    let url: URL;
    try {
      url = checkAddress(request.url ?? '', ports, rule);
    } catch {
      return refuse();
    }
    if (url.protocol !== 'http:') return refuse();
    const { 'proxy-connection': _proxy, ...headers } = request.headers;
    const onward = requestHttp(url, { method: request.method, headers, lookup: checked }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', refuse);
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  server.on('connect', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refuse = () => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    socket.on('error', () => socket.destroy());
    let url: URL;
    try {
      url = checkAddress(`https://${request.url ?? ''}/`, ports, rule);
    } catch {
      refuse();
      return;
    }
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const onward = connect({ host, port: Number(url.port || 443), lookup });
    tunnels.add(socket);
    onward.once('connect', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.once('error', () => {
      if (onward.connecting || onward.bytesRead === 0) refuse();
      else socket.destroy();
    });
    socket.once('close', () => {
      tunnels.delete(socket);
      onward.destroy();
    });
  });

  await new Promise<void>((ready, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      for (const socket of tunnels) socket.destroy();
      server.closeAllConnections();
      await new Promise<void>((closed) => {
        server.close(() => closed());
      });
    },
  };
}
