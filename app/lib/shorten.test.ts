import { expect, it } from 'vitest';
import { countGraphemes, shorten } from './shorten.ts';

it('counts and cuts by graphemes', () => {
  const family = '👨‍👩‍👧';
  expect(countGraphemes(`a${family}e\u0301`)).toBe(3);
  expect(shorten(family.repeat(3), 3)).toBe(family.repeat(3));
  expect(shorten(family.repeat(4), 3)).toBe(`${family.repeat(2)}…`);
  expect(shorten('', 3)).toBe('');
});

it('leaves no space before the ellipsis', () => {
  expect(shorten('one two three', 5)).toBe('one…');
});
