import { expect, test } from 'vitest';
import { describeBytes } from './describe-bytes.ts';
import { createFormats } from './formats.ts';

test.each([
  ['en', 0, '0 bytes'],
  ['en', 1, '1 byte'],
  ['en', 234, '234 bytes'],
  ['en', 999, '999 bytes'],
  ['en', 1_000, '1 kB'],
  ['en', 12_400_000, '12.4 MB'],
  ['en', 124_400_000, '124 MB'],
  ['de', 234, '234 Byte'],
  ['de', 12_400_000, '12,4 MB'],
])('in %s, %i is %s', (language, bytes, text) => {
  expect(describeBytes(createFormats(language, 'UTC'), bytes).replaceAll(/\s/g, ' ')).toBe(text);
});
