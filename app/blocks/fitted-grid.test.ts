import { expect, test } from 'vitest';
import { cardGrid, columnsStyle, gridBands, largeTileGrid, planGrid, type GridBand } from './fitted-grid.ts';

/** Returns the number of empty cells in the last row. */
function emptyCells(count: number, grid: typeof cardGrid, band: GridBand, wantsLead: boolean): number {
  const { columns, isLed } = planGrid(count, grid, wantsLead)[band];
  const cells = count + (isLed ? 2 * grid[band].leadRows - 1 : 0);
  return (columns - (cells % columns)) % columns;
}

test.each([
  ['covers', largeTileGrid, false],
  ['cards', cardGrid, false],
  ['cards with a large first one', cardGrid, true],
])('%s leave at most two cells of the last row empty, whatever their number', (_name, grid, wantsLead) => {
  for (let count = 1; count <= 100; count += 1) {
    const empty = gridBands.map((band) => emptyCells(count, grid, band, wantsLead));
    expect(Math.max(...empty), `${count} entries`).toBeLessThanOrEqual(2);
  }
});

test('the preferred number of columns is used if it fills the rows', () => {
  const { desktop, wide } = planGrid(24, largeTileGrid, false);
  expect([desktop, wide]).toEqual([
    { columns: 4, isLed: false },
    { columns: 6, isLed: false },
  ]);
});

test('a few entries have as many columns as entries', () => {
  expect(planGrid(3, largeTileGrid, false).wide).toEqual({ columns: 3, isLed: false });
  expect(planGrid(1, cardGrid, true).desktop).toEqual({ columns: 1, isLed: false });
});

test('the first entry stays small in a grid without a large one', () => {
  const choice = {
    narrow: { columns: [3, 2], leadRows: 0 },
    wide: { columns: [6, 5, 4, 3], leadRows: 0 },
  } as const;
  for (let count = 1; count <= 100; count += 1) {
    const { narrow, wide } = planGrid(count, choice, false);
    expect([narrow.isLed, wide.isLed]).toEqual([false, false]);
  }
  expect(planGrid(10, choice, false)).toMatchObject({ narrow: { columns: 2 }, wide: { columns: 5 } });
  expect(columnsStyle(planGrid(12, choice, false))).toEqual({ '--narrow': 3, '--wide': 6 });
});

test('no other number of columns is worth an empty cell to keep the first entry small', () => {
  expect(planGrid(9, cardGrid, true).desktop).toEqual({ columns: 4, isLed: true });
  expect(planGrid(7, largeTileGrid, false).phone).toEqual({ columns: 2, isLed: true });
});
