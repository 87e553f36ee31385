/** Columns of the mosaic in each width band, as in app.css. */
export const mosaicColumns = { phone: 3, tablet: 6, laptop: 8, desktop: 10, wide: 12, huge: 16 } as const;

export type MosaicBand = keyof typeof mosaicColumns;

export const mosaicBands = Object.keys(mosaicColumns) as readonly MosaicBand[];

/** Width and height of a tile in cells. */
interface TileCells {
  columns: number;
  rows: number;
}

/** The size of a tile. Every tile is shown in every width band. */
export interface MosaicSize {
  /** Width and height in cells in every band. On phones, 3 means three by one. */
  span?: 2 | 3;
  /** Bands in which the tile is two by two, to fill the last row. */
  big?: readonly MosaicBand[];
  /** Bands in which the tile is two by one, to fill the last row. */
  wide?: readonly MosaicBand[];
}

const spans: ReadonlyMap<number, 2 | 3> = new Map([
  [0, 3],
  [3, 2],
  [9, 2],
]);

/** Index of the first tile that may grow to two by two. It continues the pattern of `spans`. */
const firstBig = 15;
const bigDistance = 6;
/** Indexes of the tiles that may grow to two by one. */
const wideIndexes = [6, 12, 18, 24, 30, 8, 14, 20, 26];

const plans = new Map<number, readonly MosaicSize[]>();

/** The size of most tiles. Page data contains an object only once. */
const oneCell: MosaicSize = {};

/**
 * Plans the sizes of `count` tiles: one of three cells, two of two cells, and the rest of one cell. In each band,
 * further tiles grow so that dense placement fills the last row. If there is no such arrangement, as with few tiles,
 * the last row is not filled.
 */
export function planMosaic(count: number): readonly MosaicSize[] {
  const known = plans.get(count);
  if (known) return known;
  const grown = mosaicBands.map((band) => ({ band, ...growTiles(count, band) }));
  const plan = Array.from({ length: count }, (_, index): MosaicSize => {
    const span = spans.get(index);
    const big = grown.filter(({ bigs }) => bigs.has(index)).map(({ band }) => band);
    const wide = grown.filter(({ wides }) => wides.has(index)).map(({ band }) => band);
    if (!span && big.length + wide.length === 0) return oneCell;
    return { ...(span && { span }), ...(big.length > 0 && { big }), ...(wide.length > 0 && { wide }) };
  });
  plans.set(count, plan);
  return plan;
}

interface Grown {
  bigs: ReadonlySet<number>;
  wides: ReadonlySet<number>;
}

const none: Grown = { bigs: new Set(), wides: new Set() };

/** Finds the arrangement that fills every row of a band with the fewest wide tiles, then with the fewest big ones. */
function growTiles(count: number, band: MosaicBand): Grown {
  const columns = mosaicColumns[band];
  const maxLarge = Math.max(0, Math.ceil((count - firstBig) / bigDistance));
  for (let wideCount = 0; wideCount <= wideIndexes.length; wideCount++) {
    for (let bigCount = 0; bigCount <= Math.min(maxLarge, columns); bigCount++) {
      const wides = new Set(wideIndexes.slice(0, wideCount));
      const bigs = new Set(Array.from({ length: bigCount }, (_, index) => firstBig + index * bigDistance));
      const cells = Array.from({ length: count }, (_, index) => cellsOf(index, band, { bigs, wides }));
      if (fillsEveryRow(cells, columns)) return { bigs, wides };
    }
  }
  return none;
}

function cellsOf(index: number, band: MosaicBand, { bigs, wides }: Grown): TileCells {
  if (wides.has(index)) return { columns: 2, rows: 1 };
  const edge = spans.get(index) ?? (bigs.has(index) ? 2 : 1);
  return { columns: edge, rows: edge === 3 && band === 'phone' ? 1 : edge };
}

/** Places tiles like a dense CSS grid and reports whether no cell remains empty. */
function fillsEveryRow(tiles: readonly TileCells[], columns: number): boolean {
  const total = tiles.reduce((sum, tile) => sum + tile.columns * tile.rows, 0);
  if (total % columns !== 0) return false;
  const filled: boolean[] = [];
  let firstFree = 0;
  for (const tile of tiles) {
    placeDense(tile, columns, filled, firstFree);
    while (filled[firstFree]) firstFree++;
  }
  return filled.length === total;
}

/** Puts a tile into its first free position. Cells are counted row by row. */
function placeDense(tile: TileCells, columns: number, filled: boolean[], firstFree: number): void {
  for (let start = firstFree; ; start++) {
    if (filled[start] || (start % columns) + tile.columns > columns) continue;
    const cells = Array.from(
      { length: tile.columns * tile.rows },
      (_, cell) => start + Math.floor(cell / tile.columns) * columns + (cell % tile.columns),
    );
    if (cells.some((cell) => filled[cell])) continue;
    for (const cell of cells) filled[cell] = true;
    return;
  }
}
