import { expect, test } from 'vitest';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { findNewAddress } from './new-address.ts';

const redirects = new Map([
  ['/old', '/g'],
  ['/alt', '/de/g?sort=new'],
  ['/print', '/media/print.png'],
  ['/away', 'https://other.example/de'],
  ['/de/nur', '/de/c'],
  ['/loop', '/de/loop'],
]);
const snapshot = { redirects, settings: decodeSettings({ languages: ['en', 'de', 'fr'] }) };

test.each([
  ['/old', '/g'],
  ['/de/old', '/de/g'],
  ['/de/old?x=1', '/de/g?x=1'],
  ['/alt', '/de/g?sort=new'],
  ['/de/alt', '/de/g?sort=new'],
  ['/fr/alt', '/de/g?sort=new'],
  ['/fr/print', '/media/print.png'],
  ['/fr/away', 'https://other.example/de'],
  ['/de/nur', '/de/c'],
  ['/nur', null],
  ['/loop', '/de/loop'],
  ['/de/loop', null],
  ['/fr/loop', '/de/loop'],
  ['/it/old', null],
])('%s is redirected to %s', (asked, address) => {
  expect(findNewAddress(snapshot, asked)).toBe(address);
});
