import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from './to-csv.ts';

it('keeps every text, and defuses formulas', () => {
  expect(csvLine(['=1+1', '@sum', '-', 'a,"b"', 7])).toBe(`'=1+1,'@sum,'-,"a,""b""",7\r\n`);
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2 }), (cells) => {
      const [read] = parse(csvLine(cells));
      expect(read?.map((cell, index) => (cell === cells[index] ? cell : cell.slice(1)))).toEqual(cells);
    }),
  );
});
