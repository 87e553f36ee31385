import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { ipv6SiteOf, networkOf, plainAddress } from './networks.ts';

test('an IPv4 address represents itself, in either form that the socket reports', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(networkOf(address)).toBe(address);
      expect(networkOf(`::ffff:${address}`)).toBe(address);
      expect(networkOf(ipaddr.parse(`::ffff:${address}`).toNormalizedString())).toBe(address);
    }),
  );
});

test('addresses of one /64 are one network, addresses of two are not', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff::9'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
});

test('a text that is not an address is returned unchanged', () => {
  for (const text of ['', 'unknown', '::ffff:', '::ffff:1.2.3', '::ffff:1.2.3.4.5']) {
    expect(networkOf(text)).toBe(text);
  }
});

test('an address has one notation, however it is written', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(plainAddress(address)).toBe(address);
      expect(plainAddress(`::ffff:${address}`)).toBe(address);
      expect(ipv6SiteOf(`::ffff:${address}`)).toBeNull();
    }),
  );
  expect(plainAddress('2001:DB8:0::1')).toBe('2001:db8::1');
  expect(ipv6SiteOf('2001:DB8:0::1')).toBe(ipv6SiteOf('2001:db8:0:7::9'));
  for (const text of ['', 'unknown', '::ffff:', '1', '1.2.3.4.5']) expect(plainAddress(text)).toBeNull();
});
