import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { createNumbersShelf, createShelf } from './shelf.server.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-shelf-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('a shelf returns all values in order and by position, in whatever order they are read', () => {
  const value = fc.oneof(
    fc.string(),
    fc.record({ text: fc.string({ maxLength: 40 }), list: fc.array(fc.nat()) }),
  );
  fc.assert(
    fc.property(
      fc.array(value),
      fc.array(fc.nat()),
      fc.integer({ min: 1, max: 20_000 }),
      (values, order, repeat) => {
        // Long texts fill several chunks.
        const stored = values.map((one) => ({ one, filling: 'x'.repeat(repeat) }));
        const shelf = createShelf<(typeof stored)[number]>({ dataDir });
        for (const [position, one] of stored.entries()) expect(shelf.add(one)).toBe(position);
        expect(shelf.length).toBe(stored.length);
        expect([...shelf]).toEqual(stored);
        for (const asked of order) {
          if (asked < stored.length) expect(shelf.at(asked)).toEqual(stored[asked]);
          else expect(() => shelf.at(asked)).toThrow(RangeError);
        }
      },
    ),
    { numRuns: 50 },
  );
});

it('a shelf of numbers returns its lists', () => {
  const list = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { size: 'large' });
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 100 }), (lists) => {
      const shelf = createNumbersShelf({ dataDir });
      for (const one of lists) shelf.add(Uint32Array.from(one));
      expect(Array.from(shelf, (numbers) => [...numbers])).toEqual(lists);
      expect([...shelf.at(lists.length - 1)]).toEqual(lists.at(-1));
    }),
    { numRuns: 50 },
  );
});

it('a shelf can be read while it grows', () => {
  const shelf = createShelf<string>({ dataDir });
  for (let count = 0; count < 300; count += 1) {
    shelf.add(`${count} ${'y'.repeat(2_000)}`);
    expect(shelf.at(count >> 1)).toMatch(new RegExp(`^${count >> 1} y`));
  }
});

it('the file of a shelf has no name', () => {
  createShelf<string>({ dataDir }).add('z'.repeat(100_000));
  expect(readdirSync(path.join(dataDir, 'scratch'))).toEqual([]);
});
