import { expect, test } from 'vitest';
import { isSingleKey, readSingleKeys } from './single-keys.ts';

test('shortcuts of a character are single keys, also at the beginning of a sequence', () => {
  expect(['j', 'g t', 'Shift+?'].map(isSingleKey)).toEqual([true, true, true]);
  const others = ['$mod+k', '$mod+Shift+z', 'Alt+ArrowUp', 'Escape', 'Delete', 'ArrowDown'];
  expect(others.filter(isSingleKey)).toEqual([]);
});

test('single keys are on until a cookie says otherwise', () => {
  expect(readSingleKeys('')).toBe(true);
  expect(readSingleKeys('studio_theme=dark; studio_single_keys=off')).toBe(false);
  expect(readSingleKeys('studio_single_keys=offline')).toBe(true);
});
