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

/** Plans tiles that have the same order on every screen. */
const planSame = (count: number) => planMosaic(Array.from({ length: count }, () => false));

describe('planMosaic', () => {
  it('has a size for every tile for any number of tiles', () => {
    fc.assert(fc.property(counts, (count) => planSame(count).length === count));
  });

  it('leaves no cell empty in any width band from 30 tiles on', () => {
    for (let count = 30; count <= 100; count++) {
      for (const band of mosaicBands) {
        const rows = placeDense(planSame(count), band);
        expect(rows.flat().every(Boolean), `${count} tiles, ${band}`).toBe(true);
      }
    }
  });

  it('leaves no cell empty on touch screens, where some tiles come last', () => {
    const lists = fc.array(fc.boolean(), { minLength: 30, maxLength: 60 });
    const bands = fc.constantFrom<MosaicBand>('phone', 'tablet', 'laptop', 'desktop', 'wide');
    const fewOnTouch = Array.from('0001111110111111110011110011110', (character) => character === '1');
    fc.assert(
      fc.property(lists, bands, (isLastOnTouch, band) => {
        const plan = planMosaic(isLastOnTouch);
        const isMoved = (_: MosaicSize, index: number) => index > 0 && isLastOnTouch[index] === true;
        const onTouch = [...plan.filter((tile, index) => !isMoved(tile, index)), ...plan.filter(isMoved)];
        for (const order of [plan, onTouch]) expect(placeDense(order, band).flat().every(Boolean)).toBe(true);
      }),
      { examples: [[fewOnTouch, 'desktop']] },
    );
  });

  it('enlarges no tile in two ways at once', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom(...mosaicBands), (count, band) => {
        for (const { span, big = [], wide = [] } of planSame(count)) {
          const ways = [span !== undefined, big.includes(band), wide.includes(band)].filter(Boolean);
          expect(ways.length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
