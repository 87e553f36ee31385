import ipaddr from 'ipaddr.js';
import { ownValue } from '#app/lib/own-value.ts';

/** The machines in front of this process whose reports about the client are trusted (`TRUST_PROXY`). */
export interface ProxyTrust {
  /** The header that these proxies write. The other proxy headers are ignored, because visitors can write them. */
  header: ProxyHeader;
  /** The number of proxies that each request passes. `null` if `networks` identifies them. */
  count: number | null;
  /** Networks of the proxies, as `address/bits`. */
  networks: readonly string[];
}

export const proxyHeaders = ['x-forwarded-for', 'forwarded'] as const;
export type ProxyHeader = (typeof proxyHeaders)[number];

/** Names for networks in which proxies are often located. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Reads a number of proxies or a list of their networks. Returns `null` if the text is neither. */
export function parseProxies(text: string): Pick<ProxyTrust, 'count' | 'networks'> | null {
  if (/^[1-9]$/.test(text)) return { count: Number(text), networks: [] };
  const networks: string[] = [];
  for (const part of text.split(',').map((name) => name.trim())) {
    const found = ownValue(namedNetworks, part) ?? networkOf(part);
    if (!found) return null;
    networks.push(...found);
  }
  return { count: null, networks };
}

/**
 * Reads a network in CIDR notation, or a single address as a network of one. Returns `null` for anything else. Short
 * forms are refused: programs disagree on whether `192.168/16` is 192.168.0.0 or 192.0.0.168.
 */
function networkOf(text: string): string[] | null {
  const [, address = '', bits] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  const isIpv4 = ipaddr.IPv4.isValidFourPartDecimal(address);
  if (!isIpv4 && !ipaddr.IPv6.isValid(address)) return null;
  const most = isIpv4 ? 32 : 128;
  if (bits !== undefined && Number(bits) > most) return null;
  return [`${address}/${bits ?? most}`];
}
