import ipaddr from 'ipaddr.js';

/** Which addresses may be reached in addition to public internet addresses. */
export interface AddressRule {
  /** Whether this machine may be reached. Only tests set it, because their servers run on this machine. */
  allowLoopback: boolean;
}

/**
 * Returns why connecting to an IP address is refused, or `null` if it is allowed. Only public unicast addresses are
 * allowed. Forms that contain an IPv4 address within an IPv6 one (mapped, NAT64, 6to4, Teredo) are always refused.
 */
export function describeRefusedAddress(address: string, { allowLoopback }: AddressRule): string | null {
  const bare = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return 'is not an IP address';
  const parsed = ipaddr.parse(bare);
  const range = parsed.range();
  if (allowLoopback && range === 'loopback') return null;
  if (range === 'unicast' && (parsed.kind() === 'ipv4' || isGlobalUnicast(parsed))) return null;
  return `is not a public address (${range === 'unicast' ? 'unassigned' : range})`;
}

/** Whether an IPv6 address is a public unicast address. Addresses outside of 2000::/3 are unassigned. */
function isGlobalUnicast(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return ((address.toByteArray()[0] ?? 0) & 0xe0) === 0x20;
}
