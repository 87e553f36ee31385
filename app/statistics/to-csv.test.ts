import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine, withoutGuard } from './to-csv.ts';

it('keeps every text, and defuses formulas', () => {
  expect(csvLine(['=1+1', '@sum', '-', 'a,"b"', 7])).toBe(`'=1+1,'@sum,'-,"a,""b""",7\r\n`);
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constant("'+'")), { minLength: 2 }), (cells) => {
      const [read] = parse(csvLine(cells));
      expect(read?.map(withoutGuard)).toEqual(cells);
    }),
  );
});
