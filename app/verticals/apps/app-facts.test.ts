import { describe, expect, it } from 'vitest';
import { describePermission, formatDay, formatSize } from './app-facts.ts';

describe('a size in words', () => {
  it.each([
    [1, '1 kB'],
    [967_083, '967 kB'],
    [1_421_922, '1.4 MB'],
    [82_803_884, '83 MB'],
    [2_500_000_000, '2.5 GB'],
    [12_000_000_000_000, '12,000 GB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});

it('a day is the same in every time zone', () => {
  expect(formatDay('2026-03-01')).toBe('1 March 2026');
});

describe('a permission', () => {
  it('is described in plain words if many users ask about it', () => {
    expect(describePermission('android.permission.CAMERA')).toBe('Take pictures and record video');
  });

  it('is technical if an app defines it or few users ask about it', () => {
    expect(describePermission('android.permission.USE_FULL_SCREEN_INTENT')).toBeNull();
    expect(describePermission('org.lamp.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION')).toBeNull();
  });

  it('is shown unchanged if an operator wrote it', () => {
    expect(describePermission('Read your calendar')).toBe('Read your calendar');
  });
});
