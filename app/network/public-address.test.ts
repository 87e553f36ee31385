import { describe, expect, it } from 'vitest';
import { describeRefusedAddress } from './public-address.server.ts';

const rule = { allowLoopback: false };

/** Every kind of address to which no connection may be made. */
const refusedAddresses: readonly [string, string][] = [
  ['0.0.0.0', 'this host'],
  ['0.1.2.3', 'this network'],
  ['10.0.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.1.1', 'private'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['169.254.169.254', 'link-local, metadata services'],
  ['192.0.0.1', 'protocol assignments'],
  ['192.0.2.1', 'documentation'],
  ['198.51.100.1', 'documentation'],
  ['203.0.113.1', 'documentation'],
  ['198.18.0.1', 'benchmarking'],
  ['192.88.99.1', '6to4 relay'],
  ['192.31.196.1', 'AS112'],
  ['192.175.48.1', 'AS112'],
  ['192.52.193.1', 'AMT'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.250', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::127.0.0.1', 'IPv4-compatible'],
  ['::8.8.8.8', 'IPv4-compatible'],
  ['::ffff:127.0.0.1', 'IPv4-mapped'],
  ['::ffff:10.0.0.1', 'IPv4-mapped'],
  ['::ffff:8.8.8.8', 'IPv4-mapped'],
  ['::ffff:7f00:1', 'IPv4-mapped in hexadecimal'],
  ['::ffff:0:127.0.0.1', 'IPv4-translated'],
  ['64:ff9b::127.0.0.1', 'NAT64'],
  ['64:ff9b::8.8.8.8', 'NAT64'],
  ['64:ff9b:1::10.0.0.1', 'local NAT64'],
  ['2002:7f00:1::', '6to4'],
  ['2002:808:808::1', '6to4'],
  ['2001::1', 'Teredo'],
  ['2001:2::1', 'benchmarking'],
  ['2001:10::1', 'ORCHID'],
  ['2001:20::1', 'ORCHIDv2'],
  ['2001:db8::1', 'documentation'],
  ['3fff::1', 'documentation'],
  ['100::1', 'discard'],
  ['5f00::1', 'segment routing'],
  ['fc00::1', 'unique local'],
  ['fd12:3456::1', 'unique local'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['4000::1', 'unassigned'],
  ['e000::1', 'unassigned'],
  ['localhost', 'not an IP address'],
  ['', 'not an IP address'],
];

describe('an address that is not public', () => {
  it.each(refusedAddresses)('is refused: %s (%s)', (address) => {
    expect(describeRefusedAddress(address, rule)).not.toBeNull();
  });
});

describe('a public address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
    'passes: %s',
    (address) => {
      expect(describeRefusedAddress(address, rule)).toBeNull();
    },
  );
});

it('allows loopback addresses only on request, and no other addresses with them', () => {
  const open = { allowLoopback: true };
  expect(describeRefusedAddress('127.0.0.1', open)).toBeNull();
  expect(describeRefusedAddress('::1', open)).toBeNull();
  for (const address of [
    '10.0.0.1',
    '169.254.169.254',
    '::ffff:127.0.0.1',
    '0.0.0.0',
    '64:ff9b::127.0.0.1',
  ]) {
    expect(describeRefusedAddress(address, open)).not.toBeNull();
  }
});
