import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

const file = { bytes: 100, tag: '"v1"' };
const of = (range: string | undefined, ifRange?: string) => readRange({ range, ifRange }, file);

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['Bytes= 5-7 ', { start: 5, end: 7 }],
])('%s is part of the file', (range, part) => {
  expect(of(range)).toEqual(part);
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=999999999999999-'])(
  '%s is outside the file',
  (range) => {
    expect(of(range)).toBe('unsatisfiable');
  },
);

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=7-5',
  'bytes=0-1,5-6',
  'lines=0-1',
  'bytes=a-b',
  'bytes=0x1-2',
])('%s does not request a single part', (range) => {
  expect(of(range)).toBeNull();
});

test('a part is only sent from the version that the first part came from', () => {
  expect(of('bytes=1-2', '"v1"')).toEqual({ start: 1, end: 2 });
  expect(of('bytes=1-2', '"v2"')).toBeNull();
  expect(of('bytes=1-2', 'W/"v1"')).toBeNull();
  expect(of('bytes=1-2', 'Sat, 21 Nov 2026 00:00:00 GMT')).toBeNull();
  expect(of('bytes=500-', '"v2"')).toBeNull();
});

test('every part that is sent is within the file', () => {
  fc.assert(
    fc.property(
      fc.nat(200),
      fc.string({ unit: fc.constantFrom('0', '7', '9', '-', ',', ' ') }),
      (bytes, text) => {
        const part = readRange({ range: `bytes=${text}`, ifRange: undefined }, { bytes, tag: '"x"' });
        if (part === null || part === 'unsatisfiable') return;
        expect(0 <= part.start && part.start <= part.end && part.end < bytes).toBe(true);
      },
    ),
  );
});
