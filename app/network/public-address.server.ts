import ipaddr from 'ipaddr.js';

/** Whether only addresses of the internet at large are let through, or the own machine as well. */
export interface AddressRule {
  /** For tests with a server of their own. */
  allowLoopback: boolean;
}

/**
 * Why an IP address may not be connected to, null when it may: only public unicast addresses pass. Forms that carry an
 * IPv4 address inside an IPv6 one (mapped, NAT64, 6to4, Teredo) never do, whatever they carry.
 */
export function describeRefusedAddress(address: string, { allowLoopback }: AddressRule): string | null {
  const bare = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return 'is no IP address';
  const parsed = ipaddr.parse(bare);
  const range = parsed.range();
  if (allowLoopback && range === 'loopback') return null;
  if (range === 'unicast' && (parsed.kind() === 'ipv4' || isGlobalUnicast(parsed))) return null;
  return `is no public address (${range === 'unicast' ? 'unassigned' : range})`;
}

/** Addresses outside of 2000::/3 are not assigned to anybody. */
function isGlobalUnicast(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return ((address.toByteArray()[0] ?? 0) & 0xe0) === 0x20;
}
