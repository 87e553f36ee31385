import { describe, expect, it } from 'vitest';
import { mosaicBands, planMosaic, type MosaicSize } from './mosaic.ts';

const columns = { phone: 3, tablet: 6, laptop: 8, desktop: 10, wide: 12 };

/** Places tiles as a dense CSS grid does and gives the rows, filled cells as true. */
function placeDense(sizes: readonly MosaicSize[], band: keyof typeof columns): boolean[][] {
  const width = columns[band];
  const rows: boolean[][] = [];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? false;
  for (const { span = 1, hidden = [] } of sizes) {
    if (hidden.includes(band)) continue;
    const height = span === 3 && band === 'phone' ? 1 : span;
    place: for (let row = 0; ; row++) {
      for (let column = 0; column + span <= width; column++) {
        const cells = Array.from({ length: height * span }, (_, index) => [
          row + Math.floor(index / span),
          column + (index % span),
        ]) as [number, number][];
        if (cells.some(([r, c]) => cell(r, c))) continue;
        for (const [r, c] of cells) (rows[r] ??= Array.from({ length: width }, () => false))[c] = true;
        break place;
      }
    }
  }
  return rows;
}

describe('planMosaic', () => {
  it('leaves no hole at any width, whatever the number of tiles', () => {
    for (let count = 30; count <= 100; count++) {
      for (const band of mosaicBands) {
        const rows = placeDense(planMosaic(count), band);
        expect(rows.flat().every(Boolean), `${count} tiles, ${band}`).toBe(true);
      }
    }
  });

  it('leaves out less than one row of tiles', () => {
    const sizes = planMosaic(44);
    for (const band of mosaicBands) {
      const left = sizes.filter(({ hidden = [] }) => hidden.includes(band)).length;
      expect(left).toBeLessThan(columns[band]);
    }
  });
});
