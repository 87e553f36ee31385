import { LRUCache } from 'lru-cache';

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
  /** Width and height in cells in every band. Exception: on phones, 3 means three columns and one row. */
  span?: 2 | 3;
  /** Bands in which the tile is two by two, to fill the last row. */
  big?: readonly MosaicBand[];
  /** Bands in which the tile is two by one, to fill the last row. */
  wide?: readonly MosaicBand[];
}

/** Indexes of the two tiles that have two by two cells in every band. The first tile has three by three cells. */
const largeIndexes = [3, 9];
/**
 * Possible indexes of the first tile that grows to two by two, the preferred one first. The preferred index continues
 * the pattern of `largeIndexes`.
 */
const firstBigs = [15, 13, 17, 11, 16];
const bigDistance = 6;
/** Indexes of the tiles that may grow to two by one. */
const wideIndexes = [6, 12, 18, 24, 30, 8, 14, 20, 26];

/** Maximum number of consecutive free tiles that grow to each size. */
const maxAdjacent = 6;

const plans = new LRUCache({ max: 200, memoMethod: computePlan });

/** The size of most tiles. They share one object, because the page data contains a shared object only once. */
const oneCell: MosaicSize = {};

/**
 * Plans the sizes of tiles: one of three by three cells, two of two by two, and the rest of one cell. In each band,
 * further tiles grow so that dense placement fills the last row. If there is no such arrangement, as with few tiles,
 * the last row is not filled. `isLastOnTouch` has an entry for each tile. It is `true` for the tiles that come last on
 * touch screens (spec LIST-8), where the rows are filled, too. The first tile is always first.
 */
export function planMosaic(isLastOnTouch: readonly boolean[]): readonly MosaicSize[] {
  return plans.memo(isLastOnTouch.map(Number).join(''));
}

/** `pattern` has a character for each tile: `1` if it comes last on touch screens, otherwise `0`. */
function computePlan(pattern: string): readonly MosaicSize[] {
  const order = Array.from(pattern, (_, index) => index);
  const isLast = (index: number) => index > 0 && pattern[index] === '1';
  const touchOrder = [...order.filter((index) => !isLast(index)), ...order.filter(isLast)];
  const tiles: Tiles = {
    orders: pattern.includes('1') ? [order, touchOrder] : [order],
    // A large tile that comes last would leave cells empty.
    candidates: order.filter((index) => index > 0 && !isLast(index)),
  };
  const larges = chooseTiles(tiles, largeIndexes, new Set());
  const grown = mosaicBands.map((band) => ({ band, ...growTiles(tiles, larges, band) }));
  return order.map((index): MosaicSize => {
    const span = spanOf(index, larges);
    const big = grown.filter(({ bigs }) => bigs.has(index)).map(({ band }) => band);
    const wide = grown.filter(({ wides }) => wides.has(index)).map(({ band }) => band);
    if (!span && big.length + wide.length === 0) return oneCell;
    return { ...(span && { span }), ...(big.length > 0 && { big }), ...(wide.length > 0 && { wide }) };
  });
}

interface Tiles {
  /** The orders in which browsers place the tiles. */
  orders: readonly (readonly number[])[];
  /** The tiles that may be larger than one cell. */
  candidates: readonly number[];
}

interface Grown {
  bigs: ReadonlySet<number>;
  wides: ReadonlySet<number>;
}

/** Returns the next free candidate at or after each preferred index. */
function chooseTiles(
  { candidates }: Tiles,
  preferred: readonly number[],
  taken: ReadonlySet<number>,
): ReadonlySet<number> {
  const chosen = new Set<number>();
  for (const start of preferred) {
    const index = candidates.find((one) => one >= start && !taken.has(one) && !chosen.has(one));
    if (index !== undefined) chosen.add(index);
  }
  return chosen;
}

function spanOf(index: number, larges: ReadonlySet<number>): 2 | 3 | undefined {
  if (index === 0) return 3;
  return larges.has(index) ? 2 : undefined;
}

/**
 * Returns the first arrangement that fills every row of a band in all orders of the tiles. If there is none, returns
 * the first arrangement that fills the rows in the first order. Arrangements with fewer wide tiles are tried first. If
 * no arrangement fills the rows, no tile grows.
 */
function growTiles(tiles: Tiles, larges: ReadonlySet<number>, band: MosaicBand): Grown {
  let fallback: Grown | null = null;
  for (const grown of listArrangements(tiles, larges, band)) {
    const fills = tiles.orders.map((order) =>
      fillsEveryRow(
        order.map((index) => cellsOf(index, band, { ...grown, larges })),
        mosaicColumns[band],
      ),
    );
    if (fills.every(Boolean)) return grown;
    if (fills[0]) fallback ??= grown;
  }
  return fallback ?? { bigs: new Set(), wides: new Set() };
}

/** Lists the possible arrangements of tiles, the preferred ones first. */
function* listArrangements(tiles: Tiles, larges: ReadonlySet<number>, band: MosaicBand): Generator<Grown> {
  yield* listRegularArrangements(tiles, larges, band);
  // If most tiles come last on touch screens, a regular arrangement may not fill the rows in both orders.
  if (tiles.orders.length > 1) yield* listOtherArrangements(tiles, larges);
}

/** Lists arrangements in which consecutive free tiles grow, beginning at each free tile in turn. */
function* listOtherArrangements({ candidates }: Tiles, larges: ReadonlySet<number>): Generator<Grown> {
  const free = candidates.filter((index) => !larges.has(index));
  for (let wideCount = 0; wideCount <= maxAdjacent; wideCount++) {
    for (let bigCount = 0; bigCount <= maxAdjacent; bigCount++) {
      for (const start of free.keys()) {
        const tiles = [...free.slice(start), ...free.slice(0, start)];
        const wides = new Set(tiles.slice(0, wideCount));
        yield { wides, bigs: new Set(tiles.slice(wideCount, wideCount + bigCount)) };
      }
    }
  }
}

function* listRegularArrangements(
  tiles: Tiles,
  larges: ReadonlySet<number>,
  band: MosaicBand,
): Generator<Grown> {
  const count = tiles.orders[0]?.length ?? 0;
  for (let wideCount = 0; wideCount <= wideIndexes.length; wideCount++) {
    const wides = chooseTiles(tiles, wideIndexes.slice(0, wideCount), larges);
    for (const start of firstBigs) {
      const maxBigs = Math.min(Math.max(0, Math.ceil((count - start) / bigDistance)), mosaicColumns[band]);
      for (let bigCount = 0; bigCount <= maxBigs; bigCount++) {
        const preferred = Array.from({ length: bigCount }, (_, index) => start + index * bigDistance);
        yield { bigs: chooseTiles(tiles, preferred, larges.union(wides)), wides };
      }
    }
  }
}

function cellsOf(
  index: number,
  band: MosaicBand,
  { bigs, wides, larges }: Grown & { larges: ReadonlySet<number> },
): TileCells {
  if (wides.has(index)) return { columns: 2, rows: 1 };
  const edge = spanOf(index, larges) ?? (bigs.has(index) ? 2 : 1);
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
