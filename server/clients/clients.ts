import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { ProxyTrust } from '#app/config/proxy-trust.server.ts';
import { createNetworkCheck, plainAddress } from './networks.ts';

/** Identifies the visitor and the requested host, as far as the headers can be trusted. */
export interface Clients {
  /**
   * Returns the visitor's address. For a connection that is not from a trusted proxy, this is the address of the
   * connection.
   */
  addressOf(request: Incoming): string;
  /** Returns the host that the visitor's browser requested. */
  hostOf(request: Incoming): string | undefined;
  /** Returns whether the address is that of a trusted proxy, whose connections carry requests of many visitors. */
  isProxy(address: string): boolean;
}

/** The part of a request from which the visitor and the host are read. */
export interface Incoming {
  headers: IncomingHttpHeaders;
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}

/** What one proxy reports about the client from which it received the request. */
interface Hop {
  address: string | null;
  host: string | undefined;
}

/** The visitor who sent a request. */
interface Client {
  address: string;
  host: string | undefined;
}

/** Maximum number of proxies whose reports are read. */
const longestWay = 10;

/**
 * Finds the visitor behind trusted proxies. Each proxy appends the address of its client to the header, so the list is
 * read from the right, and only as long as the proxies are trusted. Entries that a visitor wrote are further left, so
 * they are never used.
 */
export function createClients(trust: ProxyTrust | undefined, log: Pick<Logger, 'warn'>): Clients {
  if (!trust) return createDirectClients(log);
  const isInNetworks = createNetworkCheck(trust.networks);
  const isTrusted = (address: string, passed: number) =>
    trust.count === null ? isInNetworks(address) : passed < trust.count;

  /** The result is cached, because several parts of the server need it for each request. */
  const known = new WeakMap<Incoming, Client>();

  function find(request: Incoming): Client {
    let client = known.get(request);
    if (!client) known.set(request, (client = read(request)));
    return client;
  }

  function read({ headers, socket }: Incoming): Client {
    const hops = readHops(headers, trust?.header ?? 'x-forwarded-for');
    let address = plainAddress(socket.remoteAddress ?? '') ?? '';
    let host = headers.host;
    for (const [passed, hop] of hops.entries()) {
      if (!isTrusted(address, passed)) break;
      host = hop.host ?? host;
      if (hop.address === null) break;
      ({ address } = hop);
    }
    return { address, host };
  }

  return {
    addressOf: (request) => find(request).address,
    hostOf: (request) => find(request).host,
    isProxy: (address) => isTrusted(address, 0),
  };
}

/**
 * Identifies clients if there are no trusted proxies: only the address of the connection counts. Logs once if an
 * unknown proxy seems to be in front.
 */
function createDirectClients(log: Pick<Logger, 'warn'>): Clients {
  let isSaid = false;
  return {
    addressOf({ headers, socket }) {
      if (!isSaid && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined) {
        isSaid = true;
        log.warn(
          'A request has the header of a proxy, which is ignored. If there is a proxy in front of this process, set TRUST_PROXY, or all its visitors count as one (docs/security.md).',
        );
      }
      return socket.remoteAddress ?? '';
    },
    hostOf: ({ headers }) => headers.host,
    isProxy: () => false,
  };
}

/**
 * Returns the reports of the proxies, nearest first. Quotes need no special handling: a comma within quotes can only
 * come from the visitor, whose entries are further left and not used.
 */
function readHops(headers: IncomingHttpHeaders, header: ProxyTrust['header']): Hop[] {
  const parts = [headers[header] ?? []].flat().join(',').split(',').slice(-longestWay).toReversed();
  if (header === 'forwarded') return parts.map(readForwarded);
  const host = [headers['x-forwarded-host'] ?? []].flat().join(',').split(',').at(-1)?.trim() || undefined;
  return parts.map((part) => ({ address: addressIn(part), host }));
}

/** Reads one element of `Forwarded` (RFC 7239). */
function readForwarded(element: string): Hop {
  const pairs = new Map(
    element.split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')];
    }),
  );
  return { address: addressIn(pairs.get('for') ?? ''), host: pairs.get('host') || undefined };
}

/**
 * Returns the address that a text contains, without brackets and port: `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`,
 * `[2001:db8::1]` or `[2001:db8::1]:80`. Returns `null` for other texts.
 */
function addressIn(text: string): string | null {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1];
  return plainAddress(bracketed ?? trimmed.replace(/^([\d.]+):\d+$/, '$1'));
}
