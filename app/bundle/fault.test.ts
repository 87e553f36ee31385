import { expect, it } from 'vitest';
import { isWithinPath } from './fault.ts';

it.each([
  ['translations.fi', true],
  ['translations.fi.title', true],
  ['translations.fi["ext.questions[0].text"]', true],
  ['translations.fi[0]', true],
  ['translations.fil.title', false],
  ['translations', false],
])('%s is inside translations.fi: %s', (path, isInside) => {
  expect(isWithinPath(path, 'translations.fi')).toBe(isInside);
});

it('no path is inside an empty one', () => {
  expect(isWithinPath('title', '')).toBe(false);
});
