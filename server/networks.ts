import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What stands for one visitor's connection: an IPv4 address, or of an IPv6 address the network half, /64. */
export function networkOf(address: string): string {
  // A server that listens for both kinds sees IPv4 addresses in IPv6 form. Node's check is quicker than the parser.
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  if (isIPv4(plain)) return plain;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : parsed.toString();
}

/** The /48 of an IPv6 address, which is what one customer of a provider may have; null for any other address. */
export function ipv6SiteOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? `${parsed.toByteArray().slice(0, 6).join('.')}/48` : null;
}

/** Whether an address lies in one of the networks; IPv4 in IPv6 form counts as what it is. */
export function createNetworkCheck(networks: readonly string[]): (address: string) => boolean {
  const ranges = networks.map((network) => ipaddr.parseCIDR(network));
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range));
  };
}

/** An address without what differs by notation; null for what is none. */
export function plainAddress(text: string): string | null {
  return ipaddr.isValid(text) && /[.:]/.test(text) ? ipaddr.process(text).toString() : null;
}
