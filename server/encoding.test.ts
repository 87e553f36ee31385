import { expect, test } from 'vitest';
import { chooseEncoding, matchesTag } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0,*', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['gzip;q=none', 'identity'],
])('Accept-Encoding %j chooses %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test.each([
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"b", W/"a-br"', true],
  ['*', true],
  ['"a"', false],
  ['', false],
])('If-None-Match %j names the tag: %s', (header, isMatch) => {
  expect(matchesTag(header, '"a-br"')).toBe(isMatch);
});
