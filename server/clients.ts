import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { ProxyTrust } from '#app/config/proxy-trust.server.ts';
import { createNetworkCheck, plainAddress } from './networks.ts';

/** Who asks, and for which host, as far as it can be believed. */
export interface Clients {
  /** Address of the visitor; that of the connection when nobody before it is trusted. */
  addressOf(request: Incoming): string;
  /** Host that the visitor's browser asked for. */
  hostOf(request: Incoming): string | undefined;
  /** Whether a connection comes from a proxy, and so stands for many visitors. */
  isProxy(address: string): boolean;
}

/** What is read of a request. */
export interface Incoming {
  headers: IncomingHttpHeaders;
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}

/** What one proxy says of the side it got a request from. */
interface Hop {
  address: string | null;
  host: string | undefined;
}

/** Proxies that are walked through at most. */
const longestWay = 10;

/**
 * Finds the visitor behind trusted proxies. Each proxy adds at the right end of its header who connected to it, so the
 * list is read from there and no further than trust reaches: what a visitor wrote himself stands left of that.
 */
export function createClients(trust: ProxyTrust | undefined, log: Pick<Logger, 'warn'>): Clients {
  if (!trust) return createDirectClients(log);
  const isInNetworks = createNetworkCheck(trust.networks);
  const isTrusted = (address: string, passed: number) =>
    trust.count === null ? isInNetworks(address) : passed < trust.count;

  function find({ headers, socket }: Incoming): Required<Hop> & { address: string } {
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

/** Without trust the connection alone counts; what looks like a proxy that nobody named is said once. */
function createDirectClients(log: Pick<Logger, 'warn'>): Clients {
  let isSaid = false;
  return {
    addressOf({ headers, socket }) {
      if (!isSaid && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined) {
        isSaid = true;
        log.warn(
          'A request carries the header of a proxy, which is not believed. If a proxy stands before this process, set TRUST_PROXY, or all its visitors count as one (docs/security.md).',
        );
      }
      return socket.remoteAddress ?? '';
    },
    hostOf: ({ headers }) => headers.host,
    isProxy: () => false,
  };
}

/** What the proxies say, the nearest one first. Commas in quotes are a visitor's own and need no care: they stand left. */
function readHops(headers: IncomingHttpHeaders, header: ProxyTrust['header']): Hop[] {
  const parts = [headers[header] ?? []].flat().join(',').split(',').slice(-longestWay).toReversed();
  if (header === 'forwarded') return parts.map(readForwarded);
  const host = [headers['x-forwarded-host'] ?? []].flat().join(',').split(',').at(-1)?.trim() || undefined;
  return parts.map((part) => ({ address: addressIn(part), host }));
}

/** One element of `Forwarded` (RFC 7239). */
function readForwarded(element: string): Hop {
  const pairs = new Map(
    element.split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')];
    }),
  );
  return { address: addressIn(pairs.get('for') ?? ''), host: pairs.get('host') || undefined };
}

/** The address in `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]` and `[2001:db8::1]:80`. */
function addressIn(text: string): string | null {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1];
  return plainAddress(bracketed ?? trimmed.replace(/^([\d.]+):\d+$/, '$1'));
}
