import { expect, it } from 'vitest';
import { fitColumns } from './fit-columns.ts';

const choices = { '--middle': [3, 2], '--wide': [4, 3, 2], '--widest': [6, 5, 4, 3] };

it.each([
  [12, 3, 4, 6],
  [6, 3, 3, 6],
  [4, 2, 4, 4],
  [10, 2, 2, 5],
])('%i apps fill rows of %i, %i and %i', (count, middle, wide, widest) => {
  expect(fitColumns(count, choices)).toEqual({ '--middle': middle, '--wide': wide, '--widest': widest });
});

it('a number that fills no row leaves as few cells empty as possible', () => {
  expect(fitColumns(11, choices)).toEqual({ '--middle': 3, '--wide': 4, '--widest': 6 });
  expect(fitColumns(13, choices)['--widest']).toBe(5);
});
