import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, compressBody, compressOnce, matchesTag, unpack } from './encoding.ts';

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
])('whether If-None-Match %j contains the tag: %s', (header, isMatch) => {
  expect(matchesTag(header, '"a-br"')).toBe(isMatch);
});

const long = Buffer.from(Array.from({ length: 20_000 }, (_, index) => `<li>${index * 7_919}</li>`).join(''));

test('a compressed body is complete and has its own memory', async () => {
  const { br, gzip } = await compressBody(long);
  for (const whole of [brotliDecompressSync(br), gunzipSync(gzip), await unpack(gzip, 'long')]) {
    expect(whole.equals(long)).toBe(true);
  }
  const small = await compressBody(Buffer.from('a short text'));
  for (const part of [br, gzip, ...Object.values(small)]) expect(part.buffer.byteLength).toBe(part.length);
});

test('a body that is sent once is compressed in the encoding in which it is sent', async () => {
  const { br, ...beside } = await compressOnce(long, 'br');
  const { gzip, ...others } = await compressOnce(long, 'gzip');
  expect(brotliDecompressSync(br!).equals(long)).toBe(true);
  expect(gunzipSync(gzip!).equals(long)).toBe(true);
  expect([beside, others, await compressOnce(long, 'identity')]).toEqual([{}, {}, {}]);
});

test('a decompressed body is cached by its tag', async () => {
  const [one, other] = ['one', 'other'].map((text) => Buffer.from(text.repeat(1_000)));
  const { gzip } = await compressBody(one!);
  const first = unpack(gzip, '"one"');
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toEqual(one);
  expect(unpack(gzip, '"one"')).toBe(await first);
  expect(await unpack((await compressBody(other!)).gzip, '"other"')).toEqual(other);
});
