import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTitle, isRightToLeft } from './clean-title.ts';

describe('cleanTitle', () => {
  it.each([
    [' Two\n\twords ', 'Two words'],
    ['\u202Ereversed\u202C', 'reversed'],
    ['zero\u0000\u200Bwidth', 'zerowidth'],
    ['zero \u200B width', 'zero width'],
    ['Z\u0336\u0337\u0338\u0335\u0336\u0337a', 'Z\u0336\u0337\u0338a'],
    ['e\u0301t\u00E9', '\u00E9t\u00E9'],
  ])('%j is drawn as %j', (title, expected) => {
    expect(cleanTitle(title)).toBe(expected);
  });

  it('leaves no invisible characters in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        expect(cleanTitle(title)).not.toMatch(/\p{C}|\p{M}{4}|^\s|\s$|\s{2}/u);
      }),
    );
  });
});

describe('isRightToLeft', () => {
  it.each([
    ['Chess', false],
    ['شطرنج', true],
    ['2048: שלום', true],
    ['Chess شطرنج', false],
    ['2048', false],
  ])('of %j is %j', (text, expected) => {
    expect(isRightToLeft(text)).toBe(expected);
  });
});
