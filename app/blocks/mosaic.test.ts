import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mosaicBands, mosaicColumns, planMosaic, type MosaicBand, type MosaicSize } from './mosaic.server.ts';

/** Places tiles like a dense CSS grid and returns the rows, with `true` for filled cells. */
function placeDense(sizes: readonly MosaicSize[], band: MosaicBand): boolean[][] {
  const columns = mosaicColumns[band];
  const rows: boolean[][] = [];
  let firstOpen = 0;
  const cell = (row: number, column: number) => rows[row]?.[column] ?? false;
  for (const { span, big = [], wide = [] } of sizes) {
    const width = span ?? (big.includes(band) || wide.includes(band) ? 2 : 1);
    const height = wide.includes(band) || (span === 3 && band === 'phone') ? 1 : width;
    place: for (let row = firstOpen; ; row++) {
      for (let column = 0; column + width <= columns; column++) {
        const cells = Array.from({ length: height * width }, (_, index) => [
          row + Math.floor(index / width),
          column + (index % width),
        ]) as [number, number][];
        if (cells.some(([r, c]) => cell(r, c))) continue;
        for (const [r, c] of cells) (rows[r] ??= Array.from({ length: columns }, () => false))[c] = true;
        break place;
      }
    }
    while (rows[firstOpen]?.every(Boolean)) firstOpen++;
  }
  return rows;
}

const counts = fc.integer({ min: 1, max: 100 });

describe('planMosaic', () => {
  it('has a size for every tile for any number of tiles', () => {
    fc.assert(fc.property(counts, (count) => planMosaic(count).length === count));
  });

  it('leaves no cell empty in any width band from 30 tiles on', () => {
    for (let count = 30; count <= 100; count++) {
      for (const band of mosaicBands) {
        const rows = placeDense(planMosaic(count), band);
        expect(rows.flat().every(Boolean), `${count} tiles, ${band}`).toBe(true);
      }
    }
  });

  it('enlarges no tile in two ways at once', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom(...mosaicBands), (count, band) => {
        for (const { span, big = [], wide = [] } of planMosaic(count)) {
          const ways = [span !== undefined, big.includes(band), wide.includes(band)].filter(Boolean);
          expect(ways.length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
