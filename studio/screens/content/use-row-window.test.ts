import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentRow } from './content-row.ts';
import { addPage, findMissing } from './use-row-window.ts';

const row = (id: number): ContentRow => ({
  id,
  title: '',
  by: '',
  cover: null,
  position: id + 1,
  categories: [],
  tags: [],
  opens: 0,
  likes: 0,
  state: 'shown',
  fault: null,
  provider: '',
  isChanged: false,
  addedAt: 0,
  changedAt: 0,
});

/** The server's answer for a part of a list whose ids are the indices. */
const pageAt = (start: number, length: number, total: number) => ({
  start,
  total,
  rows: Array.from({ length: Math.max(0, Math.min(length, total - start)) }, (_, index) =>
    row(start + index),
  ),
});

describe('the window of a long list', () => {
  it('holds the visible rows after every jump and every scroll, in one piece', () => {
    const total = fc.integer({ min: 1, max: 5_000 });
    const tops = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });
    fc.assert(
      fc.property(total, tops, (count, jumps) => {
        let loaded = pageAt(0, 100, count) as ReturnType<typeof addPage>;
        for (const jump of jumps) {
          const first = Math.floor(jump * (count - 1));
          const end = Math.min(count, first + 20);
          for (let round = 0; round < 10; round += 1) {
            const missing = findMissing(loaded, { first, end });
            if (!missing) break;
            loaded = addPage(loaded, pageAt(missing.start, missing.length, count), missing.where);
          }
          expect(loaded.rows.map(({ id }) => id)).toEqual(
            loaded.rows.map((_, index) => loaded.start + index),
          );
          expect(loaded.start).toBeLessThanOrEqual(first);
          expect(loaded.start + loaded.rows.length).toBeGreaterThanOrEqual(end);
        }
      }),
    );
  });

  it('shows no row twice after the list has changed', () => {
    const loaded = pageAt(0, 100, 300);
    const shifted = { start: 100, total: 301, rows: pageAt(99, 100, 301).rows };
    expect(addPage(loaded, shifted, 'after')).toEqual(shifted);
    const moved = { start: 100, total: 300, rows: pageAt(99, 100, 300).rows };
    expect(addPage(loaded, moved, 'after')).toEqual(moved);
  });
});
