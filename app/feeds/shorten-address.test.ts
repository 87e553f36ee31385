import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortenAddress, shortenAddressesIn } from './shorten-address.ts';

test.each([
  [
    'https://feeds.example/v2/json?sid=5G1A0&pagination=96&page=1',
    'https://feeds.example/v2/json?sid=…&pagination=96&page=1',
  ],
  ['https://feeds.example/list?sid=7', 'https://feeds.example/list?sid=…'],
  ['https://feeds.example/u/9f8e7d6c5b4a3f2e1d0c/list.csv', 'https://feeds.example/u/…/list.csv'],
  ['https://name:password@feeds.example:8443/a#fragment', 'https://feeds.example:8443/a'],
  ['not an address', '…'],
])('the address %s is shown as %s', (address, shown) => {
  expect(shortenAddress(address)).toBe(shown);
});

test('addresses inside messages are shortened', () => {
  const message = 'https://feeds.example/list?apikey=abc answered with status 404';
  expect(shortenAddressesIn(message)).toBe('https://feeds.example/list?apikey=… answered with status 404');
});

test('a secret never remains in the shortened address', () => {
  const names = fc.constantFrom('sid', 'apiKey', 'access_token', 'feed', 'q');
  const secrets = fc.stringMatching(/^[A-Za-z0-9]{8,40}$/);
  fc.assert(
    fc.property(names, secrets, (name, secret) => {
      const address = `https://feeds.example/list?${name}=${secret}`;
      expect(shortenAddress(address)).not.toContain(secret);
      expect(shortenAddressesIn(`${address} cannot be reached`)).not.toContain(secret);
    }),
  );
});
