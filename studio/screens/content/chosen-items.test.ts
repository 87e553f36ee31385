import { describe, expect, it } from 'vitest';
import { applyChoice, countChosen, markChosen, noneChosen, selectionText } from './chosen-items.ts';

describe('the chosen rows of a long list', () => {
  it('are all rows, including those that are not loaded, until one is excluded', () => {
    const all = applyChoice(noneChosen, 'all', [1, 2, 3]);
    expect([countChosen(all, 100_000), markChosen(all, [1, 2, 3])]).toEqual([100_000, 'all']);
    const most = applyChoice(all, new Set([1, 3]), [1, 2, 3]);
    expect(countChosen(most, 100_000)).toBe(99_999);
    expect(markChosen(most, [2, 3, 4])).toEqual(new Set([3, 4]));
    expect(selectionText(most, 'state=hidden')).toBe('{"except":"2","search":"state=hidden"}');
  });

  it('stay chosen when others are loaded in their place', () => {
    const some = applyChoice(noneChosen, new Set([1, 2]), [1, 2, 3]);
    expect(markChosen(some, [7, 8])).toEqual(new Set([1, 2]));
    expect(selectionText(some, '')).toBe('{"ids":"1,2"}');
  });
});
