import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { parseEnvironment } from '#app/config/environment.server.ts';
import { createClients, type Incoming } from './clients.ts';

const proxy = '10.0.0.7';
const visitor = '192.0.2.50';

function clientsOf(trust: string, header = 'x-forwarded-for') {
  const { trustProxy } = parseEnvironment({ TRUST_PROXY: trust, TRUST_PROXY_HEADER: header });
  const warn = vi.fn();
  return { ...createClients(trustProxy, { warn }), warn };
}

const request = (remoteAddress: string, headers: Incoming['headers'] = {}): Incoming => ({
  headers,
  socket: { remoteAddress },
});

test('without trusted proxies only the connection counts, whatever the headers contain', () => {
  const { addressOf, hostOf, isProxy, warn } = clientsOf('');
  const spoofed = request(visitor, {
    host: 'play.example',
    'x-forwarded-for': '203.0.113.1',
    forwarded: 'for=203.0.113.1;host=evil.example',
    'x-forwarded-host': 'evil.example',
  });
  expect(addressOf(spoofed)).toBe(visitor);
  expect(hostOf(spoofed)).toBe('play.example');
  expect(isProxy('127.0.0.1')).toBe(false);
  addressOf(spoofed);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.lastCall?.[0]).toContain('TRUST_PROXY');
});

test.each([
  ['1', visitor, visitor],
  ['1', `203.0.113.1, ${visitor}`, visitor],
  ['2', `203.0.113.1, ${visitor}, 10.0.0.8`, visitor],
  ['3', `${visitor}, 10.0.0.8`, visitor],
  ['private', `203.0.113.1,10.0.0.9 , ${visitor},10.0.0.8`, visitor],
  ['10.0.0.7', `203.0.113.1, 10.0.0.8`, '10.0.0.8'],
  ['private', `10.0.0.9, 10.0.0.8`, '10.0.0.9'],
  ['1', `${visitor}:8080`, visitor],
  ['1', '[2001:db8::1]:443', '2001:db8::1'],
  ['1', '2001:db8::1', '2001:db8::1'],
  ['1', `::ffff:${visitor}`, visitor],
  ['1', 'unknown', proxy],
  ['1', `${visitor}, `, proxy],
  ['1', '2130706433', proxy],
  ['2', `${visitor}, <script>, 10.0.0.8`, '10.0.0.8'],
  ['1', '', proxy],
])('TRUST_PROXY=%s reads "%s" as %s', (trust, header, address) => {
  expect(clientsOf(trust).addressOf(request(proxy, { 'x-forwarded-for': header }))).toBe(address);
});

test('the headers of a connection that is not from a proxy are ignored', () => {
  const { addressOf, hostOf, isProxy } = clientsOf('private,loopback');
  const direct = request(visitor, {
    host: 'a.example',
    'x-forwarded-for': '203.0.113.1',
    'x-forwarded-host': 'b',
  });
  expect(addressOf(direct)).toBe(visitor);
  expect(hostOf(direct)).toBe('a.example');
  expect([visitor, '127.0.0.1', '::ffff:10.1.1.1', '::1'].map(isProxy)).toEqual([false, true, true, true]);
});

test.each([
  [`for=${visitor}`, visitor],
  [`for=203.0.113.1, For="${visitor}:80";proto=https;host=play.example`, visitor],
  ['for="[2001:db8::1]:4711"', '2001:db8::1'],
  ['for=_hidden', proxy],
  ['proto=https', proxy],
  [`for="203.0.113.1, for=${visitor}`, visitor],
  [`for="a;b\\", for=203.0.113.1, for=${visitor};by=10.0.0.7`, visitor],
])('Forwarded: %s comes from %s', (forwarded, address) => {
  const headers = { forwarded, 'x-forwarded-for': '203.0.113.9' };
  expect(clientsOf('1', 'forwarded').addressOf(request(proxy, headers))).toBe(address);
});

test('the header that the proxy does not write is ignored', () => {
  const headers = {
    forwarded: 'for=203.0.113.1;host=evil.example',
    'x-forwarded-for': visitor,
    host: 'a.example',
  };
  const { addressOf, hostOf } = clientsOf('1');
  expect([addressOf(request(proxy, headers)), hostOf(request(proxy, headers))]).toEqual([
    visitor,
    'a.example',
  ]);
});

test('the host is the one requested from the outermost trusted proxy', () => {
  const forwarded =
    'for=203.0.113.1;host=evil.example, for=192.0.2.50;host=play.example, for=10.0.0.8;host=inner';
  expect(clientsOf('2', 'forwarded').hostOf(request(proxy, { host: 'backend', forwarded }))).toBe(
    'play.example',
  );
  const headers = {
    host: 'backend',
    'x-forwarded-for': visitor,
    'x-forwarded-host': 'evil.example, play.example',
  };
  expect(clientsOf('1').hostOf(request(proxy, headers))).toBe('play.example');
});

test('nothing that a visitor writes left of the proxies changes the address', () => {
  const { addressOf } = clientsOf('2');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      const header = `${written}, ${visitor}, 10.0.0.8`;
      expect(addressOf(request(proxy, { 'x-forwarded-for': header }))).toBe(visitor);
    }),
  );
  const byHeader = clientsOf('2', 'forwarded');
  fc.assert(
    fc.property(fc.string(), (written) => {
      const forwarded = `${written}, for=${visitor}, for=10.0.0.8`;
      expect(byHeader.addressOf(request(proxy, { forwarded }))).toBe(visitor);
    }),
  );
});
