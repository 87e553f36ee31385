import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { refuseMetrics } from './metrics-access.ts';

function ask(remoteAddress: string, headers: Record<string, string>, token?: string) {
  return refuseMetrics({ headers, socket: { remoteAddress } } as unknown as IncomingMessage, token);
}

test.each([
  ['127.0.0.1', { host: '127.0.0.1:4000' }],
  ['::ffff:127.0.0.1', { host: 'localhost:4000' }],
  ['::1', { host: '[::1]:4000' }],
])('a program on this machine may read the metrics (%s)', (address, headers) => {
  expect(ask(address, headers)).toBeNull();
});

test.each([
  ['from elsewhere', '192.0.2.7', { host: '127.0.0.1:4000' }],
  ['from elsewhere in IPv6', '2001:db8::1', { host: 'localhost' }],
  ['for the public host', '127.0.0.1', { host: 'games.example' }],
  ['without a host', '127.0.0.1', {}],
  ['for an unknown address', '127.0.0.1', { host: 'localhost', forwarded: 'for=192.0.2.7' }],
  ['through a proxy', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
  [
    'through a proxy that names only the scheme',
    '127.0.0.1',
    { host: 'localhost', 'x-forwarded-proto': 'https' },
  ],
])('a request %s may not', (_, address, headers) => {
  expect(ask(address, headers)).toContain('METRICS_TOKEN');
});

test('if a token is set, every client that sends it may read them, and no other client', () => {
  const token = 'a-token-of-some-length';
  expect(ask('192.0.2.7', { authorization: `Bearer ${token}` }, token)).toBeNull();
  for (const authorization of ['', 'Bearer', 'Bearer a-token', `Basic ${token}`]) {
    expect(ask('127.0.0.1', { host: 'localhost', authorization }, token)).toContain('METRICS_TOKEN');
  }
});
