import { describe, expect, it } from 'vitest';
import { english } from '#test/support/english.ts';
import { describeReviews, formatDay, formatSize } from './app-facts.server.ts';

const { formats } = english;
const t = english.messages('apps');

describe('a size in words', () => {
  it.each([
    [1, '1 kB'],
    [967_083, '967 kB'],
    [1_421_922, '1.4 MB'],
    [82_803_884, '83 MB'],
    [2_500_000_000, '2.5 GB'],
    [12_000_000_000_000, '12,000 GB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(formatSize(formats, bytes)).toBe(text);
  });
});

it('a day is the same in every time zone', () => {
  expect(formatDay(formats, '2026-03-01')).toBe('1 March 2026');
});

describe('a number of reviews', () => {
  it.each([
    ['1', '1 review'],
    ['1204', '1,204 reviews'],
    ['1,204', '1,204 reviews'],
    ['1.2K', '1.2K reviews'],
    ['', ''],
  ])('%o is described as %o', (text, words) => {
    expect(describeReviews(t, text)).toBe(words);
  });
});
