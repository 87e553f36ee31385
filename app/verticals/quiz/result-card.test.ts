import { describe, expect, it } from 'vitest';
import { breakLines } from './result-card.ts';

const widthOf = (line: string) => [...line].length;

describe('lines of a card', () => {
  it('break between words and fit', () => {
    expect(breakLines('the quick brown fox', 10, widthOf, 3)).toEqual(['the quick', 'brown fox']);
    expect(breakLines('', 10, widthOf, 3)).toEqual([]);
  });

  it('break within words that are longer than a line', () => {
    expect(breakLines('クイズでわかるあなたの星座', 6, widthOf, 3)).toEqual([
      'クイズでわか',
      'るあなたの星',
      '座',
    ]);
    expect(breakLines('a Donaudampfschiff is', 8, widthOf, 4)).toEqual(['a', 'Donaudam', 'pfschiff', 'is']);
  });

  it('end with an ellipsis that fits if there are too many', () => {
    expect(breakLines('the quick brown fox jumps', 10, widthOf, 2)).toEqual(['the quick', 'brown fox…']);
    expect(breakLines('aaaa bbbb cccc dddd', 9, widthOf, 1)).toEqual(['aaaa bbb…']);
  });
});
